/** Runs a script of SQL statements on a database, whole: for the programs that set databases up. */
import { PrismaPg } from "@prisma/adapter-pg";

/**
 * @param url the database's address
 * @param script statements, sent as they are in one piece, so PostgreSQL runs them as one transaction
 */
export async function runSql(url: string, script: string): Promise<void> {
  const adapter = await new PrismaPg({ connectionString: url, max: 1 }, { onPoolError: () => {} }).connect();
  try {
    await adapter.underlyingDriver().query(script);
  } finally {
    await adapter.dispose();
  }
}

/** Whether the database server has a database of this name. */
export async function hasDatabase(adminUrl: string, name: string): Promise<boolean> {
  const adapter = await new PrismaPg({ connectionString: adminUrl, max: 1 }).connect();
  try {
    const found = await adapter.underlyingDriver().query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
    return found.rowCount === 1;
  } finally {
    await adapter.dispose();
  }
}
