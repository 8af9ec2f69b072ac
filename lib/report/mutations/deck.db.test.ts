import { describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { getSimulation, listSimulations } from "@/lib/exam/content/library";
import { keyedQuestions } from "@/lib/exam/kinds/table";
import { correctSection } from "@/lib/exam/mutations/correct-section";
import { handInWriting } from "@/lib/exam/mutations/hand-in-writing";
import { saveAnswers } from "@/lib/exam/mutations/save-answers";
import { startAttempt } from "@/lib/exam/mutations/start-attempt";
import { LISTENING_SECTIONS } from "@/lib/exam/sections";
import type { Learner } from "@/lib/payments/actor";
import { deleteAccount } from "@/lib/payments/mutations/delete-account";
import { siblingAudioUrl } from "@/lib/report/deck/askable-question";
import type { DeckAnswer } from "@/lib/report/deck/schema";
import { answerDeckCard, regradeAsEasy } from "@/lib/report/mutations/answer-deck-card";
import { readDeck, readFirstStep } from "@/lib/report/queries/deck";
import { makeLearner, PASSWORD } from "@/tests/support/factories";
import { heardSibling } from "@/tests/support/heard-sibling";

const NOW = new Date();
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const [first] = keyedQuestions(getSimulation(1), "lettura");
const KEY = first?.correct_answer ?? "";
const WRONG = KEY === "V" ? "F" : "V";
const NAME = "1/lettura/1";

/** A learner who has answered the first reading question wrong; the section is corrected unless stated otherwise. */
async function makeMiss(isCorrected = true): Promise<{ learner: Learner; attemptId: string }> {
  const learner = await makeLearner();
  const attemptId = await startAttempt(learner, 1);
  const answers = Object.fromEntries(
    keyedQuestions(getSimulation(1), "lettura").map(({ id, correct_answer: key }) => [
      `lettura_${id}`,
      id === 1 ? WRONG : key,
    ]),
  );
  await saveAnswers(learner, attemptId, { prova: "lettura", answers, completed: true });
  if (isCorrected) await correctSection(learner, attemptId, "lettura");
  return { learner, attemptId };
}

const give = (letter: string, version = 0, name = NAME): DeckAnswer => {
  return { kind: "question", name, version, sibling: null, letter, startedAt: NOW };
};
const rowsOf = ({ id }: Learner) => db().deckCard.findMany({ where: { userId: id } });

describe("a learner's deck", () => {
  it("contains nothing of a section before it is corrected, and cards of it cannot be answered", async () => {
    const { learner, attemptId } = await makeMiss(false);
    expect(await readFirstStep(learner, "it", NOW)).toMatchObject({ card: null, total: 0 });
    await expect(answerDeckCard(learner, give(KEY), "it", NOW)).rejects.toMatchObject({ code: "not_found" });
    await correctSection(learner, attemptId, "lettura");
    const opened = await readFirstStep(learner, "it", NOW);
    expect(opened).toMatchObject({ card: { name: NAME, version: 0 }, due: 1, total: 1 });
    expect(JSON.stringify(opened)).not.toMatch(/correct_?answer|explanation/i);
  });

  it("belongs to the learner: cards of others are not found", async () => {
    await makeMiss();
    const other = await makeLearner();
    expect((await readDeck(other)).cards).toEqual([]);
    await expect(answerDeckCard(other, give(KEY), "it", NOW)).rejects.toMatchObject({ code: "not_found" });
    await regradeAsEasy(other, { name: NAME, version: 1 });
    expect(await rowsOf(other)).toEqual([]);
  });

  it("repeats a card missed again after a minute, and a known one after days", async () => {
    const { learner } = await makeMiss();
    const missed = await answerDeckCard(learner, give(WRONG), "it", NOW);
    expect(missed).toMatchObject({
      isRight: false,
      version: 1,
      back: { unit: "minutes", count: 1 },
      next: { card: null },
    });
    expect(missed.correction).toMatchObject({ userAnswer: WRONG, correctAnswer: KEY, isCorrect: false });
    expect((await readFirstStep(learner, "it", later(2))).card).toMatchObject({ name: NAME, version: 1 });
    await answerDeckCard(learner, give(KEY, 1), "it", later(2));
    const known = await answerDeckCard(learner, give(KEY, 2), "it", later(20));
    expect(known).toMatchObject({ isRight: true, version: 3, back: { unit: "days" } });
    expect((await readFirstStep(learner, "it", later(60))).due).toBe(0);
    expect((await readFirstStep(learner, "it", later(10 * 24 * 60))).due).toBe(1);
  });

  it("counts a double tap, two concurrent tabs and an answer to an older version once", async () => {
    const { learner } = await makeMiss();
    const both = await Promise.all([1, 2].map(() => answerDeckCard(learner, give(WRONG), "it", NOW)));
    expect(both.map(({ correction }) => correction?.isCorrect)).toEqual([false, false]);
    expect(await rowsOf(learner)).toMatchObject([{ version: 1, reps: 1, grade: "again" }]);
    await Promise.all([KEY, WRONG].map((letter) => answerDeckCard(learner, give(letter, 1), "it", later(2))));
    await answerDeckCard(learner, give(WRONG), "it", later(3));
    expect(await rowsOf(learner)).toMatchObject([{ version: 2, reps: 2 }]);
  });

  it("lets a right answer be rated easy once, which postpones it", async () => {
    const { learner } = await makeMiss();
    await answerDeckCard(learner, give(KEY), "it", NOW);
    const [good] = await rowsOf(learner);
    for (const version of [0, 2, 1, 1]) await regradeAsEasy(learner, { name: NAME, version });
    const [easy] = await rowsOf(learner);
    expect(easy).toMatchObject({ version: 1, reps: 1, grade: "easy", answeredAt: good?.answeredAt });
    expect(easy?.dueAt.getTime()).toBeGreaterThan(later(5 * 24 * 60).getTime());
    await answerDeckCard(learner, give(WRONG, 1), "it", later(10 * 24 * 60));
    await regradeAsEasy(learner, { name: NAME, version: 2 });
    expect(await rowsOf(learner)).toMatchObject([{ version: 2, grade: "again" }]);
  });

  it("refuses a letter that is not offered, an unknown sibling and an answer of another kind", async () => {
    const { learner } = await makeMiss();
    const refused = (answer: DeckAnswer) => expect(answerDeckCard(learner, answer, "it", NOW)).rejects;
    await refused(give("A")).toMatchObject({ code: "invalid_input" });
    await refused({ ...give(KEY), kind: "question", sibling: "nessuno-1" } as DeckAnswer).toMatchObject({
      code: "not_found",
    });
    await refused({ kind: "error", name: NAME, version: 0, grade: "easy", startedAt: NOW }).toMatchObject({
      code: "not_found",
    });
    expect(await rowsOf(learner)).toEqual([]);
  });

  it("sends what a sibling with sound says only with the answer", async () => {
    const sibling = heardSibling();
    const missed = listSimulations()
      .flatMap((simulation) => LISTENING_SECTIONS.map((section) => ({ simulation, section })))
      .flatMap(({ simulation, section }) =>
        keyedQuestions(simulation, section).map((question) => ({ simulation, section, question })),
      )
      .find(({ question }) => question.tag === sibling.tag);
    if (!missed) throw new Error(`no heard question has the tag ${sibling.tag}`);
    const { simulation, section, question } = missed;
    const learner = await makeLearner();
    const attemptId = await startAttempt(learner, simulation.id);
    const answers = Object.fromEntries(
      keyedQuestions(simulation, section).map(({ id, letters, correct_answer: key }) => {
        const wrong = letters.find((letter) => letter !== key) ?? "";
        return [`${section}_${id}`, id === question.id ? wrong : key];
      }),
    );
    await saveAnswers(learner, attemptId, { prova: section, answers, completed: true });
    await correctSection(learner, attemptId, section);
    const name = `${simulation.id}/${section}/${question.id}`;
    const known = await answerDeckCard(learner, give(question.correct_answer, 0, name), "it", NOW);
    expect(known.transcript).toBeUndefined();
    const { card } = await readFirstStep(learner, "it", later(30 * 24 * 60));
    expect(card).toMatchObject({ sibling: sibling.id, source: { kind: "audio", src: siblingAudioUrl(sibling.id) } });
    const said = sibling.turns[0]?.text ?? "";
    expect(JSON.stringify(card)).not.toContain(said);
    const reply = { ...give(sibling.correct_answer, 1, name), sibling: sibling.id } as DeckAnswer;
    const { transcript } = await answerDeckCard(learner, reply, "it", later(30 * 24 * 60));
    const words = transcript?.[0]?.turns[0]?.sentences.map(({ text }) => text).join(" ");
    expect(words).toBe(said);
  });

  it("contains the errors of a writing once it is marked, rated by the learner", async () => {
    const learner = await makeLearner();
    const attemptId = await startAttempt(learner, 1);
    const text = "Cara Anna, ieri ho andato al mare.";
    await handInWriting(learner, attemptId, { text, option: "A" });
    expect((await readDeck(learner)).cards).toEqual([]);
    const { id: writingId } = await db().writing.findUniqueOrThrow({ where: { attemptId } });
    const place = { start: 16, end: 25, correctedStart: 16, correctedEnd: 27 };
    const error = {
      id: 1,
      type: "grammaticale",
      original: "ho andato",
      corrected: "sono andato",
      explanation: "",
      ...place,
    };
    await db().correction.create({
      data: {
        writingId,
        source: "teacher",
        state: "done",
        key: `test:${writingId}`,
        locale: "it",
        finishedAt: NOW,
        score: 8,
        criteria: { efficacia: 2, stile: 1, morfosintassi: 2, lessico: 2, ortografia: 1 },
        errors: [error],
      },
    });
    await db().sectionRecord.update({
      where: { attemptId_section: { attemptId, section: "scrittura" } },
      data: { score: 8, passed: true, correctedAt: NOW },
    });
    const { card } = await readFirstStep(learner, "it", NOW);
    expect(card).toMatchObject({ kind: "error", before: "Cara Anna, ieri ", after: " al mare.", ai_generated: false });
    const answer = { kind: "error", name: card?.name ?? "", version: 0, grade: "easy", startedAt: NOW } as const;
    expect(await answerDeckCard(learner, answer, "it", NOW)).toMatchObject({ isRight: true, back: { unit: "days" } });
    const other = await makeLearner();
    await expect(answerDeckCard(other, answer, "it", NOW)).rejects.toMatchObject({ code: "not_found" });
  });

  it("is deleted with the account", async () => {
    const { learner } = await makeMiss();
    await answerDeckCard(learner, give(WRONG), "it", NOW);
    await deleteAccount(learner, PASSWORD);
    expect(await rowsOf(learner)).toEqual([]);
  });
});
