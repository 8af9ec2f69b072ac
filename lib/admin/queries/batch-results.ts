import "server-only";
import type { Admin } from "@/lib/accounts/actor";
import { db } from "@/lib/db/client";
import { markedSections } from "@/lib/exam/mark-visibility";
import { SECTION_MAX } from "@/lib/exam/score";
import type { Section } from "@/lib/exam/sections";

/** With fewer finished simulations a mean depends too much on single learners. */
export const MIN_SAMPLE = 10;

/** `judged`: finished attempts with all their marks. Means are out of 12, per section and over all marked sections. */
export type BatchResults = Awaited<ReturnType<typeof readBatchResults>>;

type Counted = Record<"learners" | "started" | "finishers" | "finished" | "judged" | "passed", number>;
type Means = Record<Section | "meanTotal", number | null>;

/** Results of the attempts a batch's learners started after redeeming, without those that were set aside. */
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
  if (!row) throw new Error("the aggregate query returned no row");
  const { learners, started, finishers, finished, judged, passed, meanTotal } = row;
  const sectionMeans = marked.map((section) => ({ section, mean: row[section] }));
  const maxTotal = marked.length * SECTION_MAX;
  return { learners, started, finishers, finished, judged, passed, meanTotal, maxTotal, sectionMeans };
}
