import { PrismaPg } from "@prisma/adapter-pg";

async function query(url: string, sql: string, values?: unknown[]) {
  const adapter = await new PrismaPg({ connectionString: url, max: 1 }, { onPoolError: () => {} }).connect();
  try {
    return await adapter.underlyingDriver().query(sql, values);
  } finally {
    await adapter.dispose();
  }
}

/** Runs a script in one piece, so PostgreSQL runs it as one transaction. */
export async function runSql(url: string, script: string): Promise<void> {
  await query(url, script);
}

export async function hasDatabase(adminUrl: string, name: string): Promise<boolean> {
  const found = await query(adminUrl, "SELECT 1 FROM pg_database WHERE datname = $1", [name]);
  return found.rowCount === 1;
}

/** Runs `work` under an advisory lock. Its connection is its own and never idle, so that no pooler reassigns it. */
export async function whileLocked<T>(url: string, lock: number, work: () => Promise<T>): Promise<T> {
  const adapter = await new PrismaPg({ connectionString: url, max: 1 }, { onPoolError: () => {} }).connect();
  const client = await adapter.underlyingDriver().connect();
  try {
    // Overrides the database's own limit: the lock may be held for minutes.
    await client.query("SET statement_timeout = 0");
    await client.query("SELECT pg_advisory_lock($1)", [lock]);
    return await work();
  } finally {
    // Closing the connection releases the lock.
    client.release(true);
    await adapter.dispose();
  }
}
