import pg from "pg";

/** Runs `work` on a connection of its own. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs a script in one piece, so PostgreSQL runs it as one transaction. */
export async function runSql(url: string, script: string): Promise<void> {
  await withClient(url, (client) => client.query(script));
}

export async function hasDatabase(adminUrl: string, name: string): Promise<boolean> {
  const select = "SELECT 1 FROM pg_database WHERE datname = $1";
  return withClient(adminUrl, async (client) => (await client.query(select, [name])).rowCount === 1);
}

/**
 * As `withClient`, for statements that may take longer than the database's own limit. Only by the address of the database
 * itself: a pooler in transaction mode would pass the setting on to the site.
 */
export function withUnlimitedClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  return withClient(url, async (client) => {
    await client.query("SET statement_timeout = 0");
    return work(client);
  });
}

/** Runs `work` under an advisory lock. Its connection is its own and never idle, so that no pooler reassigns it. */
export function whileLocked<T>(url: string, lock: number, work: () => Promise<T>): Promise<T> {
  return withUnlimitedClient(url, async (client) => {
    // The lock may be held for minutes. Closing the connection releases it.
    await client.query("SELECT pg_advisory_lock($1)", [lock]);
    return work();
  });
}
