import { describe, expect, it } from "vitest";
import { findAnomalies } from "@/tests/faults/anomalies";
import type { Act, ActOutcome, AttemptView, RecordedAct } from "@/tests/faults/history";
import { readFinalView, runLife, type SectionForm } from "@/tests/faults/life";
import { BUGS, type Bug, ModelSite } from "@/tests/faults/model-site";

const FORMS: SectionForm[] = [
  { section: "cloze", names: ["cloze_1", "cloze_2", "cloze_3"], letters: ["A", "B", "C"] },
  { section: "scrittura", names: ["text"], letters: [] },
];

/** The anomalies of a whole life on the model. */
async function judge(seed: number, bug: Bug | null): Promise<{ anomalies: string[]; history: RecordedAct[] }> {
  const site = new ModelSite(FORMS, seed, bug);
  const life = runLife(site, { seed, forms: FORMS, devices: 3, acts: 40 });
  const { recorder, attempts } = await site.time.run(life);
  const finals = new Map<string, AttemptView>();
  for (const attempt of attempts) {
    const view = await site.time.run(readFinalView(site, attempt));
    if (view) finals.set(attempt, view);
  }
  return { anomalies: findAnomalies(recorder.entries, finals), history: recorder.entries };
}

const SEEDS = Array.from({ length: 40 }, (_, index) => index + 1);

describe("the history checker", () => {
  it("accepts a correct site, whatever the network does to it", async () => {
    const kinds = new Set<string>();
    for (const seed of SEEDS) {
      const { anomalies, history } = await judge(seed, null);
      expect({ seed, anomalies }).toEqual({ seed, anomalies: [] });
      for (const { act, outcome } of history) kinds.add(`${act.act} ${outcome.kind}`);
    }
    for (const act of ["start", "save", "read", "correct", "finish", "set aside"]) {
      for (const kind of ["ok", "unknown"]) expect(kinds).toContain(`${act} ${kind}`);
    }
  });

  it.each(BUGS)("detects a site with: %s", async (bug) => {
    const caught: number[] = [];
    for (const seed of SEEDS) {
      const { anomalies } = await judge(seed, bug);
      if (anomalies.length > 0) caught.push(seed);
    }
    expect(caught.length).toBeGreaterThan(SEEDS.length / 4);
  });

  it("replays the same life from the same seed", async () => {
    expect(await judge(7, null)).toEqual(await judge(7, null));
  });
});

describe("an anomaly is", () => {
  const OK: ActOutcome = { kind: "ok", result: {} };
  const save = (revision: number, value: string): Act => ({
    act: "save",
    attempt: "a",
    section: "cloze",
    answers: { cloze_1: value },
    revision,
  });
  const told = (revision: number): ActOutcome => ({ kind: "ok", result: { revision } });
  const entries = (...list: [Act, ActOutcome][]): RecordedAct[] =>
    list.map(([act, outcome], index) => ({ act, outcome, device: "d", startedAt: index * 2, endedAt: index * 2 + 1 }));
  const finalWith = (value: string, revision: number, marked: string | null = null) =>
    new Map<string, AttemptView>([
      [
        "a",
        {
          status: "active",
          sections: {
            cloze: {
              answers: { cloze_1: value },
              revision,
              locked: marked !== null,
              marks: marked === null ? null : { cloze_1: marked },
              score: null,
            },
          },
        },
      ],
    ]);

  it("a lost acknowledged answer, but not one that was never acknowledged", () => {
    const history = entries([save(1, "A"), told(1)], [save(2, "B"), { kind: "unknown" }]);
    expect(findAnomalies(history, finalWith("A", 1))).toEqual([]);
    expect(findAnomalies(history, finalWith("B", 2))).toEqual([]);
    expect(findAnomalies(history, finalWith("", 1))).toHaveLength(1);
  });

  it("an older answer that replaces a newer one, and a stored answer that was refused", () => {
    const history = entries(
      [save(1, "A"), { kind: "unknown" }],
      [save(2, "B"), told(2)],
      [save(2, "C"), { kind: "fail", reason: "newer_answers_saved" }],
    );
    expect(findAnomalies(history, finalWith("B", 2))).toEqual([]);
    expect(findAnomalies(history, finalWith("A", 2))).toHaveLength(1);
    expect(findAnomalies(history, finalWith("C", 2))).toHaveLength(1);
  });

  it("an answer accepted after the hand-in, and marks for another answer than the stored one", () => {
    const corrected: ActOutcome = { kind: "ok", result: { marks: { cloze_1: "A" } } };
    const handIn: Act = { act: "correct", attempt: "a", section: "cloze" };
    expect(findAnomalies(entries([save(1, "A"), told(1)], [handIn, corrected]), finalWith("A", 1, "A"))).toEqual([]);
    const late = entries([save(1, "A"), told(1)], [handIn, corrected], [save(2, "B"), told(2)]);
    expect(findAnomalies(late, finalWith("B", 2, "A"))).toHaveLength(2);
  });

  it("a second attempt, unless the first was set aside", () => {
    const start = (attempt: string): [Act, ActOutcome] => [{ act: "start" }, { kind: "ok", result: { attempt } }];
    expect(findAnomalies(entries(start("a"), start("b")), new Map())).toHaveLength(1);
    const aside: [Act, ActOutcome] = [{ act: "set aside", attempt: "a" }, OK];
    expect(findAnomalies(entries(start("a"), aside, start("b")), new Map())).toEqual([]);
  });
});
