import pg from "pg";

/**
 * The content of a database, table by table: the number of rows and an order-independent hash of them. Databases with
 * the same content have the same fingerprint.
 */
export async function fingerprintDatabase(databaseUrl: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const tables = await client.query<{ name: string }>(`SELECT relname AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> '_prisma_migrations' ORDER BY relname`);
    const prints: Record<string, string> = {};
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ print: string }>(
        `SELECT count(*) || ' ' || coalesce(md5(string_agg(row::text, '|' ORDER BY row::text)), '') AS print FROM "${name}" row`,
      );
      prints[name] = rows[0]?.print ?? "";
    }
    return prints;
  } finally {
    await client.end();
  }
}
