import { describe, expect, it } from "vitest";
import { groupErrors, groupRepeated, listPatterns } from "@/lib/writing/error-groups";
import type { WritingError } from "@/lib/writing/schema";

describe("the groups of errors", () => {
  it("are ordered by their number, with what was not understood on its own", () => {
    const error = (id: number, type: WritingError["type"], isUnclear = false) =>
      ({ id, type, isUnclear }) as WritingError;
    const errors = [
      error(1, "grammaticale"),
      error(2, "ortografico"),
      error(3, "ortografico"),
      error(4, "lessicale", true),
    ];
    expect(groupErrors(errors).map(({ kind, errors: own }) => [kind, own.map(({ id }) => id)])).toEqual([
      ["ortografico", [2, 3]],
      ["grammaticale", [1]],
      ["unclear", [4]],
    ]);
  });
});

describe("errors that are repeated", () => {
  const error = (original: string, corrected: string, more: Partial<WritingError> = {}) =>
    ({ id: 0, type: "grammaticale", original, corrected, ...more }) as WritingError;
  const short = (errors: readonly WritingError[]) =>
    groupRepeated(errors).map((group) => [group.wrong, group.right, group.errors.length]);

  it("are grouped by the words that change, whatever the words beside them", () => {
    expect(short([error("de Roma", "di Roma"), error("De", "Di"), error("casa", "a casa")])).toEqual([
      ["de", "di", 2],
      ["", "a", 1],
    ]);
    expect(short([error("Lunedì", "lunedì"), error("Lunedì", "lunedì"), error("Anna", "Anna,")])).toEqual([
      ["Lunedì", "lunedì", 2],
      ["Anna", "Anna,", 1],
    ]);
  });

  it("are not grouped if their kinds differ, or if they were not understood", () => {
    expect(short([error("la", "il"), error("la", "il", { type: "lessicale" })])).toHaveLength(2);
    expect(short([1, 2].map((id) => error("gruva", "gruva", { id, isUnclear: true })))).toHaveLength(2);
  });

  it("are patterns: at most three, the most frequent first, each made more than once", () => {
    const times = (count: number, wrong: string) => Array.from({ length: count }, () => error(wrong, `${wrong}x`));
    const patterns = listPatterns([times(2, "a"), times(4, "b"), times(1, "c"), times(2, "d"), times(3, "e")].flat());
    expect(patterns.map(({ wrong, errors }) => [wrong, errors.length])).toEqual([
      ["b", 4],
      ["e", 3],
      ["a", 2],
    ]);
  });
});
