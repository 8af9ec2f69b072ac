import { describe, expect, it } from "vitest";
import { isFull, MAX_WRITING_LENGTH } from "@/lib/exam/word-count";

describe("a text", () => {
  it("is full at the length at which a field truncates a paste, even with a character of two code units", () => {
    expect(isFull("a".repeat(MAX_WRITING_LENGTH))).toBe(true);
    expect(isFull("a".repeat(MAX_WRITING_LENGTH - 1))).toBe(true);
    expect(isFull("a".repeat(MAX_WRITING_LENGTH - 2))).toBe(false);
  });
});
