import { describe, expect, it } from "vitest";
import type { ExaminerMove } from "@/lib/oral/turn-taking";
import { advanceClock, type ClockEvent, readClock, startClock } from "./conversation-clock";

const CONVERSATION = { isConversation: true, isFirstQuestion: false };
const TICK_MS = 100;

type Step = readonly [kind: ClockEvent["kind"], atMs: number];

/** Runs the steps with a tick every tenth of a second. @returns the moves, with the time of each */
function play(steps: readonly Step[], untilMs: number, question = CONVERSATION) {
  let state = startClock(question);
  const moves: [ExaminerMove, number][] = [];
  const send = (event: ClockEvent) => {
    const result = advanceClock(state, event);
    state = result.state;
    if (result.move !== "wait") moves.push([result.move, event.atMs]);
  };
  for (let now = 0; now <= untilMs; now += TICK_MS) {
    for (const [kind, atMs] of steps) if (atMs >= now - TICK_MS && atMs < now) send({ kind, atMs });
    send({ kind: "tick", atMs: now });
  }
  return { moves, state };
}

describe("the clock of a question", () => {
  it("does not run while the examiner speaks", () => {
    expect(play([], 60_000).moves).toEqual([]);
  });

  it("repeats the question after eight seconds of silence, and moves on after fifteen, without the repetition", () => {
    const steps = [
      ["examiner-ends", 1000],
      ["examiner-ends", 13_000],
    ] as const;
    expect(play(steps, 30_000).moves).toEqual([
      ["repeat", 9000],
      ["move-on", 20_000],
    ]);
  });

  it("reassures at the first question", () => {
    const { moves } = play([["examiner-ends", 0]], 9000, { isConversation: false, isFirstQuestion: true });
    expect(moves).toEqual([["calm", 8000]]);
  });

  it("goes on two seconds and a half after the last word, and never while somebody speaks", () => {
    const steps = [
      ["examiner-ends", 0],
      ["speech", 7900],
      ["silence", 12_000],
      ["speech", 14_400],
      ["silence", 16_000],
    ] as const;
    expect(play(steps, 30_000).moves).toEqual([["next", 18_500]]);
  });

  it("moves on sooner once the candidate has spoken for twenty seconds", () => {
    const steps = [
      ["examiner-ends", 0],
      ["speech", 1000],
      ["silence", 21_000],
    ] as const;
    expect(play(steps, 30_000).moves).toEqual([["next", 22_500]]);
  });

  it("asks again after an answer of a word or two, once, and restarts the count", () => {
    const steps = [
      ["examiner-ends", 0],
      ["speech", 1000],
      ["silence", 2000],
      ["examiner-ends", 7000],
      ["speech", 8000],
      ["silence", 9000],
    ] as const;
    expect(play(steps, 30_000).moves).toEqual([
      ["ask-again", 4500],
      ["next", 11_500],
    ]);
  });

  it("waits equally long if the candidate says nothing after the question was asked again", () => {
    const steps = [
      ["examiner-ends", 0],
      ["speech", 1000],
      ["silence", 2000],
      ["examiner-ends", 7000],
    ] as const;
    expect(play(steps, 16_000).moves).toEqual([
      ["ask-again", 4500],
      ["repeat", 15_000],
    ]);
  });

  it("restarts the count when the candidate has the question repeated", () => {
    const steps = [
      ["examiner-ends", 0],
      ["speech", 1000],
      ["silence", 9000],
      ["examiner-starts", 11_000],
      ["examiner-ends", 13_000],
      ["speech", 20_500],
      ["silence", 21_500],
    ] as const;
    expect(play(steps, 24_500).moves).toEqual([["ask-again", 24_000]]);
    expect(play(steps.slice(0, 5), 30_000).moves).toEqual([["repeat", 21_000]]);
  });

  it("mistakes neither a cough nor the end of the examiner's speech for an answer", () => {
    const steps = [
      ["speech", 500],
      ["examiner-ends", 1000],
      ["silence", 1200],
      ["speech", 4000],
      ["silence", 4200],
    ] as const;
    expect(play(steps, 10_000).moves).toEqual([["repeat", 9000]]);
  });

  it("stops during a pause, whose silence does not count", () => {
    const steps = [
      ["examiner-ends", 0],
      ["pause", 2000],
      ["resume", 60_000],
    ] as const;
    expect(play(steps, 70_000).moves).toEqual([["repeat", 66_000]]);
  });

  it("counts speech before and after a pause", () => {
    const steps = [
      ["examiner-ends", 0],
      ["speech", 1000],
      ["pause", 5000],
      ["resume", 9000],
      ["silence", 11_000],
    ] as const;
    const { state } = play(steps, 11_100);
    expect(readClock(state, 12_000)).toEqual({ spokenMs: 6000, silentMs: 1000 });
  });

  it("returns each move once", () => {
    const { moves } = play(
      [
        ["examiner-ends", 0],
        ["speech", 100],
        ["silence", 4000],
      ],
      60_000,
    );
    expect(moves).toEqual([["next", 6500]]);
  });
});
