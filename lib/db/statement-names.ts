import "server-only";
import { createHash } from "node:crypto";

/** How many statements have a name; the site has about half as many, lists of many lengths may make more. */
const MOST_NAMES = 500;

/** What `pg` takes for a statement without a name: it is planned for this one time. */
const UNNAMED = "";

type Statement = { sql: string; args: readonly unknown[] };

/**
 * Makes the function that names prepared statements, so that a connection plans each of them once. A name is
 * the hash of its text: no connection, whoever used it before, can hold another statement under it. Statements without parameters (BEGIN, COMMIT) have none, nor has what comes after the first
 * `most` texts: a connection keeps what it has planned as long as it lives.
 */
export function makeStatementNames(most = MOST_NAMES): (statement: Statement) => string {
  const names = new Map<string, string>();
  return ({ sql, args }) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (args.length === 0 || names.size >= most) return UNNAMED;
    const name = createHash("sha256").update(sql).digest("base64url");
    names.set(sql, name);
    return name;
  };
}
