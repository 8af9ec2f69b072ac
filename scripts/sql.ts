/** SQL for the programs that set databases up. */
import { PrismaPg } from "@prisma/adapter-pg";

async function query(url: string, sql: string, values?: unknown[]) {
  const adapter = await new PrismaPg({ connectionString: url, max: 1 }, { onPoolError: () => {} }).connect();
  try {
    return await adapter.underlyingDriver().query(sql, values);
  } finally {
    await adapter.dispose();
  }
}

/**
 * @param url the database's address
 * @param script statements, sent as they are in one piece, so PostgreSQL runs them as one transaction
 */
export async function runSql(url: string, script: string): Promise<void> {
  await query(url, script);
}

/** Whether the database server has a database of this name. */
export async function hasDatabase(adminUrl: string, name: string): Promise<boolean> {
  const found = await query(adminUrl, "SELECT 1 FROM pg_database WHERE datname = $1", [name]);
  return found.rowCount === 1;
}

/**
 * Does some work while a lock of the database is held, one for everybody who names this number. Whoever wants it too waits.
 * The connection that holds it is this one's own and never rests, so that no pool gives it away meanwhile.
 */
export async function whileLocked<T>(url: string, lock: number, work: () => Promise<T>): Promise<T> {
  const adapter = await new PrismaPg({ connectionString: url, max: 1 }, { onPoolError: () => {} }).connect();
  const client = await adapter.underlyingDriver().connect();
  try {
    // Whatever limit the database sets its own: who holds the lock may take minutes.
    await client.query("SET statement_timeout = 0");
    await client.query("SELECT pg_advisory_lock($1)", [lock]);
    return await work();
  } finally {
    // With its connection the lock is gone.
    client.release(true);
    await adapter.dispose();
  }
}
