import "server-only";
import { type StudentQuery, type StudentSort, toTerms } from "@/lib/admin/student-query";
import { Prisma } from "@/prisma/generated/client";

/** Up to here the list counts exactly. */
export const COUNTED_UP_TO = 1000;

/** What each order goes by; an index stands behind each. Who never had access comes before whose access ended first. */
const ORDERS: Record<StudentSort, (table: Prisma.Sql) => Prisma.Sql> = {
  name: (table) => Prisma.sql`${table}."searchText"`,
  registered: (table) => Prisma.sql`${table}."createdAt"`,
  access: (table) => Prisma.sql`coalesce(${table}."accessUntil", '-infinity')`,
};

const STUDENT = Prisma.sql`student`;
const CURSOR = Prisma.sql`cursor`;

/** What the trigram index can find inside words; shorter terms are looked for at the beginning of words, as it can too. */
const INSIDE_FROM = 3;

/** A word as a pattern that finds it anywhere, or a very short one at the beginning of a word. */
function toPattern(term: string): string {
  const literal = term.replace(/[\\%_]/g, "\\$&");
  return [...term].length < INSIDE_FROM ? `% ${literal}%` : `%${literal}%`;
}

/** The conditions of the search and the filters. The two about access are one condition: either will do. */
function conditions({ q, filters }: StudentQuery, now: Date): Prisma.Sql[] {
  const words = toTerms(q).map((term) => Prisma.sql`student."searchText" LIKE search_form(${toPattern(term)})`);
  const has = (filter: (typeof filters)[number]) => filters.includes(filter);
  const access = Prisma.sql`student."accessUntil" IS NOT NULL AND NOT student."isAdmin"`;
  if (has("paid") && has("expired")) words.push(access);
  else if (has("paid")) words.push(Prisma.sql`${access} AND student."accessUntil" > ${now}`);
  else if (has("expired")) words.push(Prisma.sql`${access} AND student."accessUntil" <= ${now}`);
  if (has("suspended")) words.push(Prisma.sql`student."suspendedAt" IS NOT NULL`);
  if (has("active"))
    words.push(Prisma.sql`EXISTS (SELECT 1 FROM "Attempt" AS attempt
      WHERE attempt."userId" = student.id AND attempt.status = 'active' AND attempt."setAsideAt" IS NULL)`);
  return words;
}

function where(parts: Prisma.Sql[]): Prisma.Sql {
  return parts.length === 0 ? Prisma.empty : Prisma.sql`WHERE ${Prisma.join(parts, " AND ")}`;
}

/**
 * The ids of a page, one more than the page holds. A page goes on from a student, not from a number of rows, so that it
 * neither skips nor repeats anybody when others register meanwhile. With `before` the rows come in reverse.
 */
export function pageSql(query: StudentQuery, now: Date): Prisma.Sql {
  const order = ORDERS[query.sort](STUDENT);
  const isBackward = query.before !== undefined;
  const isUpward = query.isDescending === isBackward;
  const from = query.before ?? query.after;
  const parts = conditions(query, now);
  if (from) {
    const key = Prisma.sql`(SELECT ${ORDERS[query.sort](CURSOR)} FROM "User" AS cursor WHERE cursor.id = ${from}::uuid)`;
    parts.push(
      Prisma.sql`(${order}, student.id) ${isUpward ? Prisma.raw(">") : Prisma.raw("<")} (${key}, ${from}::uuid)`,
    );
  }
  const way = isUpward ? Prisma.raw("ASC") : Prisma.raw("DESC");
  return Prisma.sql`SELECT student.id FROM "User" AS student ${where(parts)}
    ORDER BY ${order} ${way}, student.id ${way} LIMIT ${query.limit + 1}`;
}

/** How many students the search and the filters leave, counted up to one more than `COUNTED_UP_TO`. */
export function countSql(query: StudentQuery, now: Date): Prisma.Sql {
  // In some order, so that the count walks an index and not the whole table.
  return Prisma.sql`SELECT count(*)::int AS count FROM (
    SELECT 1 FROM "User" AS student ${where(conditions(query, now))}
    ORDER BY ${ORDERS[query.sort](STUDENT)}, student.id LIMIT ${COUNTED_UP_TO + 1}) AS found`;
}

/** How many students the search and the filters leave, counted to the last. */
export function allSql(query: StudentQuery, now: Date): Prisma.Sql {
  return Prisma.sql`SELECT count(*)::int AS count FROM "User" AS student ${where(conditions(query, now))}`;
}
