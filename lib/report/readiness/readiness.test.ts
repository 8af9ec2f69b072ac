import { describe, expect, it } from "vitest";
import { type AttemptResponses, questionPassChance } from "@/lib/report/readiness/question-ability";
import { estimateReadiness } from "@/lib/report/readiness/readiness";
import { writingPassChance } from "@/lib/report/readiness/writing-ability";
import { makeResponses } from "@/tests/support/simulated-learners";

const asAtTheExam = (responses: AttemptResponses["responses"]): AttemptResponses => ({ responses, weight: 1 });
const listening = (choices: number, first: number, second: number) =>
  asAtTheExam([
    ...makeResponses(3, 6, choices, null),
    ...makeResponses(2, 6, first, "t1"),
    ...makeResponses(2, 6, second, "t2"),
  ]);
const reading = (statements: number, gaps: number) =>
  asAtTheExam([...makeResponses(2, 12, statements, "text"), ...makeResponses(3, 6, gaps, null)]);

const WORKED = {
  ascolto: [listening(4, 4, 4), listening(4, 5, 4), listening(5, 5, 4)],
  lettura: [reading(9, 3), reading(10, 4), reading(9, 4)],
  scrittura: [7, 8, 7].map((score) => ({ score, weight: 1 })),
};

describe("the worked example", () => {
  it.each([
    [1, 0.8, 0.79, 0.64],
    [2, 0.82, 0.85, 0.72],
    [3, 0.87, 0.85, 0.7],
  ])("after %i simulations", (simulations, ascolto, lettura, scrittura) => {
    const near = (value: number) => expect.closeTo(value, 2);
    expect(questionPassChance("ascolto", WORKED.ascolto.slice(0, simulations)).chance).toEqual(near(ascolto));
    expect(questionPassChance("lettura", WORKED.lettura.slice(0, simulations)).chance).toEqual(near(lettura));
    expect(writingPassChance(WORKED.scrittura.slice(0, simulations)).chance).toEqual(near(scrittura));
  });

  it("has 80% intervals", () => {
    const { low, high } = questionPassChance("ascolto", WORKED.ascolto);
    expect(Math.abs(low - 0.72)).toBeLessThan(0.01);
    expect(Math.abs(high - 0.97)).toBeLessThan(0.01);
    const read = questionPassChance("lettura", WORKED.lettura);
    expect(Math.abs(read.low - 0.68)).toBeLessThan(0.01);
    expect(Math.abs(read.high - 0.96)).toBeLessThan(0.01);
  });

  it("is shown as a range in steps of five with its word, the weakest ability first", () => {
    const readiness = estimateReadiness(WORKED);
    expect(readiness).toMatchObject({ simulations: 3, written: { from: 50, to: 70 }, word: "uncertain" });
    expect(readiness?.abilities.map(({ ability, middle }) => [ability, middle])).toEqual([
      ["scrittura", 70],
      ["lettura", 85],
      ["ascolto", 85],
    ]);
  });
});

describe("the displayed readiness", () => {
  it("is empty while an ability has not been measured", () => {
    expect(estimateReadiness({ ...WORKED, scrittura: [] })).toBeNull();
    expect(estimateReadiness({ ascolto: [], lettura: [], scrittura: [] })).toBeNull();
  });

  it("uses only listening and reading if the writing gets no marks", () => {
    const told = estimateReadiness({ ...WORKED, scrittura: null });
    const whole = estimateReadiness(WORKED);
    expect(told?.abilities).toEqual(whole?.abilities.filter(({ ability }) => ability !== "scrittura"));
    expect(told?.written.from).toBeGreaterThan(whole?.written.from ?? 100);
  });

  it("is never above 95 nor below 5", () => {
    const best = { ascolto: Array(5).fill(listening(6, 6, 6)), lettura: Array(5).fill(reading(12, 6)) };
    const top = estimateReadiness({ ...best, scrittura: Array(5).fill({ score: 12, weight: 1 }) });
    expect(top?.written).toEqual({ from: 95, to: 95 });
    expect(top?.word).toBe("veryLikely");
    const worst = { ascolto: Array(5).fill(listening(0, 0, 0)), lettura: Array(5).fill(reading(0, 0)) };
    const bottom = estimateReadiness({ ...worst, scrittura: Array(5).fill({ score: 0, weight: 1 }) });
    expect(bottom?.written).toEqual({ from: 5, to: 5 });
    expect(bottom?.word).toBe("unlikely");
  });

  it("never falls with one more right answer", () => {
    const chance = (right: number) =>
      questionPassChance("ascolto", [listening(right % 7, Math.min(6, right), 4), listening(3, 4, right % 7)]).chance;
    const one = (choices: number, first: number, second: number) =>
      questionPassChance("ascolto", [listening(3, 4, 4), listening(choices, first, second)]).chance;
    for (let right = 0; right < 6; right += 1) {
      expect(one(right + 1, 3, 3)).toBeGreaterThan(one(right, 3, 3));
      expect(one(3, right + 1, 3)).toBeGreaterThan(one(3, right, 3));
      expect(one(3, 3, right + 1)).toBeGreaterThan(one(3, 3, right));
    }
    expect(chance(5)).toBeGreaterThan(chance(1));
  });

  it("changes less if a simulation has a lower weight", () => {
    const first = listening(6, 6, 6);
    const full = questionPassChance("ascolto", [first]).chance;
    const half = questionPassChance("ascolto", [{ ...first, weight: 0.5 }]).chance;
    const none = questionPassChance("ascolto", []).chance;
    expect(half).toBeLessThan(full);
    expect(half).toBeGreaterThan(none);
    const marks = (weight: number) => writingPassChance([{ score: 11, weight }]).chance;
    expect(marks(0.5)).toBeLessThan(marks(1));
    expect(marks(0.5)).toBeGreaterThan(writingPassChance([]).chance);
  });
});
