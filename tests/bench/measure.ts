/** Measurements side by side: what is compared runs in turn, forwards and then backwards, so that a machine's moods meet all alike. */
import type { Driver, Load, Outcome } from "./driver.ts";
import { type Spent, spentOn } from "./processes.ts";

export type Run = Outcome & { spent: Spent };

/** A load and what our processes spent on it. */
export async function runLoad(driver: Driver, load: Load): Promise<Run> {
  const outcomes: Outcome[] = [];
  const spent = await spentOn(async () => outcomes.push(await driver.send(load)));
  const [outcome] = outcomes;
  if (!outcome) throw new Error("nothing came of the load");
  return { ...outcome, spent };
}

/** @returns the runs of each load, one a round */
export async function runInTurn<N extends string>(
  driver: Driver,
  loads: Record<N, Load>,
  rounds: number,
): Promise<Record<N, Run[]>> {
  const names = Object.keys(loads).filter((name): name is N => name in loads);
  const runs = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<N, Run[]>;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed())
      runs[name].push(await runLoad(driver, loads[name]));
  }
  return runs;
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** One thing beside another: their medians, and the ratio of each round. */
export type Comparison = { ours: number; other: number; ratio: number; lowest: number; highest: number };

/** @param read the figure of a run that is compared */
export function compare(ours: readonly Run[], others: readonly Run[], read: (run: Run) => number): Comparison {
  const ratios = ours.flatMap((run, round) => {
    const other = others[round];
    return other ? [read(run) / read(other)] : [];
  });
  return {
    ours: median(ours.map(read)),
    other: median(others.map(read)),
    ratio: median(ratios),
    lowest: Math.min(...ratios),
    highest: Math.max(...ratios),
  };
}

/** Processor milliseconds of an answer, the database's included. */
export function processorMs({ spent, answered }: Run): number {
  return ((spent.server + spent.database + spent.raw) * 1000) / answered;
}
