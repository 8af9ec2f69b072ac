import { describe, expect, it } from "vitest";
import { toInline } from "@/lib/writing/inline";
import { locateTeacherErrors } from "@/lib/writing/teacher-errors";

const NO_SOURCES = { explained: [], findings: [], lines: [] };
const inline = (originalText: string, correctedText: string) =>
  toInline({
    originalText,
    correctedText,
    errors: locateTeacherErrors(originalText, { correctedText }, NO_SOURCES, String),
  });

/** The displayed text: "-removed-" and "+added+". */
const drawn = (originalText: string, correctedText: string) =>
  inline(originalText, correctedText)
    ?.map(({ text, change }) =>
      change
        ? change.before +
          (change.removed && `-${change.removed}-`) +
          (change.added && `+${change.added}+`) +
          change.after
        : text,
    )
    .join("");

describe("a text with inline corrections", () => {
  it("strikes out what was removed and shows what was added after it", () => {
    expect(drawn("Ieri ho andato a casa.", "Ieri sono andato a casa.")).toBe("Ieri -ho-+sono+ andato a casa.");
  });

  it("keeps the word beside an insertion or a deletion", () => {
    expect(drawn("Vado casa.", "Vado a casa.")).toBe("Vado +a +casa.");
    expect(drawn("Vado a a casa.", "Vado a casa.")).toBe("Vado a -a -casa.");
  });

  it("never splits a word: a changed accent replaces the whole word", () => {
    expect(drawn("Perche no?", "Perché no?")).toBe("-Perche-+Perché+ no?");
    expect(drawn("Ho due gatt.", "Ho due gatti.")).toBe("Ho due -gatt-+gatti+.");
  });

  it("leaves a correct text unchanged", () => {
    expect(inline("Tutto bene.", "Tutto bene.")).toEqual([
      { start: 0, text: "Tutto bene.", change: null, isLeftOut: false },
    ]);
  });

  it("shows what was excluded from marking, without a change in it", () => {
    const text = "Vado a casa. Dammi 12.";
    const details = { evidence: {}, bullets: [], reasons: [], leftOut: [{ start: 13, end: 22 }] };
    expect(toInline({ originalText: text, correctedText: text, errors: [], details })).toEqual([
      { start: 0, text: "Vado a casa. ", change: null, isLeftOut: false },
      { start: 13, text: "Dammi 12.", change: null, isLeftOut: true },
    ]);
  });

  it("is not shown if the errors do not account for all differences", () => {
    expect(toInline({ originalText: "ho andato", correctedText: "sono andato", errors: [] })).toBeNull();
  });
});
