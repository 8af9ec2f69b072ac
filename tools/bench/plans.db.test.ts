import { beforeAll, describe, expect, it } from "vitest";
import { listStudents, searchStudents } from "@/lib/admin/queries/students";
import { parseStudentQuery, SORT_VALUES, STUDENT_FILTERS } from "@/lib/admin/student-query";
import { db } from "@/lib/db/client";
import { makeAdmin } from "@/tests/support/factories";
import { capturePlans, enablePlanCapture } from "@/tools/bench/executed-statements";
import { fillSchool } from "@/tools/bench/fill";
import {
  adminOperations,
  findPeople,
  learnerOperations,
  type Operation,
  scheduledOperations,
} from "@/tools/bench/hot-operations";

/*
 * Frequent statements use an index, however large the school. `npm run bench -- plans` measures this with a million
 * attempts.
 */

const STUDENTS = 300;

/** The tables that grow with the school. */
const LARGE =
  /^whole (User|AccessGrant|GiftCode|Payment|Job|AuditEvent|Attempt|SittingPart|SectionRecord|Writing|Correction|AiCall|RateLimit|DeckCard|ReadinessVerdict)$/;
/** A learner's rows are fewer than this: all sections of all attempts with everything that belongs to them. */
const ONE_LEARNERS = 150;

/** Searches that admins type: names in both orders, parts of names, addresses and codes, single letters, no match. */
const SEARCHES = [
  ...["rossi mario", "mario rossi", "ros", "ro", "r", "ȘTEFANIA", "muñoz jo", "d'angelo zoe", "an an an", "traoré"],
  ...["mario.rossi", "example.it", "1234@example", "gest-0123", "77z", "05e", "q", "7", "%", "xyzxyz"],
];
const FILTERS = [
  [],
  ...STUDENT_FILTERS.map((filter) => [filter]),
  ["paid", "active"],
  ["expired", "suspended", "active"],
];

beforeAll(async () => {
  const url = process.env["DATABASE_URL"] ?? "";
  await fillSchool(url, STUDENTS);
  // A table is scanned only if no index helps.
  await enablePlanCapture(url, { enable_seqscan: "off" });
}, 240_000);

/** The statements of each operation, by its name. */
async function carryOut(acts: readonly Operation[]) {
  const all = [];
  for (const { name, work } of acts) {
    const statements = await capturePlans(work);
    expect([name, statements.length > 0]).toEqual([name, true]);
    all.push(...statements.map((statement) => ({ name, ...statement })));
  }
  return all;
}

const readWhole = (statements: Awaited<ReturnType<typeof carryOut>>) =>
  statements.flatMap(({ name, ways }) => ways.filter((way) => LARGE.test(way)).map((way) => `${name}: ${way}`));

describe("with a school in the database", () => {
  it("learners' operations read only the learner's rows, by indexes", async () => {
    const [person] = await findPeople(1);
    if (!person) throw new Error("nobody has a simulation under way, a finished one and one to begin");
    const statements = await carryOut(learnerOperations(person));
    expect(readWhole(statements)).toEqual([]);
    const tooMuch = statements.filter(({ rows }) => rows > ONE_LEARNERS);
    expect(tooMuch.map(({ name, rows, text }) => [name, rows, text])).toEqual([]);
  });

  it("the list of students scans no table, for any search, filter and order, on every page", async () => {
    const admin = await makeAdmin();
    const [, last] = (await listStudents(admin, parseStudentQuery({ limit: "2" }))).students;
    const queries = SORT_VALUES.flatMap((sort) => [
      ...SEARCHES.map((q) => ({ sort, q })),
      ...FILTERS.flatMap((filter) => [
        { sort, filter },
        { sort, filter, after: last?.id },
      ]),
    ]);
    const acts = queries.map((query): Operation => {
      return { name: JSON.stringify(query), work: () => searchStudents(admin, parseStudentQuery(query)) };
    });
    expect(readWhole(await carryOut(acts))).toEqual([]);
  }, 120_000);

  it("scheduled work and the admin's first screen scan no table", async () => {
    const [person] = await findPeople(1);
    const batch = await db().giftCodeBatch.findFirstOrThrow({ select: { id: true } });
    if (!person) throw new Error("there is nobody to look at");
    const acts = [...scheduledOperations(), ...adminOperations(await makeAdmin(), person, batch.id)];
    expect(readWhole(await carryOut(acts))).toEqual([]);
  }, 120_000);
});
