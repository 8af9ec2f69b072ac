import "server-only";
import { db } from "@/lib/db/client";
import { listSimulations } from "@/lib/exam/content/library";
import { marksSchema } from "@/lib/exam/schema";
import { type AskedQuestion, askedName, askedQuestions, SECTIONS_OF } from "@/lib/report/readiness/asked";
import { learnDifficulties, type Sheet } from "@/lib/report/readiness/learn-difficulties";
import type { QuestionAbility } from "@/lib/report/readiness/question-ability";

/** More learners a paper than this teach nothing more that matters. */
const MOST_LEARNERS = 1000;

/** Before anybody answered anything: the first wording of a question that we know. */
const EVER = new Date(0);

/**
 * Learns anew how hard every question is, from the first attempts of all learners, and keeps it: all of it at once, for
 * `learnedAt` tells whoever worked something out with it that there is something newer.
 * @returns how many questions were learned about, and from how many sheets of answers
 */
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
  // One after the other: a thousand sheets are some work to read, and whoever uses the site meanwhile comes in between.
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

/** Since when each question has been asked in today's words, as far as anybody noticed. */
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

/** The newest first attempts at one simulation, each as a row of right and wrong over all questions of the ability. */
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

/** The newest finished attempts at a simulation, but for those of who had seen its questions before and might begin anew. */
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
