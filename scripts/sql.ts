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
