import { describe, expect, it } from "vitest";
import { nextDraftStep } from "@/lib/writing/draft-step";

const rewriting = { isRewriting: true, isMarking: true };
const again = { isRewriting: false, isMarking: true };
const marked = (number: number) => ({ number, result: {}, wait: null });
const unmarked = (number: number, needsTeacher = false) => ({ number, result: null, wait: { needsTeacher } });

describe("the next draft step", () => {
  it("is the draft already begun, whatever else exists", () => {
    expect(nextDraftStep(2, marked(1), rewriting)).toEqual({ kind: "write", number: 2 });
    expect(nextDraftStep(4, unmarked(3), again)).toEqual({ kind: "write", number: 4 });
  });

  it("is a first text if there is none, and nothing after the third draft of a writing", () => {
    expect(nextDraftStep(null, null, again)).toEqual({ kind: "write", number: 1 });
    expect(nextDraftStep(null, marked(1), rewriting)).toEqual({ kind: "write", number: 2 });
    expect(nextDraftStep(null, marked(2), rewriting)).toEqual({ kind: "write", number: 3 });
    expect(nextDraftStep(null, marked(3), rewriting)).toEqual({ kind: "over" });
    expect(nextDraftStep(null, marked(3), again)).toEqual({ kind: "write", number: 4 });
  });

  it("waits for pending marks, and not for those that nobody gives", () => {
    expect(nextDraftStep(null, unmarked(2), rewriting)).toEqual({ kind: "wait", number: 2 });
    expect(nextDraftStep(null, unmarked(2, true), rewriting)).toEqual({ kind: "write", number: 3 });
    expect(nextDraftStep(null, unmarked(2), { ...rewriting, isMarking: false })).toEqual({ kind: "write", number: 3 });
    expect(nextDraftStep(null, unmarked(3), { ...rewriting, isMarking: false })).toEqual({ kind: "over" });
  });
});
