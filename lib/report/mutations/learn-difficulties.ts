import "server-only";
import { db } from "@/lib/db/client";
import { listSimulations } from "@/lib/exam/content/library";
import { marksSchema } from "@/lib/exam/schema";
import { QUESTION_ABILITIES, type QuestionAbility, sectionsOfAbility } from "@/lib/exam/sections";
import { type FirstAnswers, learnDifficulties } from "@/lib/report/readiness/learn-difficulties";
import { itemKey, listPaperItems, type PaperItem } from "@/lib/report/readiness/paper-items";

/** More learners per paper would not improve the estimates. */
const MAX_LEARNERS = 1000;

/** Start date of a question's first known wording. */
const EPOCH = new Date(0);

/** Re-estimates all question difficulties, in one transaction because `learnedAt` dates the whole set. */
export async function relearnDifficulties(now = new Date()): Promise<{ questions: number; sheets: number }> {
  const learned = await Array.fromAsync(QUESTION_ABILITIES, (ability) => relearn(ability, now));
  const rows = learned.flatMap(({ difficulties }) => difficulties);
  await db().$transaction(
    rows.map(({ simulationId, section, questionId, ...found }) => {
      const key = { simulationId, section, questionId };
      const where = { simulationId_section_questionId: key };
      return db().itemDifficulty.upsert({ where, create: { ...key, ...found }, update: found });
    }),
  );
  return { questions: rows.length, sheets: learned.reduce((sum, { sheets }) => sum + sheets, 0) };
}

async function relearn(ability: QuestionAbility, now: Date) {
  const paperItems = listSimulations().flatMap(({ id }) =>
    sectionsOfAbility(ability).flatMap((section) => listPaperItems(id, section)),
  );
  const since = await findWordingDates(paperItems, now);
  const sheets: FirstAnswers[] = [];
  // One after the other, so that other requests are served in between: a thousand sheets take a while.
  for (const { id } of listSimulations()) sheets.push(...(await readSheets(id, ability, paperItems, since)));
  const items = paperItems.map(({ options, simulationId }) => ({ options, paper: simulationId }));
  const learned = learnDifficulties(items, sheets);
  const difficulties = paperItems.map(({ simulationId, section, questionId, wording }, place) => {
    const { mean = 0, deviation = 0, learners = 0 } = learned[place] ?? {};
    const found = { mean, deviation, learners, learnedAt: now };
    return { simulationId, section, questionId, wording, since: since[place] ?? EPOCH, ...found };
  });
  return { difficulties, sheets: sheets.length };
}

/** Since when each question has had its current wording, as far as is known. */
async function findWordingDates(items: readonly PaperItem[], now: Date): Promise<Date[]> {
  const select = { simulationId: true, section: true, questionId: true, wording: true, since: true } as const;
  const known = await db().itemDifficulty.findMany({ select });
  const byName = new Map(known.map((row) => [itemKey(row), row]));
  return items.map((question) => {
    const row = byName.get(itemKey(question));
    return row ? (row.wording === question.wording ? row.since : now) : EPOCH;
  });
}

async function readSheets(
  simulationId: number,
  ability: QuestionAbility,
  items: readonly PaperItem[],
  since: readonly Date[],
): Promise<FirstAnswers[]> {
  const attempts = await listFirstAttempts(simulationId);
  const records = await db().sectionRecord.findMany({
    where: { attemptId: { in: attempts.map(({ id }) => id) }, section: { in: sectionsOfAbility(ability) } },
    select: { attemptId: true, section: true, marks: true },
  });
  const sections = Map.groupBy(records, ({ attemptId }) => attemptId);
  return attempts.map(({ id, closedAt }) => {
    const own = sections.get(id) ?? [];
    const marks = new Map(own.map((record) => [record.section, marksSchema.nullable().parse(record.marks) ?? []]));
    return items.map((question, place) => {
      if (question.simulationId !== simulationId || closedAt < (since[place] ?? EPOCH)) return null;
      const mark = marks.get(question.section)?.find(({ id }) => id === question.questionId);
      return mark?.correctAnswer === question.key ? mark.isCorrect : null;
    });
  });
}

/** The newest finished attempts, except by learners who also finished one set aside: theirs may not be the first. */
function listFirstAttempts(simulationId: number): Promise<{ id: string; closedAt: Date }[]> {
  return db().$queryRaw`
    SELECT id, "closedAt" FROM "Attempt" AS attempt
    WHERE "simulationId" = ${simulationId} AND status = 'closed' AND "setAsideAt" IS NULL AND NOT EXISTS (
      SELECT FROM "Attempt" AS earlier
      WHERE earlier."userId" = attempt."userId" AND earlier."simulationId" = attempt."simulationId"
        AND earlier.status = 'closed' AND earlier."setAsideAt" IS NOT NULL
    )
    ORDER BY "closedAt" DESC LIMIT ${MAX_LEARNERS}`;
}
