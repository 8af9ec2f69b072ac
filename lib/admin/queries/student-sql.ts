import "server-only";
import { type StudentQuery, type StudentSort, toTerms } from "@/lib/admin/student-query";
import { Prisma } from "@/prisma/generated/client";

/** The list counts exactly up to this number. */
export const COUNT_LIMIT = 1000;

/** The sort keys; each has an index. NULLs of `accessUntil` sort first. */
const ORDERS: Record<StudentSort, (table: Prisma.Sql) => Prisma.Sql> = {
  name: (table) => Prisma.sql`${table}."searchText"`,
  registered: (table) => Prisma.sql`${table}."createdAt"`,
  access: (table) => Prisma.sql`coalesce(${table}."accessUntil", '-infinity')`,
};

const STUDENT = Prisma.sql`student`;
const CURSOR = Prisma.sql`cursor`;

/** Shorter terms match only at the start of a word, because a trigram index needs three characters. */
const MIN_SUBSTRING_LENGTH = 3;

function toPattern(term: string): string {
  const literal = term.replace(/[\\%_]/g, "\\$&");
  return [...term].length < MIN_SUBSTRING_LENGTH ? `% ${literal}%` : `%${literal}%`;
}

function conditions({ q, filters }: StudentQuery, now: Date): Prisma.Sql[] {
  const clauses = toTerms(q).map((term) => Prisma.sql`student."searchText" LIKE search_form(${toPattern(term)})`);
  const has = (filter: (typeof filters)[number]) => filters.includes(filter);
  const access = Prisma.sql`student."accessUntil" IS NOT NULL AND NOT student."isAdmin"`;
  if (has("paid") && has("expired")) clauses.push(access);
  else if (has("paid")) clauses.push(Prisma.sql`${access} AND student."accessUntil" > ${now}`);
  else if (has("expired")) clauses.push(Prisma.sql`${access} AND student."accessUntil" <= ${now}`);
  if (has("suspended")) clauses.push(Prisma.sql`student."suspendedAt" IS NOT NULL`);
  if (has("active"))
    clauses.push(Prisma.sql`EXISTS (SELECT 1 FROM "Attempt" AS attempt
      WHERE attempt."userId" = student.id AND attempt.status = 'active' AND attempt."setAsideAt" IS NULL)`);
  return clauses;
}

function where(parts: Prisma.Sql[]): Prisma.Sql {
  return parts.length === 0 ? Prisma.empty : Prisma.sql`WHERE ${Prisma.join(parts, " AND ")}`;
}

/**
 * One page of ids plus one more row; with `before` in reverse order. Keyset pagination: no student is skipped or
 * repeated when others register meanwhile.
 */
export function pageSql(query: StudentQuery, now: Date): Prisma.Sql {
  const order = ORDERS[query.sort](STUDENT);
  const isBackward = query.before !== undefined;
  const isAscending = query.isDescending === isBackward;
  const cursorId = query.before ?? query.after;
  const parts = conditions(query, now);
  if (cursorId) {
    const key = Prisma.sql`(SELECT ${ORDERS[query.sort](CURSOR)} FROM "User" AS cursor WHERE cursor.id = ${cursorId}::uuid)`;
    const comparison = Prisma.raw(isAscending ? ">" : "<");
    parts.push(Prisma.sql`(${order}, student.id) ${comparison} (${key}, ${cursorId}::uuid)`);
  }
  const direction = Prisma.raw(isAscending ? "ASC" : "DESC");
  return Prisma.sql`SELECT student.id FROM "User" AS student ${where(parts)}
    ORDER BY ${order} ${direction}, student.id ${direction} LIMIT ${query.limit + 1}`;
}

/** Counts matching students up to `COUNT_LIMIT` + 1. */
export function countSql(query: StudentQuery, now: Date): Prisma.Sql {
  // The order makes the count scan an index instead of the whole table.
  return Prisma.sql`SELECT count(*)::int AS count FROM (
    SELECT 1 FROM "User" AS student ${where(conditions(query, now))}
    ORDER BY ${ORDERS[query.sort](STUDENT)}, student.id LIMIT ${COUNT_LIMIT + 1}) AS found`;
}

/** Counts all matching students. */
export function countAllSql(query: StudentQuery, now: Date): Prisma.Sql {
  return Prisma.sql`SELECT count(*)::int AS count FROM "User" AS student ${where(conditions(query, now))}`;
}
