import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { MendedErrors } from "@/components/writing/drafts/draft-result";
import { FlaggedPassages } from "@/components/writing/drafts/flagged-passages";
import { CorrectionOverview, MarkHead, WritingCorrection } from "@/components/writing/writing-correction";
import type { Flaw } from "@/lib/writing/mended";
import type { HandedInDraft } from "@/lib/writing/queries/drafts";
import type { WritingError, WritingResult } from "@/lib/writing/schema";
import { toItalianMarkup } from "@/tests/support/markup";

const TEXT = "Ieri ho andato a casa perchè pioveva.";

function error(original: string, corrected: string, type: WritingError["type"]): WritingError {
  const start = TEXT.indexOf(original);
  const end = start + original.length;
  return {
    id: start,
    type,
    original,
    corrected,
    explanation: "",
    start,
    end,
    correctedStart: start,
    correctedEnd: end,
  };
}

const auxiliary = error("ho andato", "sono andato", "grammaticale");
const accent = error("perchè", "perché", "ortografico");

const resultWith = (...errors: WritingError[]): WritingResult => ({
  score: 6,
  estimatedScore: 6,
  passed: false,
  criteria: { efficacia: 2, stile: 1, morfosintassi: 1, lessico: 1, ortografia: 1 },
  feedback: "Controlla gli ausiliari.",
  overallFeedback: "Controlla gli ausiliari.",
  originalText: TEXT,
  correctedText: "Ieri sono andato a casa perché pioveva.",
  errors,
  source: "ai",
  ai_generated: true,
  teacherAsked: false,
  details: null,
});

describe("a corrected writing", () => {
  const result = resultWith(auxiliary, accent);
  const parts = { result, head: createElement(MarkHead, { result }), noErrors: null };

  it("shows its mark once, then its errors in groups, the largest expanded, then its text", () => {
    const html = toItalianMarkup(createElement(WritingCorrection, parts));
    expect(html.match(/>6\/12</g)).toHaveLength(1);
    expect(html.indexOf("Grammaticale: 1")).toBeGreaterThan(0);
    expect(html.indexOf("Grammaticale: 1")).toBeLessThan(html.indexOf("Testo originale"));
    expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1);
  });

  it("shows first which errors are repeated, explains each once, and quotes the sentence of every error", () => {
    const originalText = "Sono de Roma. Vengo de casa. Ieri ho andato via.";
    const at = (words: string, right: string, explanation: string): WritingError => {
      const start = originalText.indexOf(words);
      return {
        ...error("", right, "grammaticale"),
        id: start,
        original: words,
        explanation,
        start,
        end: start + words.length,
      };
    };
    const rule = "La preposizione è «di».";
    const errors = [at("de Roma", "di Roma", rule), at("de casa", "di casa", rule), at("ho", "sono", "Con andare.")];
    const repeated = { ...result, originalText, errors };
    const html = toItalianMarkup(createElement(WritingCorrection, { ...parts, result: repeated }));
    const text = html.replaceAll(/<[^>]*>/g, "");
    expect(text.indexOf("2 volte: si scrive «di» invece di «de»")).toBeGreaterThan(0);
    expect(text.indexOf("2 volte")).toBeLessThan(text.indexOf("Grammaticale: 3"));
    expect(text.split("Grammaticale: 3")[1]?.split("Testo originale")[0]?.split(rule)).toHaveLength(2);
    for (const sentence of ["«Sono de Roma.»", "«Vengo de casa.»", "«Ieri ho andato via.»"])
      expect(text).toContain(sentence);
    expect(toItalianMarkup(createElement(WritingCorrection, parts))).not.toContain("si ripetono");
  });

  it("shows its errors and their patterns before feedback and both texts, in a dialog as on a page", () => {
    for (const view of [WritingCorrection, CorrectionOverview]) {
      const html = toItalianMarkup(createElement(view, { ...parts, result: resultWith(auxiliary, auxiliary, accent) }));
      const at = ["2 volte", "Grammaticale: 2", result.feedback, "Testo originale"].map((words) => html.indexOf(words));
      expect(at[0]).toBeGreaterThan(0);
      expect(at).toEqual(at.toSorted((a, b) => a - b));
    }
  });

  it("is praised for having no errors only if it passed, or if the AI gave no mark", () => {
    const praised = (marks: Partial<WritingResult>) => {
      const shown = { ...parts, result: { ...resultWith(), ...marks } as WritingResult, noErrors: "Ottimo Lavoro!" };
      const views = [WritingCorrection, CorrectionOverview];
      return views.map((view) => toItalianMarkup(createElement(view, shown)).includes("Ottimo Lavoro!"));
    };
    const unmarked = { score: null, estimatedScore: null, passed: null, criteria: null };
    expect(praised({ score: 12, passed: true })).toEqual([true, true]);
    expect(praised({ score: 3, passed: false, source: "teacher" })).toEqual([false, false]);
    expect(praised({ ...unmarked, source: "teacher" })).toEqual([false, false]);
    expect(praised(unmarked)).toEqual([true, true]);
  });

  it("has a short dialog: all groups collapsed, no points per criterion", () => {
    const html = toItalianMarkup(createElement(CorrectionOverview, parts));
    expect(html).toContain("2 errori trovati");
    expect(html).not.toMatch(/<details[^>]* open=""/);
    expect(html).not.toContain("Punti per ogni criterio");
  });
});

describe("a second draft", () => {
  const comma = { original: "", corrected: "," };
  const word = { original: "fragila", corrected: null };
  const show = (before: Flaw[], latest: Flaw[]) => toItalianMarkup(createElement(MendedErrors, { before, latest }));

  it("says how many errors are fixed, and names the remaining ones", () => {
    const html = show([auxiliary, accent, comma, word], [accent, comma, word]);
    expect(html).toContain("Hai corretto 1 errore su 4.");
    expect(html).toContain("Da correggere ancora: «perchè», «,» e «fragila»");
  });

  it("names no error if all are fixed, and shows nothing if the first draft had none", () => {
    expect(show([auxiliary], [])).toContain("Hai corretto 1 errore su 1.");
    expect(show([auxiliary], [])).not.toContain("Da correggere");
    expect(show([], [accent])).toBe("");
  });
});

describe("the passages to fix in a draft", () => {
  const draft = (number: number, ...errors: WritingError[]): HandedInDraft => {
    const result = resultWith(...errors);
    return { id: `${number}`, number, text: TEXT, option: "A", basicCheck: null, result, wait: null };
  };
  const show = (earlier: HandedInDraft | undefined) =>
    toItalianMarkup(createElement(FlaggedPassages, { draft: draft(2, auxiliary, accent), earlier, spelling: null }));

  it("do not show the right form after the first draft", () => {
    expect(show(undefined)).not.toMatch(/sono andato|perché/);
  });

  it("show the right form after two drafts, only for passages that are wrong in both", () => {
    expect(show(draft(1, auxiliary))).toContain("Si scrive «sono andato».");
    expect(show(draft(1, auxiliary))).not.toContain("perché");
  });
});
