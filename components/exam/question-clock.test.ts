import { describe, expect, it } from "vitest";
import { QuestionClock } from "@/components/exam/question-clock";

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
  it("is what passed since the answer before it", () => {
    const { clock, pass } = startClock();
    pass(12);
    clock.credit("q_1");
    pass(30);
    clock.credit("q_3");
    expect(clock.secondsOf(KEYS)).toEqual({ q_1: 12, q_3: 30 });
    expect(clock.secondsOf(["q_2"])).toEqual({});
  });

  it("does not count while the page is out of sight, and grows when a question is taken up again", () => {
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

  it("begins when its section is opened, also out of sight", () => {
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

  it("of somebody who went away without closing the page is ten minutes at most", () => {
    const { clock, pass } = startClock();
    pass(86_400);
    clock.credit("q_1");
    expect(clock.secondsOf(KEYS)).toEqual({ q_1: 600 });
  });

  it("goes on from what the server knows of earlier visits", () => {
    const { clock, pass } = startClock({ q_1: 40, q_2: 9 });
    pass(2);
    clock.credit("q_1");
    expect(clock.secondsOf(KEYS)).toEqual({ q_1: 42, q_2: 9 });
  });
});
