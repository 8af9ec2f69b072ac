import "server-only";
import { db } from "@/lib/db/client";
import { listSimulations } from "@/lib/exam/content/library";
import { marksSchema } from "@/lib/exam/schema";
import { type AskedQuestion, askedName, askedQuestions, SECTIONS_OF } from "@/lib/report/readiness/asked";
import { learnDifficulties, type Sheet } from "@/lib/report/readiness/learn-difficulties";
import type { QuestionAbility } from "@/lib/report/readiness/question-ability";

/** More learners per paper would not improve the estimates. */
const MOST_LEARNERS = 1000;

/** Start of the first known wording of a question. */
const EVER = new Date(0);

/** Re-estimates all question difficulties, in one transaction because `learnedAt` dates the whole set. */
export async function relearnDifficulties(now = new Date()): Promise<{ questions: number; sheets: number }> {
  const learned = [await relearn("ascolto", now), await relearn("lettura", now)];
  const rows = learned.flatMap(({ difficulties }) => difficulties);
  await db().$transaction(
    rows.map(({ simulationId, section, questionId, ...found }) => {
      const key = { simulationId, section, questionId };
      return db().itemDifficulty.upsert({
        where: { simulationId_section_questionId: key },
        create: { ...key, ...found },
        update: found,
      });
    }),
  );
  return { questions: rows.length, sheets: learned.reduce((sum, { sheets }) => sum + sheets, 0) };
}

async function relearn(ability: QuestionAbility, now: Date) {
  const asked = listSimulations().flatMap(({ id }) =>
    SECTIONS_OF[ability].flatMap((section) => askedQuestions(id, section)),
  );
  const since = await sinceWhen(asked, now);
  const sheets: Sheet[] = [];
  // One after the other, so that other requests are served in between: a thousand sheets take a while.
  for (const { id } of listSimulations()) sheets.push(...(await readSheets(id, ability, asked, since)));
  const items = asked.map(({ options, simulationId }) => ({ options, paper: simulationId }));
  const learned = learnDifficulties(items, sheets);
  const difficulties = asked.map(({ simulationId, section, questionId, wording }, place) => {
    const { mean = 0, deviation = 0, learners = 0 } = learned[place] ?? {};
    const found = { mean, deviation, learners, learnedAt: now };
    return { simulationId, section, questionId, wording, since: since[place] ?? EVER, ...found };
  });
  return { difficulties, sheets: sheets.length };
}

/** Since when each question has had its current wording, as far as is known. */
async function sinceWhen(asked: readonly AskedQuestion[], now: Date): Promise<Date[]> {
  const known = await db().itemDifficulty.findMany({
    select: { simulationId: true, section: true, questionId: true, wording: true, since: true },
  });
  const byName = new Map(known.map((row) => [askedName(row), row]));
  return asked.map((question) => {
    const row = byName.get(askedName(question));
    return row ? (row.wording === question.wording ? row.since : now) : EVER;
  });
}

async function readSheets(
  simulationId: number,
  ability: QuestionAbility,
  asked: readonly AskedQuestion[],
  since: readonly Date[],
): Promise<Sheet[]> {
  const attempts = await listFirstAttempts(simulationId);
  const records = await db().sectionRecord.findMany({
    where: { attemptId: { in: attempts.map(({ id }) => id) }, section: { in: [...SECTIONS_OF[ability]] } },
    select: { attemptId: true, section: true, marks: true },
  });
  const sections = Map.groupBy(records, ({ attemptId }) => attemptId);
  return attempts.map(({ id, closedAt }) => {
    const marks = new Map(
      sections.get(id)?.map((record) => [record.section, marksSchema.nullable().parse(record.marks) ?? []]),
    );
    return asked.map((question, place) => {
      if (question.simulationId !== simulationId || closedAt < (since[place] ?? EVER)) return null;
      const mark = marks.get(question.section)?.find(({ id }) => id === question.questionId);
      return mark?.correctAnswer === question.key ? mark.isCorrect : null;
    });
  });
}

/** Newest finished attempts, without those of learners who finished an earlier one that was set aside. */
function listFirstAttempts(simulationId: number): Promise<{ id: string; closedAt: Date }[]> {
  return db().$queryRaw`
    SELECT id, "closedAt" FROM "Attempt" AS attempt
    WHERE "simulationId" = ${simulationId} AND status = 'closed' AND "setAsideAt" IS NULL AND NOT EXISTS (
      SELECT FROM "Attempt" AS earlier
      WHERE earlier."userId" = attempt."userId" AND earlier."simulationId" = attempt."simulationId"
        AND earlier.status = 'closed' AND earlier."setAsideAt" IS NOT NULL
    )
    ORDER BY "closedAt" DESC LIMIT ${MOST_LEARNERS}`;
}
