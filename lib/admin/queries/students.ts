import "server-only";
import type { Admin } from "@/lib/accounts/actor";
import { personColumns } from "@/lib/accounts/person";
import { HAS_NO_ACCESS, hasAccessSql, hasExpiredAccessSql, IS_STUDENT } from "@/lib/admin/queries/student-conditions";
import { type StudentQuery, type StudentSort, toTerms } from "@/lib/admin/student-query";
import { db } from "@/lib/db/client";
import { markedSections } from "@/lib/exam/mark-visibility";
import { log } from "@/lib/observability/log";
import { accessFrom } from "@/lib/payments/entitlement";
import { Prisma } from "@/prisma/generated/client";

const attemptColumns = { id: true, simulationId: true, status: true, closedAt: true, setAsideAt: true } as const;

const studentColumns = {
  ...personColumns,
  grants: { select: { startsAt: true, expiresAt: true, endedAt: true } },
  attempts: { select: attemptColumns, orderBy: { startedAt: "desc" } },
} satisfies Prisma.UserSelect;

type StudentColumns = Prisma.UserGetPayload<{ select: typeof studentColumns }>;

export type StudentRow = Omit<StudentColumns, "grants"> & { access: ReturnType<typeof accessFrom> };

/** One page of matching students. `next` and `previous` are cursors, null at the end. */
export async function listStudents(_admin: Admin, query: StudentQuery, now = new Date()) {
  const rows = await db().$queryRaw<{ id: string }[]>(pageSql(query, now));
  const isBackward = query.before !== undefined;
  const hasMore = rows.length > query.limit;
  const ids = rows.slice(0, query.limit).map(({ id }) => id);
  if (isBackward) ids.reverse();
  const hasNext = isBackward || hasMore;
  const hasPrevious = isBackward ? hasMore : query.after !== undefined;
  return {
    students: await readStudents(ids, now),
    next: hasNext ? (ids.at(-1) ?? null) : null,
    previous: hasPrevious ? (ids[0] ?? null) : null,
  };
}

/** Counts matching students, exactly up to 1,000. */
export async function countStudents(_admin: Admin, query: StudentQuery, now = new Date()) {
  const rows = await db().$queryRaw<{ count: number }[]>(countSql(query, now));
  const count = rows[0]?.count ?? 0;
  return { count: Math.min(count, COUNT_LIMIT), isExact: count <= COUNT_LIMIT };
}

export type FoundStudents = NonNullable<Awaited<ReturnType<typeof searchStudents>>>;

/** A page of students and their count; null when the database could not be read, so that the page still works. */
export async function searchStudents(admin: Admin, query: StudentQuery) {
  const now = new Date();
  try {
    const [page, count] = await Promise.all([listStudents(admin, query, now), countStudents(admin, query, now)]);
    return { ...page, ...count };
  } catch (error) {
    log().error({ err: error }, "the list of students could not be read");
    return null;
  }
}

/** The total scores of the students' attempts by attempt id, rounded to 0.1. */
export async function readTotals(_admin: Admin, students: readonly StudentRow[]): Promise<Map<string, number>> {
  const ids = students.flatMap(({ attempts }) => attempts.map(({ id }) => id));
  const rows = await db().sectionRecord.groupBy({
    by: ["attemptId"],
    where: { attemptId: { in: ids }, section: { in: markedSections() } },
    _sum: { score: true },
  });
  return new Map(rows.map(({ attemptId, _sum }) => [attemptId, Math.round((_sum.score?.toNumber() ?? 0) * 10) / 10]));
}

/** Students per query of the export, which bounds its memory. */
const BATCH_SIZE = 500;

/** All matching students in order, batch by batch. */
export async function* readAllStudents(
  admin: Admin,
  query: StudentQuery,
  now = new Date(),
): AsyncGenerator<StudentRow[]> {
  let after: string | undefined;
  do {
    const page = await listStudents(admin, { ...query, before: undefined, after, limit: BATCH_SIZE }, now);
    yield page.students;
    after = page.next ?? undefined;
  } while (after);
}

async function readStudents(ids: readonly string[], now: Date): Promise<StudentRow[]> {
  const where = { id: { in: [...ids] } };
  const rows = await db().user.findMany({ where, select: studentColumns, relationLoadStrategy: "query" });
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = found.get(id);
    if (!row) return [];
    const { grants, ...student } = row;
    return [{ ...student, access: accessFrom(grants, now) }];
  });
}

/** The list counts exactly up to this number. */
const COUNT_LIMIT = 1000;

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

function conditions({ q, filters, includesAdmins }: StudentQuery, now: Date): Prisma.Sql[] {
  const terms = toTerms(q);
  const clauses = terms.map((term) => Prisma.sql`student."searchText" LIKE search_form(${toPattern(term)})`);
  const has = (filter: (typeof filters)[number]) => filters.includes(filter);
  const access = [
    ...(has("paid") ? [hasAccessSql(now)] : []),
    ...(has("expired") ? [hasExpiredAccessSql(now)] : []),
    ...(has("none") ? [HAS_NO_ACCESS] : []),
  ];
  if (access.length > 0) clauses.push(Prisma.sql`(${Prisma.join(access, " OR ")})`);
  const isSearch = terms.length > 0;
  if (access.length > 0 || !(isSearch || includesAdmins)) clauses.push(IS_STUDENT);
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
function pageSql(query: StudentQuery, now: Date): Prisma.Sql {
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
function countSql(query: StudentQuery, now: Date): Prisma.Sql {
  // The order makes the count scan an index instead of the whole table.
  return Prisma.sql`SELECT count(*)::int AS count FROM (
    SELECT 1 FROM "User" AS student ${where(conditions(query, now))}
    ORDER BY ${ORDERS[query.sort](STUDENT)}, student.id LIMIT ${COUNT_LIMIT + 1}) AS found`;
}

/** Counts all matching students. */
export function countAllSql(query: StudentQuery, now: Date): Prisma.Sql {
  return Prisma.sql`SELECT count(*)::int AS count FROM "User" AS student ${where(conditions(query, now))}`;
}
