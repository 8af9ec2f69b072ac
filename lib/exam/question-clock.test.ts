import { describe, expect, it } from "vitest";
import { QuestionClock } from "@/lib/exam/question-clock";

function startClock(known: Record<string, number> = {}) {
  let time = 5000;
  const clock = new QuestionClock(known, () => time);
  const pass = (seconds: number) => {
    time += seconds * 1000;
  };
  return { clock, pass };
}

const KEYS = ["q_1", "q_2", "q_3"];

describe("the time spent on a question", () => {
  it("is the time since the previous answer", () => {
    const { clock, pass } = startClock();
    pass(12);
    clock.credit("q_1");
    pass(30);
    clock.credit("q_3");
    expect(clock.secondsOf(KEYS)).toEqual({ q_1: 12, q_3: 30 });
    expect(clock.secondsOf(["q_2"])).toEqual({});
  });

  it("excludes time while the page is hidden, and grows when the learner returns to a question", () => {
    const { clock, pass } = startClock();
    pass(10);
    clock.pause();
    clock.pause();
    pass(3600);
    clock.resume();
    clock.resume();
    pass(5);
    clock.credit("q_1");
    pass(7);
    clock.credit("q_1");
    expect(clock.secondsOf(KEYS)).toEqual({ q_1: 22 });
  });

  it("begins when its section is opened, even if hidden", () => {
    const { clock, pass } = startClock();
    pass(100);
    clock.pause();
    clock.restart();
    pass(50);
    clock.resume();
    pass(4);
    clock.credit("q_1");
    expect(clock.secondsOf(KEYS)).toEqual({ q_1: 4 });
  });

  it("is at most ten minutes if the learner leaves the page open", () => {
    const { clock, pass } = startClock();
    pass(86_400);
    clock.credit("q_1");
    expect(clock.secondsOf(KEYS)).toEqual({ q_1: 600 });
  });

  it("continues from the time of earlier visits on the server", () => {
    const { clock, pass } = startClock({ q_1: 40, q_2: 9 });
    pass(2);
    clock.credit("q_1");
    expect(clock.secondsOf(KEYS)).toEqual({ q_1: 42, q_2: 9 });
  });
});
