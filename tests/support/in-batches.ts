/**
 * Does something many times, some at once: more at once than a slow machine can serve would only wait in line until the
 * database is given up.
 * @returns what each time gave
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
