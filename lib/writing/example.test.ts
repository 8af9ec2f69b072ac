import { expect, it } from "vitest";
import { exampleCorrection } from "@/lib/writing/example";

it("the example's errors are at the given positions, and correcting them gives its corrected text", () => {
  const { originalText, correctedText, errors } = exampleCorrection((name) => name);
  for (const { start, end, original, correctedStart, correctedEnd, corrected } of errors) {
    expect(originalText.slice(start, end)).toBe(original);
    expect(correctedText.slice(correctedStart, correctedEnd)).toBe(corrected);
  }
  const mended = errors.reduce((text, { original, corrected }) => text.replace(original, corrected), originalText);
  expect(mended).toBe(correctedText);
});
