import "server-only";
import type { Admin } from "@/lib/accounts/actor";
import { db } from "@/lib/db/client";
import { markedSections } from "@/lib/exam/mark-visibility";
import { SECTION_MAX } from "@/lib/exam/score";
import type { Section } from "@/lib/exam/sections";

/** Under so many finished simulations a mean says little: one learner more or less moves it. */
export const SMALL_SAMPLE = 10;

/**
 * How the learners of a batch do in what they began after redeeming: how many redeemed, began, finished one or more; how many
 * simulations they finished, of which so many have all their marks and so many are passed; and the means: of all
 * sections that get a mark, and of each, out of 12.
 */
export type BatchResults = Awaited<ReturnType<typeof readBatchResults>>;

type Counted = Record<"learners" | "started" | "finishers" | "finished" | "judged" | "passed", number>;
type Means = Record<Section | "meanTotal", number | null>;

/** Reads how the learners of a batch do. Attempts that were set aside do not count. */
export async function readBatchResults(_admin: Admin, batchId: string) {
  const marked = markedSections();
  const [row] = await db().$queryRaw<(Counted & Means)[]>`
    WITH learner AS (
      SELECT "redeemedById" AS id, MIN("redeemedAt") AS since FROM "GiftCode"
      WHERE "batchId" = ${batchId}::uuid AND "redeemedById" IS NOT NULL GROUP BY "redeemedById"
    ), attempt AS (
      SELECT attempt.id, attempt."userId", attempt.status FROM "Attempt" AS attempt JOIN learner ON learner.id = attempt."userId"
      WHERE attempt."setAsideAt" IS NULL AND attempt."startedAt" >= learner.since
    ), result AS (
      SELECT attempt.id,
        COUNT(record.score) = ${marked.length} AS "isJudged",
        COUNT(*) FILTER (WHERE record.passed) = ${marked.length} AS "isPassed",
        SUM(record.score) AS total,
        MAX(record.score) FILTER (WHERE record.section = 'ascolto1') AS ascolto1,
        MAX(record.score) FILTER (WHERE record.section = 'ascolto2') AS ascolto2,
        MAX(record.score) FILTER (WHERE record.section = 'lettura') AS lettura,
        MAX(record.score) FILTER (WHERE record.section = 'cloze') AS cloze,
        MAX(record.score) FILTER (WHERE record.section = 'scrittura') AS scrittura
      FROM attempt JOIN "SectionRecord" AS record ON record."attemptId" = attempt.id AND record.section = ANY(${marked}::"SectionKey"[])
      WHERE attempt.status = 'closed' GROUP BY attempt.id
    )
    SELECT
      (SELECT COUNT(*) FROM learner)::int AS learners,
      (SELECT COUNT(DISTINCT "userId") FROM attempt)::int AS started,
      (SELECT COUNT(DISTINCT "userId") FROM attempt WHERE status = 'closed')::int AS finishers,
      (SELECT COUNT(*) FROM attempt WHERE status = 'closed')::int AS finished,
      (COUNT(*) FILTER (WHERE "isJudged"))::int AS judged,
      (COUNT(*) FILTER (WHERE "isPassed"))::int AS passed,
      (AVG(total) FILTER (WHERE "isJudged"))::float AS "meanTotal",
      AVG(ascolto1)::float AS ascolto1, AVG(ascolto2)::float AS ascolto2, AVG(lettura)::float AS lettura,
      AVG(cloze)::float AS cloze, AVG(scrittura)::float AS scrittura
    FROM result`;
  if (!row) throw new Error("an aggregate without a row");
  const { learners, started, finishers, finished, judged, passed, meanTotal } = row;
  const sectionMeans = marked.map((section) => ({ section, mean: row[section] }));
  const maxTotal = marked.length * SECTION_MAX;
  return { learners, started, finishers, finished, judged, passed, meanTotal, maxTotal, sectionMeans };
}
