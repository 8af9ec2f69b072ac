import pg from "pg";

/**
 * Counts the statements this process sends to PostgreSQL while something runs, on the wire's own terms: whatever a
 * query turns into is counted.
 */
export async function countStatements(work: () => Promise<void>): Promise<number> {
  const original = pg.Client.prototype.query;
  let count = 0;
  pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
    count += 1;
    return Reflect.apply(original, this, args);
  };
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original;
  }
  return count;
}
