/**
 * `npm run bench -- plans`: query plans for learners, admins and scheduled jobs at a million attempts against ten
 * thousand: indexes and rows read. Marks what grows with the school, then prints what a save costs against an empty
 * database. Takes a quarter of an hour and 15 GB of disk, and needs a build.
 */
import type { Admin } from "@/lib/accounts/actor";
import { db } from "@/lib/db/client";
import { openTestDatabase } from "@/tests/support/database";
import { makeAdmin } from "@/tests/support/factories";
import { capturePlans, disablePlanCapture, type ExecutedStatement, enablePlanCapture } from "./executed-statements.ts";
import { fillSchool } from "./fill.ts";
import {
  adminOperations,
  type BenchLearner,
  findPeople,
  learnerOperations,
  scheduledOperations,
} from "./hot-operations.ts";
import { median } from "./measure.ts";
import { measureSaveCost } from "./save-cost.ts";

/** Students, with three attempts each on average. */
const SMALL = 3_334;
const LARGE = 333_334;
const WARM_UP = 1;
const ROUNDS = 4;

/** At a hundred times the size, reading this many times the rows counts as growth. */
const GROWS_FROM = 4;
/** Fewer rows never count as growth. */
const FEW_ROWS = 200;

type Figure = Pick<ExecutedStatement, "ways" | "rows" | "blocks" | "ms">;
type Figures = Map<string, Figure>;

function toName(text: string): string {
  const what = /^\W*(SELECT|INSERT|UPDATE|DELETE|WITH)/i.exec(text)?.[1]?.toUpperCase() ?? text.slice(0, 20);
  const table = /(?:UPDATE|INTO|FROM)\s+(?:ONLY\s+)?(?:"public"\.)?"(\w+)"/i.exec(text)?.[1] ?? "";
  return `${what} ${table}`;
}

/** Several figures as one. @param reduce how their numbers become one */
function combine(figures: readonly Figure[], reduce: (numbers: number[]) => number): Figure {
  const of = (pick: (figure: Figure) => number) => reduce(figures.map(pick));
  return {
    ways: [...new Set(figures.flatMap(({ ways }) => ways))],
    rows: of(({ rows }) => rows),
    blocks: of(({ blocks }) => blocks),
    ms: of(({ ms }) => ms),
  };
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

async function measure(admin: Admin, batchId: string, people: BenchLearner[]): Promise<Figures> {
  const seen = new Map<string, Figure[]>();
  for (const [round, person] of people.entries()) {
    const all = [...learnerOperations(person), ...scheduledOperations(), ...adminOperations(admin, person, batchId)];
    for (const { name, work } of all) {
      const begun = performance.now();
      const statements = await capturePlans(async () => {
        await work().catch((error: unknown) =>
          console.log(`${name} failed after ${Math.round(performance.now() - begun)} ms: ${error}`),
        );
      });
      const byName = Map.groupBy(statements, ({ text }) => `${name} | ${toName(text)}`);
      for (const [key, group] of byName) {
        if (round >= WARM_UP) seen.set(key, [...(seen.get(key) ?? []), combine(group, sum)]);
      }
    }
  }
  return new Map([...seen].map(([key, figures]) => [key, combine(figures, median)]));
}

async function measureAt(url: string, students: number): Promise<Figures> {
  const begun = performance.now();
  await fillSchool(url, students);
  console.log(`filled with ${students} students in ${Math.round((performance.now() - begun) / 1000)} s`);
  const batch = await db().giftCodeBatch.findFirstOrThrow({ select: { id: true } });
  return measure(await makeAdmin(), batch.id, await findPeople(WARM_UP + ROUNDS));
}

const database = await openTestDatabase();
try {
  const { url } = database;
  Object.assign(process.env, {
    DATABASE_URL: url,
    PREPARED_STATEMENTS: "true",
    DATA_DIR: database.folder,
    NEXTAUTH_SECRET: "a secret only for measuring, long enough",
    NEXTAUTH_URL: "http://127.0.0.1:3000",
    LOG_LEVEL: "error",
  });
  await enablePlanCapture(url);
  const small = await measureAt(url, SMALL);
  const large = await measureAt(url, LARGE);
  for (const [key, { ways, rows, blocks, ms }] of large) {
    const before = small.get(key);
    const grows = rows > FEW_ROWS && rows > GROWS_FROM * (before?.rows ?? 0);
    const line = [
      key.padEnd(56),
      `${Math.round(rows)} rows`.padStart(14),
      `${Math.round(blocks)} blocks`.padStart(15),
      `${ms.toFixed(2)} ms`.padStart(12),
      `${(ms / (before?.ms ?? Number.NaN)).toFixed(1)}x`.padStart(8),
      grows ? "GROWS" : "     ",
      ways.join(", "),
    ];
    console.log(line.join("  "));
  }
  await db().$disconnect();
  await disablePlanCapture(url);
  await measureSaveCost(url);
} finally {
  await database.stop();
}
