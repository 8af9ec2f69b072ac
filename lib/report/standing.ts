import type { CompletedAttempt } from "@/lib/exam/cards";
import { ABILITIES } from "@/lib/exam/sections";
import { type Ability, judgeAbilities, weakestFirst } from "@/lib/exam/verdict";
import { TARGET_SCORE } from "@/lib/report/readiness/readiness";
import type { Readiness } from "@/lib/report/readiness/schema";

/** An ability as the latest attempt that has its mark shows it. */
export type Standing = Ability & { attemptId: string };

/** The attempts that count, latest first. */
export function listFinished(cards: readonly { completedAttempts: readonly CompletedAttempt[] }[]): CompletedAttempt[] {
  return cards
    .flatMap(({ completedAttempts }) => completedAttempts)
    .filter(({ setAside }) => !setAside)
    .toSorted((a, b) => b.date.localeCompare(a.date));
}

/**
 * The abilities of the real exam with their latest marks, weakest first, unmarked ones last.
 * @param finished latest first
 */
export function latestAbilities(finished: readonly CompletedAttempt[]): Standing[] {
  const judged = finished.flatMap(({ id, sectionDetails }) =>
    judgeAbilities(sectionDetails).map((ability): Standing => ({ ...ability, attemptId: id })),
  );
  const latest = ABILITIES.flatMap((name) => {
    const own = judged.filter(({ ability }) => ability === name);
    return own.find(({ score }) => score !== null) ?? own[0] ?? [];
  });
  return latest.toSorted(weakestFirst);
}

/**
 * A learner's standing, in one sentence: `missing` abilities are below the pass mark; otherwise the weakest is to `aim`
 * higher, or `safe`; `waiting` while a mark is missing.
 */
export type StandingDescription = { kind: "missing"; abilities: Standing[] } | { kind: "aim" | "safe" | "waiting" };

/** @param abilities weakest first */
export function describeStanding(abilities: readonly Standing[]): StandingDescription {
  const missing = abilities.filter(({ passed }) => passed === false);
  if (missing.length > 0) return { kind: "missing", abilities: missing };
  const scores = abilities.map(({ score }) => score);
  if (scores.length === 0 || scores.includes(null)) return { kind: "waiting" };
  return { kind: scores.some((score) => score !== null && score < TARGET_SCORE) ? "aim" : "safe" };
}

/** Below this number of finished simulations the chance of passing is not shown: a single one is too uncertain. */
const MIN_FINISHED = 2;

export const PEOPLE = 20;

/** Of 20 people with the same results: `pass` do, `maybe` may, `fail` do not. */
export type People = { pass: number; maybe: number; fail: number };

/** A range of percentages in steps of 5 as people of 20; null before the second finished simulation. */
export function toPeople(readiness: Pick<Readiness, "written"> | null, finished: number): People | null {
  if (!readiness || finished < MIN_FINISHED) return null;
  const toCount = (percent: number) => Math.round((percent * PEOPLE) / 100);
  const [pass, most] = [toCount(readiness.written.from), toCount(readiness.written.to)];
  return { pass, maybe: most - pass, fail: PEOPLE - most };
}
