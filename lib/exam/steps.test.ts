import { describe, expect, it } from "vitest";
import { stepIndexOf, toSteps } from "@/lib/exam/steps";

describe("the steps of a section", () => {
  it("are single questions if each has its own text, or none has a title", () => {
    expect(toSteps([{ id: 1, title: "Testo 1" }, { id: 2, title: "Testo 2" }, { id: 3 }, { id: 4 }])).toEqual([
      { title: "Testo 1", ids: [1] },
      { title: "Testo 2", ids: [2] },
      { title: null, ids: [3] },
      { title: null, ids: [4] },
    ]);
  });

  it("group the questions of one text", () => {
    const steps = toSteps([1, 2, 3, 4].map((id) => ({ id, title: id < 3 ? "Testo 1" : "Testo 2" })));
    expect(steps.map(({ ids }) => ids)).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect([1, 2, 3, 4].map((id) => stepIndexOf(steps, id))).toEqual([0, 0, 1, 1]);
  });

  it("start with the first one if the requested question does not exist", () => {
    expect(stepIndexOf(toSteps([{ id: 1 }, { id: 2 }]), 9)).toBe(0);
  });
});
