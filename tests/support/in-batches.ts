/**
 * Runs `work` many times with limited concurrency, so that a slow machine does not time out on the database.
 * @returns the result of each run
 */
export async function inBatches<T>(times: number, work: (index: number) => Promise<T>, atOnce = 40): Promise<T[]> {
  const results: T[] = [];
  while (results.length < times) {
    const from = results.length;
    const size = Math.min(atOnce, times - from);
    results.push(...(await Promise.all(Array.from({ length: size }, (_, index) => work(from + index)))));
  }
  return results;
}
