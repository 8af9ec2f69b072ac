/** `npm run bench -- school`: the admin's queries at 50,000 students against limits; none reads a whole table. */

import { readFigures } from "@/lib/admin/queries/figures";
import { readOverview } from "@/lib/admin/queries/overview";
import { readSimulationHealth } from "@/lib/admin/queries/question-health";
import { getStats } from "@/lib/admin/queries/stats";
import { countSql, pageSql } from "@/lib/admin/queries/student-sql";
import { countStudents, listStudents, readAllStudents } from "@/lib/admin/queries/students";
import { toExportRows } from "@/lib/admin/student-csv";
import { STUDENT_FILTERS, STUDENT_SORTS, type StudentQuery } from "@/lib/admin/student-query";
import { parseStudentQuery } from "@/lib/admin/student-query-schema";
import { db } from "@/lib/db/client";
import { listSimulations } from "@/lib/exam/content/library";
import { toCsvLines } from "@/lib/http/csv";
import { Prisma } from "@/prisma/generated/client";
import { openTestDatabase } from "@/tests/support/database";
import { makeAdmin } from "@/tests/support/factories";
import { fillSchool } from "@/tools/bench/fill";

const RUNS = 3;
const PAGES = 6;
const MEGABYTE = 1024 * 1024;

/** What admins type: full names in both orders, prefixes, parts of codes, single letters, nothing that exists. */
const SEARCHES = [
  [
    "rossi mario",
    "mario rossi",
    "ros",
    "ro",
    "r",
    "stefania",
    "ȘTEFANIA",
    "muñoz jo",
    "nguyen",
    "d'angelo zoe",
    "el amrani",
  ],
  ["mario.rossi", "example.it", "1234@example", "gest-0123", "GEST-049999", "77z", "a01z", "05e", "zq", "q", "7"],
  ["xyzxyz", "rossi mario bianchi", "o", "an an an", "łuk", "0", "li we", "kaya elif 4", "traoré", "%"],
].flat();

const SORTS = STUDENT_SORTS.flatMap((sort) => [sort, `-${sort}`]);
const FILTERS: string[][] = [
  [],
  ...STUDENT_FILTERS.map((one) => [one]),
  ["paid", "active"],
  ["expired", "suspended", "active"],
];

type Figure = { name: string; measured: number; limit: number; unit: string };

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

async function timesOf(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await milliseconds(work));
  return times.sort((a, b) => a - b);
}

const quantile = (times: readonly number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;

async function findSeqScans(statement: Prisma.Sql): Promise<string[]> {
  const plan = JSON.stringify(await db().$queryRaw(Prisma.sql`EXPLAIN (FORMAT JSON) ${statement}`));
  return [
    ...plan.matchAll(/"Node Type":"(?:Parallel )?Seq Scan"[^{}]*?"Relation Name":"(User|Attempt|SectionRecord)"/g),
  ].map(([, table = ""]) => table);
}

const database = await openTestDatabase();
try {
  const { url } = database;
  Object.assign(process.env, {
    DATABASE_URL: url,
    DATA_DIR: database.folder,
    NEXTAUTH_SECRET: "a secret only for measuring, long enough",
    NEXTAUTH_URL: "http://127.0.0.1:3000",
    LOG_LEVEL: "error",
  });
  const filling = await milliseconds(() => fillSchool(url));
  console.log(`filled with 50,000 students in ${(filling / 1000).toFixed(0)} s`);

  const admin = await makeAdmin();
  const find = (query: StudentQuery) => Promise.all([listStudents(admin, query), countStudents(admin, query)]);
  for (let run = 0; run < RUNS; run += 1) await find(parseStudentQuery({}));

  const queries: StudentQuery[] = [];
  const searchTimes: number[] = [];
  for (const q of SEARCHES) {
    const query = parseStudentQuery({ q });
    queries.push(query, { ...query, sort: "name" });
    searchTimes.push(...(await timesOf(() => find(query))));
  }

  const pageTimes: number[] = [];
  for (const sort of SORTS) {
    for (const filter of FILTERS) {
      let query = parseStudentQuery({ sort, filter });
      queries.push(query);
      for (let page = 0; page < PAGES; page += 1) {
        pageTimes.push(quantile(await timesOf(() => find(query)), 0.5));
        const { next } = await listStudents(admin, query);
        if (!next) break;
        query = { ...query, after: next };
      }
      queries.push(query);
    }
  }

  const stats = await timesOf(() => getStats(admin));
  const overview = await timesOf(() => readOverview(admin));

  const health: number[] = [];
  for (const { id } of listSimulations()) health.push(...(await timesOf(() => readSimulationHealth(admin, id))));
  const months = await timesOf(() => readFigures(admin, "months"));

  const words = { none: "-", active: "-", expired: "-", ended: "-" };
  const heaps: number[] = [];
  let students = 0;
  const exporting = await milliseconds(async () => {
    for await (const batch of readAllStudents(admin, parseStudentQuery({}))) {
      toCsvLines(toExportRows(batch, words));
      students += batch.length;
      heaps.push(process.memoryUsage().heapUsed / MEGABYTE);
    }
  });
  const half = Math.floor(heaps.length / 2);
  const growth = quantile(heaps.slice(half), 0.5) - quantile(heaps.slice(0, half), 0.5);

  const seqScans: string[] = [];
  for (const query of queries) {
    for (const statement of [pageSql(query, new Date()), countSql(query, new Date())])
      for (const table of await findSeqScans(statement)) seqScans.push(`${table}: ${JSON.stringify(query)}`);
  }

  const figures: Figure[] = [
    {
      name: `search, 95 of 100 (${SEARCHES.length} searches)`,
      measured: quantile(searchTimes, 0.95),
      limit: 100,
      unit: "ms",
    },
    { name: `a page, the slowest of ${pageTimes.length}`, measured: Math.max(...pageTimes), limit: 150, unit: "ms" },
    { name: "a page, the middle one", measured: quantile(pageTimes, 0.5), limit: 150, unit: "ms" },
    { name: "the school in figures", measured: quantile(stats, 0.5), limit: 200, unit: "ms" },
    { name: "the whole first screen's reads", measured: quantile(overview, 0.5), limit: 500, unit: "ms" },
    {
      name: "question health of a simulation, the middle one",
      measured: quantile(health, 0.5),
      limit: 2000,
      unit: "ms",
    },
    { name: "figures over twelve months", measured: quantile(months, 0.5), limit: 2000, unit: "ms" },
    { name: `export of ${students}: memory added`, measured: growth, limit: 20, unit: "MB" },
    { name: "whole tables read by the list", measured: seqScans.length, limit: 0, unit: "" },
  ];
  console.log(`export took ${(exporting / 1000).toFixed(1)} s; ${queries.length} queries explained`);
  for (const { name, measured, limit, unit } of figures) {
    const verdict = measured <= limit ? "ok" : "OVER LIMIT";
    console.log(`${name.padEnd(52)} ${measured.toFixed(1).padStart(8)} ${unit.padEnd(2)}  limit ${limit}  ${verdict}`);
  }
  for (const line of seqScans) console.log(`reads the whole table ${line}`);
  if (figures.some(({ measured, limit }) => measured > limit)) process.exitCode = 1;
  await db().$disconnect();
} finally {
  await database.stop();
}
