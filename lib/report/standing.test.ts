import { describe, expect, it } from "vitest";
import { describeStanding, latestAbilities, listFinished, PEOPLE, toPeople } from "@/lib/report/standing";
import { makeCard, makeFinished } from "@/tests/support/simulation-cards";

const first = makeFinished({ scrittura: 6 }, { id: "first" });
const second = makeFinished({ scrittura: null, lettura: 8, cloze: 7 }, { id: "second" });

describe("the abilities on the dashboard", () => {
  it("have the marks of the latest attempt that has one, the weakest first, and name that attempt", () => {
    expect(latestAbilities([second, first])).toEqual([
      { ability: "scrittura", score: 6, passed: false, attemptId: "first" },
      { ability: "lettura", score: 7.5, passed: true, attemptId: "second" },
      { ability: "ascolto", score: 10, passed: true, attemptId: "second" },
    ]);
  });

  it("come last while they wait for their first mark, and are absent if writings get no marks", () => {
    expect(latestAbilities([second]).at(-1)).toMatchObject({ ability: "scrittura", score: null, passed: null });
    const details = { ...first.sectionDetails.scrittura, score: null, maxScore: null, pending: false, passed: null };
    const unmarked = { ...first, sectionDetails: { ...first.sectionDetails, scrittura: details } };
    expect(latestAbilities([unmarked]).map(({ ability }) => ability)).toEqual(["ascolto", "lettura"]);
  });

  it("do not count an attempt that was set aside, and put the latest one first", () => {
    const aside = makeFinished({}, { id: "aside", setAside: true });
    const later = makeFinished({}, { id: "later", date: "2026-11-22T10:00:00.000Z" });
    const cards = [makeCard(1, { completedAttempts: [first, aside] }), makeCard(2, { completedAttempts: [later] })];
    expect(listFinished(cards).map(({ id }) => id)).toEqual(["later", "first"]);
  });
});

describe("the sentence above the figures", () => {
  const standingOf = (scores: Parameters<typeof makeFinished>[0]) =>
    describeStanding(latestAbilities([makeFinished(scores)]));

  it("names every ability under 7", () => {
    const description = standingOf({ scrittura: 6, ascolto1: 6, ascolto2: 7 });
    expect(description).toMatchObject({
      kind: "missing",
      abilities: [{ ability: "scrittura" }, { ability: "ascolto" }],
    });
  });

  it("otherwise names 9 as the aim, until the weakest ability reaches it", () => {
    expect(standingOf({ scrittura: 7 })).toEqual({ kind: "aim" });
    expect(standingOf({ scrittura: 9 })).toEqual({ kind: "safe" });
  });

  it("makes no statement about all abilities while a mark is missing", () => {
    expect(standingOf({ scrittura: null, lettura: 8, cloze: 8 })).toEqual({ kind: "waiting" });
    expect(standingOf({ scrittura: null, ascolto1: 12, ascolto2: 12 })).toEqual({ kind: "waiting" });
    expect(standingOf({ scrittura: null, ascolto1: 6, ascolto2: 7 })).toMatchObject({ kind: "missing" });
    expect(describeStanding([{ ability: "scrittura", score: null, passed: null, attemptId: "a" }])).toEqual({
      kind: "waiting",
    });
  });
});

describe("people instead of a percentage", () => {
  const readiness = { written: { from: 50, to: 70 } };

  it("are twenty: those who pass, those who may, and the others", () => {
    expect(toPeople(readiness, 3)).toEqual({ pass: 10, maybe: 4, fail: 6 });
    for (let from = 5; from <= 95; from += 5)
      for (let to = from; to <= 95; to += 5) {
        const people = toPeople({ written: { from, to } }, 2);
        expect(Object.values(people ?? {}).reduce((sum, count) => sum + count, 0)).toBe(PEOPLE);
        expect((people?.pass ?? 0) * 5).toBe(from);
      }
  });

  it("are shown from the second finished simulation on", () => {
    expect([0, 1].map((finished) => toPeople(readiness, finished))).toEqual([null, null]);
    expect(toPeople(readiness, 2)).not.toBeNull();
    expect(toPeople(null, 5)).toBeNull();
  });
});
