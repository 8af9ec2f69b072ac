/** A learner's finished attempts for the browser tests, made by the site's own calls. */
import type { Page } from "@playwright/test";
import { readAnswerKey, saveFromOtherDevice } from "@/tests/support/browser";
import { postJson, runSiteSql, startSimulationInWindow } from "@/tests/support/site-calls";

/**
 * Takes a simulation and finishes it.
 * @param correctCounts how many answers of each question section are right; all by default
 * @param text the writing, handed in without an AI teacher: it waits for its marks
 * @returns the attempt's id
 */
export async function finishSimulation(
  page: Page,
  simulation: number,
  text: string,
  correctCounts: Partial<Record<string, number>> = {},
): Promise<string> {
  const id = await startSimulationInWindow(page, simulation);
  for (const section of ["ascolto1", "ascolto2", "lettura", "cloze"]) {
    const key = readAnswerKey(section, simulation);
    const given = key.slice(0, correctCounts[section] ?? key.length);
    await saveFromOtherDevice(
      page,
      id,
      section,
      Object.fromEntries(given.map(({ id: number, answer }) => [`${section}_${number}`, answer])),
    );
  }
  await saveFromOtherDevice(page, id, "scrittura", { option: "A", text });
  await postJson(page, `/api/session/${id}/finish`);
  return id;
}

/** A text as it was marked: with one error, `original` corrected to `corrected`, or none. */
type Marks = { text: string; original: string; corrected: string; score: number };

/** Marks a waiting text as the AI teacher would: the row of that table. */
async function storeMarks(
  of: { column: "writingId" | "draftId"; from: string },
  { text, original, corrected, score }: Marks,
): Promise<void> {
  const start = text.indexOf(original);
  const error = {
    id: 1,
    type: "grammaticale",
    original,
    corrected,
    explanation: "Il verbo vuole essere.",
    start,
    end: start + original.length,
    correctedStart: start,
    correctedEnd: start + corrected.length,
  };
  const details = { evidence: {}, bullets: [true, true, false], reasons: [] };
  // The five points of 6, and more for the vocabulary.
  const criteria = { efficacia: 2, stile: 1, morfosintassi: 1, lessico: score - 5, ortografia: 1 };
  await runSiteSql(`INSERT INTO "Correction" (id, "${of.column}", source, state, key, locale, criteria, score, feedback, "correctedText", errors, details, "finishedAt")
    SELECT gen_random_uuid(), id, 'ai', 'done', 'test:' || id, 'it', '${JSON.stringify(criteria)}', ${score}, 'Controlla gli ausiliari.',
      replace(text, '${original}', '${corrected}'), '${JSON.stringify(start < 0 ? [] : [error])}', '${JSON.stringify(details)}', now()
    FROM ${of.from}`);
}

/** Marks a waiting writing, and with it its attempt. */
export async function storeWritingMarks(attemptId: string, marks: Marks): Promise<void> {
  await storeMarks({ column: "writingId", from: `"Writing" WHERE "attemptId" = '${attemptId}'` }, marks);
  await runSiteSql(`UPDATE "SectionRecord" SET score = ${marks.score}, passed = ${marks.score >= 7}, "correctedAt" = now()
    WHERE "attemptId" = '${attemptId}' AND section = 'scrittura'`);
}

/** Marks a waiting draft of an attempt's writing. */
export async function markDraft(attemptId: string, number: number, marks: Marks): Promise<void> {
  const from = `"Draft" WHERE "attemptId" = '${attemptId}' AND number = ${number}`;
  await storeMarks({ column: "draftId", from }, marks);
}
