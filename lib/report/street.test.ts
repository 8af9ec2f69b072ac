import { describe, expect, it } from "vitest";
import { splitTitle, toStops } from "@/lib/report/street";
import { makeCard, makeFinished } from "@/tests/support/simulation-cards";

const closed = { id: "a234567890", status: "closed", mode: "practice" } as const;
const active = { id: "b234567890", status: "active", mode: "practice" } as const;
const finishedCard = (id: number, scores: Parameters<typeof makeFinished>[0]) =>
  makeCard(id, { lastSession: closed, completedAttempts: [makeFinished(scores)] });

describe("the street", () => {
  it("has a stop with its state for each simulation, and shows the learner at the next one", () => {
    const cards = [finishedCard(1, {}), finishedCard(2, { lettura: 3 }), finishedCard(3, { scrittura: null })];
    const stops = toStops([...cards, makeCard(4, { canStart: true }), makeCard(5, { canStart: true })]);
    expect(stops.map(({ state }) => state)).toEqual(["passed", "failed", "pending", "todo", "todo"]);
    expect(stops.filter(({ isHere }) => isHere).map(({ card }) => card.id)).toEqual([4]);
  });

  it("the learner is shown at an open attempt, and nowhere if no simulation can be started", () => {
    const open = makeCard(2, { lastSession: active });
    expect(toStops([makeCard(1, { canStart: true }), open]).map(({ isHere }) => isHere)).toEqual([false, true]);
    expect(toStops([makeCard(1), makeCard(2)]).map(({ isHere }) => isHere)).toEqual([false, false]);
  });

  it("an attempt that was set aside does not change the state of its stop", () => {
    const aside = makeFinished({}, { setAside: true });
    const again = makeCard(1, { lastSession: active, completedAttempts: [aside] });
    const fresh = makeCard(2, { canStart: true, completedAttempts: [aside] });
    expect(toStops([again, fresh]).map(({ state, result }) => [state, result])).toEqual([
      ["active", null],
      ["todo", null],
    ]);
  });
});

describe("the title of a simulation", () => {
  it("is shown as its theme beside its number", () => {
    expect(splitTitle("Simulazione 3: casa, salute e lavoro")).toEqual({
      prefix: "Simulazione 3: ",
      theme: "Casa, salute e lavoro",
    });
    expect(splitTitle("Prova generale")).toEqual({ prefix: "", theme: "Prova generale" });
  });
});
