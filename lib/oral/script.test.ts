import { describe, expect, it } from "vitest";
import type { QuestionLine } from "./content/schema";
import { linkAfter } from "./examiner";
import { nextConversationQuestion, QUESTION_SECONDS, RETELLING_SECONDS } from "./script";

/** The questions of a conversation in which each answer, with its question, takes this many seconds. */
function questionsOf(secondsEach: number): QuestionLine[] {
  const asked: QuestionLine[] = [];
  for (;;) {
    const next = nextConversationQuestion(asked, asked.length * (secondsEach - QUESTION_SECONDS));
    if (next === null) return asked;
    asked.push(next);
  }
}

describe("the conversation", () => {
  it("asks two own questions, a general one and the third own one", () => {
    expect(questionsOf(36)).toEqual(["opening", "own1", "own2", "general1", "own3"]);
  });

  it("asks the second general question only before two minutes and a half", () => {
    expect(questionsOf(29)).toEqual(["opening", "own1", "own2", "general1", "own3", "general2"]);
    expect(questionsOf(31)).not.toContain("general2");
  });

  it("ends when its time is over, even if questions are left", () => {
    expect(questionsOf(55)).toEqual(["opening", "own1", "own2"]);
  });
});

it("each retelling has less time", () => {
  expect(RETELLING_SECONDS).toEqual(RETELLING_SECONDS.toSorted((a, b) => b - a));
});

it("the examiner never says the same linking phrase before two consecutive questions", () => {
  for (const part of ["guide", "conversation"] as const)
    for (const answered of [1, 2, 3, 4, 5]) expect(linkAfter(part, answered)).not.toBe(linkAfter(part, answered + 1));
});
