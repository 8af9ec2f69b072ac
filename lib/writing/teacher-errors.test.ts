import { describe, expect, it } from "vitest";
import { locateTeacherErrors } from "@/lib/writing/teacher-errors";

describe("the errors of a text corrected by a teacher", () => {
  it("are at the differences and keep existing explanations", () => {
    const text = "Io ho andato a casa, perchè piove.";
    const [auxiliary] = locateTeacherErrors(text, "Io sono andato a casa, perchè piove.", []);
    if (!auxiliary) throw new Error("no error found");
    const explained = { ...auxiliary, type: "grammaticale" as const, explanation: "Vuole «essere»." };
    const errors = locateTeacherErrors(text, "Io sono andato a casa, perché piove.", [explained]);
    expect(errors.map(({ id, original, corrected, type }) => [id, original, corrected, type])).toEqual([
      [1, "ho", "sono", "grammaticale"],
      [2, "perchè", "perché", "altro"],
    ]);
    for (const { start, end, original } of errors) expect(text.slice(start, end)).toBe(original);
  });

  it("are empty if nothing was changed", () => {
    expect(locateTeacherErrors("Va bene.", "Va bene.", [])).toEqual([]);
  });
});
