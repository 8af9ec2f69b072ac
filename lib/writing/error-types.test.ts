import { describe, expect, it } from "vitest";
import { classifyChange } from "@/lib/writing/error-types";

describe("the kind of a change", () => {
  it.each([
    ["perchè", "perché", "ortografico"],
    ["E", "È", "ortografico"],
    ["anno", "hanno", "ortografico"],
    ["Anna", "Anna,", "ortografico"],
    ["in la", "nella", "grammaticale"],
    ["ho", "sono", "grammaticale"],
    ["casa", "a casa", "grammaticale"],
    ["lo ", "", "grammaticale"],
    ["sempre mangio", "mangio sempre", "sintattico"],
    ["casa", "casa bella", "sintattico"],
    ["corragio", "coraggio", null],
    ["vano", "vanno", null],
    ["sala", "stanza", null],
  ])('"%s" changed to "%s": %s', (original, corrected, kind) => {
    expect(classifyChange({ original, corrected })).toBe(kind);
  });
});
