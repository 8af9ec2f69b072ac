import pg from "pg";

/** Lists the SQL statements that this process sends while `work` runs. */
export async function listStatements(work: () => Promise<void>): Promise<string[]> {
  const original = pg.Client.prototype.query;
  const statements: string[] = [];
  pg.Client.prototype.query = function listed(this: pg.Client, ...args: unknown[]) {
    const [query] = args;
    statements.push(
      typeof query === "object" && query !== null && "text" in query ? String(query.text) : String(query),
    );
    return Reflect.apply(original, this, args);
  };
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original;
  }
  return statements;
}

/** How many statements this process sends to PostgreSQL while something runs. */
export async function countStatements(work: () => Promise<void>): Promise<number> {
  return (await listStatements(work)).length;
}
