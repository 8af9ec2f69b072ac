import "server-only";
import { createHash } from "node:crypto";

/** About twice the number of statements the site has; lists of varying length add more. */
const MAX_NAMES = 500;

/** `pg` plans an unnamed statement for a single use. */
const UNNAMED = "";

type Statement = { sql: string; args: readonly unknown[] };

/**
 * Names prepared statements by the hash of their text, so names never collide across pooled connections. Statements
 * without parameters (BEGIN, COMMIT) get no name. Of the others only the first `maxNames` get one, because a connection
 * keeps every prepared plan until it closes.
 */
export function createStatementNamer(maxNames = MAX_NAMES): (statement: Statement) => string {
  const names = new Map<string, string>();
  return ({ sql, args }) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (args.length === 0 || names.size >= maxNames) return UNNAMED;
    const name = createHash("sha256").update(sql).digest("base64url");
    names.set(sql, name);
    return name;
  };
}
