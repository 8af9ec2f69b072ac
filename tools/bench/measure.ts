import type { Driver, Load, LoadResult } from "./driver.ts";
import { type CpuSeconds, measureCpuSeconds } from "./processes.ts";

export type Run = LoadResult & { spent: CpuSeconds };

export async function runLoad(driver: Driver, load: Load): Promise<Run> {
  const outcomes: LoadResult[] = [];
  const spent = await measureCpuSeconds(async () => outcomes.push(await driver.send(load)));
  const [outcome] = outcomes;
  if (!outcome) throw new Error("the load returned no result");
  return { ...outcome, spent };
}

/** Runs loads in turn, forwards then backwards, so that drift affects all alike. @returns each load's runs */
export async function runInTurn(driver: Driver, loads: readonly Load[], rounds: number): Promise<Run[][]> {
  const measured = loads.map((load) => ({ load, runs: [] as Run[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { load, runs } of round % 2 === 0 ? measured : measured.toReversed())
      runs.push(await runLoad(driver, load));
  }
  return measured.map(({ runs }) => runs);
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(half)] ?? Number.NaN) + (sorted[Math.ceil(half)] ?? Number.NaN)) / 2;
}

/** Medians of two series, and median, lowest and highest of the ratios per round. */
export type Comparison = ReturnType<typeof compare>;

/** Compares runs round by round. @param read the figure to compare */
export function compare(ours: readonly Run[], others: readonly Run[], read: (run: Run) => number) {
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
    failed: [...ours, ...others].reduce((sum, run) => sum + run.failed, 0),
  };
}

/** Processor milliseconds per response, database included. */
export function processorMs({ spent, answered }: Run): number {
  return ((spent.server + spent.database + spent.raw) * 1000) / answered;
}
