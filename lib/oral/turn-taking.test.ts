import { describe, expect, it } from "vitest";
import { type AnswerSoFar, chooseMove } from "./turn-taking";

const moveOf = (answer: Partial<AnswerSoFar>) =>
  chooseMove({
    spokenSeconds: 0,
    silentSeconds: 0,
    isConversation: true,
    isFirstQuestion: false,
    isRepeated: false,
    isAskedAgain: false,
    ...answer,
  });

describe("the examiner, to a silent candidate,", () => {
  it("repeats the question after eight seconds, once, and moves on after fifteen", () => {
    expect(moveOf({ silentSeconds: 7.9 })).toBe("wait");
    expect(moveOf({ silentSeconds: 8 })).toBe("repeat");
    expect(moveOf({ silentSeconds: 14.9, isRepeated: true })).toBe("wait");
    expect(moveOf({ silentSeconds: 15, isRepeated: true })).toBe("move-on");
  });

  it("is reassuring at the first question", () => {
    expect(moveOf({ silentSeconds: 8, isFirstQuestion: true })).toBe("calm");
  });
});

describe("the examiner, to a candidate who pauses,", () => {
  it("waits two seconds and a half, and less once twenty seconds were spoken", () => {
    expect(moveOf({ spokenSeconds: 10, silentSeconds: 2.4 })).toBe("wait");
    expect(moveOf({ spokenSeconds: 10, silentSeconds: 2.5 })).toBe("next");
    expect(moveOf({ spokenSeconds: 20, silentSeconds: 1.4 })).toBe("wait");
    expect(moveOf({ spokenSeconds: 20, silentSeconds: 1.5 })).toBe("next");
  });

  it("asks again after less than three seconds of speech, once, and only in the conversation", () => {
    expect(moveOf({ spokenSeconds: 1, silentSeconds: 2.5 })).toBe("ask-again");
    expect(moveOf({ spokenSeconds: 1, silentSeconds: 2.5, isAskedAgain: true })).toBe("next");
    expect(moveOf({ spokenSeconds: 1, silentSeconds: 2.5, isConversation: false })).toBe("next");
    expect(moveOf({ spokenSeconds: 3, silentSeconds: 2.5 })).toBe("next");
  });
});
