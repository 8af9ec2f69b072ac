import pg from "pg";

/** EXPLAINs every read that this process sends while `work` runs. */
export async function explainReads(work: () => Promise<unknown>): Promise<string[]> {
  const original = pg.Client.prototype.query;
  const reads: { text: string; values: unknown[] }[] = [];
  pg.Client.prototype.query = function watched(this: pg.Client, ...args: unknown[]) {
    const read = toRead(args[0]);
    if (read) reads.push(read);
    return Reflect.apply(original, this, args);
  };
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original;
  }
  const client = new pg.Client({ connectionString: process.env["DATABASE_URL"] });
  await client.connect();
  try {
    const plans: string[] = [];
    for (const { text, values } of reads) {
      const { rows } = await client.query<{ "QUERY PLAN": string }>(`EXPLAIN ${text}`, values);
      plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
    }
    return plans;
  } finally {
    await client.end();
  }
}

function toRead(query: unknown): { text: string; values: unknown[] } | null {
  if (typeof query !== "object" || query === null || !("text" in query)) return null;
  const text = String(query.text);
  if (!/^\s*(SELECT|WITH)\b/i.test(text)) return null;
  return { text, values: "values" in query && Array.isArray(query.values) ? query.values : [] };
}
