import { describe, expect, it } from "vitest";
import { isFull, MAX_WRITING_LENGTH } from "@/lib/exam/word-count";

describe("a text", () => {
  it("is full where a field cuts what is pasted into it, a character of two units included", () => {
    expect(isFull("a".repeat(MAX_WRITING_LENGTH))).toBe(true);
    expect(isFull("a".repeat(MAX_WRITING_LENGTH - 1))).toBe(true);
    expect(isFull("a".repeat(MAX_WRITING_LENGTH - 2))).toBe(false);
  });
});
