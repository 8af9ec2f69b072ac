import "server-only";
import { z } from "zod";
import type { Admin } from "@/lib/accounts/actor";
import { type AnswerSheet, analyseSection } from "@/lib/admin/item-analysis";
import { listReviewReasons, MAX_ATTEMPTS } from "@/lib/admin/item-rules";
import { db } from "@/lib/db/client";
import { findSimulation, getSimulation, listSimulations } from "@/lib/exam/content/library";
import { keyedQuestions } from "@/lib/exam/kinds/table";
import { parseQuestionName, questionName } from "@/lib/exam/question-name";
import { QUESTION_SECTIONS, type QuestionSection } from "@/lib/exam/sections";
import { Prisma } from "@/prisma/generated/client";

type Timing = { medianSeconds: number; learners: number };

export type SimulationHealth = Awaited<ReturnType<typeof readSimulationHealth>>;
export type SectionHealth = SimulationHealth["sections"][number];

/** `name`: as in addresses, such as `ascolto1_3`; `reasons`: why it should be reviewed. */
export type QuestionHealth = SectionHealth["questions"][number];

/**
 * Figures from the latest closed attempts that were not set aside. Only answers marked with today's key count; changes
 * to a question's wording are not detected. @throws AppError not_found
 */
export async function readSimulationHealth(_admin: Admin, simulationId: number, only?: QuestionSection) {
  const simulation = getSimulation(simulationId);
  const wanted = only ? [only] : [...QUESTION_SECTIONS];
  const [sheets, times, flags] = await Promise.all([
    readSheets(simulationId, wanted),
    readTimes(simulationId, wanted),
    db().questionFlag.findMany({
      where: { simulationId, section: { in: wanted } },
      select: { section: true, questionId: true, note: true, createdAt: true },
    }),
  ]);
  const sections = wanted.map((section) => {
    const questions = keyedQuestions(simulation, section);
    const items = questions.map(({ id, correct_answer, letters }) => ({ id, key: correct_answer, letters }));
    const { items: analyses, ...figures } = analyseSection(items, sheets.get(section) ?? []);
    return {
      section,
      ...figures,
      questions: questions.flatMap((question, at) => {
        const analysis = analyses[at];
        if (!analysis) return [];
        const name = questionName(section, question.id);
        const flag = flags.find((one) => one.section === section && one.questionId === question.id) ?? null;
        const time = times.get(name) ?? null;
        return [{ ...analysis, section, name, question, time, flag, reasons: listReviewReasons(analysis) }];
      }),
    };
  });
  return { id: simulationId, title: simulation.title.it, sections };
}

/** Served by its own index. */
const latestSql = (simulationId: number) => Prisma.sql`
  SELECT id FROM "Attempt" WHERE "simulationId" = ${simulationId} AND status = 'closed' AND "setAsideAt" IS NULL
  ORDER BY "closedAt" DESC LIMIT ${MAX_ATTEMPTS}`;

const sheetSchema = z.object({
  section: z.enum(QUESTION_SECTIONS),
  sheet: z
    .string()
    .transform((json): unknown => JSON.parse(json))
    .pipe(z.tuple([z.array(z.int()), z.array(z.string()), z.array(z.string().nullable())])),
  learners: z.int(),
});

/** Groups equal sheets in the database to transfer fewer rows; one text per sheet allows hash aggregation. */
async function readSheets(simulationId: number, sections: readonly QuestionSection[]) {
  const query = db().$queryRaw<unknown[]>`
    WITH latest AS (${latestSql(simulationId)})
    SELECT record.section::text AS section,
           jsonb_build_array(
             jsonb_path_query_array(record.marks, '$[*].id'),
             jsonb_path_query_array(record.marks, '$[*].correctAnswer'),
             jsonb_path_query_array(record.marks, '$[*].userAnswer'))::text AS sheet,
           count(*)::int AS learners
    FROM latest JOIN "SectionRecord" AS record ON record."attemptId" = latest.id
    WHERE record."correctedAt" IS NOT NULL AND record.marks IS NOT NULL AND record.section = ANY(${sections}::"SectionKey"[])
    GROUP BY 1, 2`;
  // With the default of 4 MB the aggregation would spill to disk.
  const [, rows] = await db().$transaction([db().$executeRaw`SET LOCAL work_mem = '64MB'`, query]);
  const sheets = new Map<QuestionSection, AnswerSheet[]>(sections.map((section) => [section, []]));
  for (const { section, sheet, learners } of z.array(sheetSchema).parse(rows)) {
    const [ids, keys, answers] = sheet;
    sheets.get(section)?.push({ ids, keys, answers, learners });
  }
  return sheets;
}

async function readTimes(simulationId: number, sections: readonly QuestionSection[]): Promise<Map<string, Timing>> {
  const rows = await db().$queryRaw<({ name: string } & Timing)[]>`
    WITH latest AS (${latestSql(simulationId)})
    SELECT time.key AS name, count(*)::int AS learners,
           percentile_cont(0.5) WITHIN GROUP (ORDER BY time.value::int) AS "medianSeconds"
    FROM latest JOIN "SectionRecord" AS record ON record."attemptId" = latest.id
    CROSS JOIN LATERAL jsonb_each_text(record.seconds) AS time
    WHERE record."correctedAt" IS NOT NULL AND record.section = ANY(${sections}::"SectionKey"[])
    GROUP BY 1`;
  return new Map(rows.map(({ name, ...timing }) => [name, timing]));
}

export type SimulationOverview = Awaited<ReturnType<typeof listSimulationOverviews>>[number];

/** The simulations with their number of counted attempts and of flagged questions. */
export async function listSimulationOverviews(admin: Admin) {
  const ids = listSimulations().map(({ id }) => id);
  const [attempts, flags] = await Promise.all([
    db().$queryRaw<{ id: number; attempts: number }[]>`
      SELECT paper.id, counted.attempts FROM unnest(${ids}::int[]) AS paper (id), LATERAL (
        SELECT count(*)::int AS attempts FROM (
          SELECT FROM "Attempt" WHERE "simulationId" = paper.id AND status = 'closed' AND "setAsideAt" IS NULL
          LIMIT ${MAX_ATTEMPTS}
        ) AS latest
      ) AS counted`,
    listFlaggedQuestions(admin),
  ]);
  return listSimulations().map(({ id, title }) => ({
    id,
    title: title.it,
    attempts: attempts.find((paper) => paper.id === id)?.attempts ?? 0,
    flags: flags.filter(({ simulationId }) => simulationId === id).length,
  }));
}

/** The flagged questions, the oldest flag first. Flags of questions that no longer exist are left out. */
export async function listFlaggedQuestions(_admin: Admin) {
  const flags = await db().questionFlag.findMany({
    select: { simulationId: true, section: true, questionId: true, createdAt: true },
    orderBy: { createdAt: "asc" },
  });
  return flags.flatMap(({ simulationId, section, questionId, createdAt }) => {
    const simulation = findSimulation(simulationId);
    const name = questionName(section, questionId);
    const known = parseQuestionName(name);
    const exists = simulation && known && keyedQuestions(simulation, known.section).some(({ id }) => id === questionId);
    return exists ? [{ simulationId, name, flaggedAt: createdAt }] : [];
  });
}
