import { describe, expect, it } from "vitest";
import { toAdmin } from "@/lib/accounts/gate";
import { clearQuestionFlag, flagQuestion } from "@/lib/admin/mutations/flag-question";
import {
  listFlaggedQuestions,
  listSimulationOverviews,
  readSimulationHealth,
} from "@/lib/admin/queries/question-health";
import { filterAndSort, parseQuestionQuery } from "@/lib/admin/question-query";
import { db } from "@/lib/db/client";
import { makeAttemptId } from "@/lib/exam/attempt-id";
import { getSimulation, listSimulations } from "@/lib/exam/content/library";
import { keyedQuestions } from "@/lib/exam/kinds/table";
import { type Mark, markQuestions } from "@/lib/exam/score";
import { makeAccount, makeAdmin, makeUser } from "@/tests/support/factories";

const SIMULATION = 3;
const questions = keyedQuestions(getSimulation(SIMULATION), "ascolto1");
const [first, second] = questions;
if (!first || !second) throw new Error("a section without questions");
const wrongOf = ({ letters, correct_answer }: typeof first) =>
  letters.find((letter) => letter !== correct_answer) ?? null;

type Made = { status?: "active" | "closed"; setAsideAt?: Date | null; seconds?: Record<string, number> };

/** An attempt at the first listening section, right up to the question with this number and wrong after it. */
async function makeMarked(
  right: number,
  { status = "closed", setAsideAt = null, seconds = {} }: Made = {},
  userId = "",
) {
  const { marks, correctAnswers, totalQuestions, score12, passed } = markQuestions(
    questions,
    (id) =>
      questions.flatMap((one, at) =>
        one.id === id ? [at < right ? one.correct_answer : (wrongOf(one) ?? "")] : [],
      )[0],
  );
  await makeAttempt(
    { marks, correctAnswers, totalQuestions, score: score12, passed, seconds },
    status,
    setAsideAt,
    userId,
  );
}

type Marked = {
  marks: Mark[];
  correctAnswers: number;
  totalQuestions: number;
  score: number;
  passed: boolean;
  seconds: Record<string, number>;
};

async function makeAttempt(section: Marked, status: "active" | "closed", setAsideAt: Date | null, userId: string) {
  const now = new Date();
  await db().attempt.create({
    data: {
      id: makeAttemptId(),
      userId: userId || (await makeUser()).id,
      simulationId: SIMULATION,
      status,
      setAsideAt,
      closedAt: status === "closed" ? now : null,
      sections: {
        create: [
          { section: "ascolto1", lockedAt: now, correctedAt: now, completed: true, ...section },
          { section: "lettura" },
        ],
      },
    },
  });
}

const read = async () => {
  const health = await readSimulationHealth(await makeAdmin(), SIMULATION, "ascolto1");
  const [section] = health.sections;
  if (!section) throw new Error("no section");
  return section;
};

describe("question health", () => {
  it("counts only closed attempts that were not set aside, with the current key", async () => {
    await db().attempt.deleteMany();
    expect(await read()).toMatchObject({ learners: 0, reliability: null });
    await makeMarked(6, { seconds: { ascolto1_1: 10 } });
    await makeMarked(1, { seconds: { ascolto1_1: 31 } });
    await makeMarked(0, { seconds: { ascolto1_1: 20, ascolto1_2: 5 } });
    await makeMarked(0, { status: "active" });
    await makeMarked(0, { setAsideAt: new Date() });
    const section = await read();
    expect(section.learners).toBe(3);
    const [one, two] = section.questions;
    expect(one).toMatchObject({ learners: 3, excluded: 0, facility: 2 / 3, time: { medianSeconds: 20, learners: 3 } });
    expect(two).toMatchObject({ facility: 1 / 3, time: { medianSeconds: 5, learners: 1 }, reasons: [], flag: null });
    // Right: rest 5 and 0, wrong: rest 0; M1 2.5, M0 0, s² 50/9: 2.5 / √5.556 · √(2/9) = 0.5.
    expect(one?.discrimination).toBeCloseTo(0.5, 10);
    const wrong = one?.options.find(({ letter }) => letter === wrongOf(first));
    expect(wrong).toMatchObject({ learners: 1, isKey: false });
  });

  it("excludes marks with an earlier key, and reports how many", async () => {
    const [before, secondBefore] = (await read()).questions;
    const { marks, ...rest } = markQuestions(questions, () => undefined);
    const earlier = marks.map((mark) =>
      mark.id === first.id ? { ...mark, correctAnswer: wrongOf(first) ?? "" } : mark,
    );
    const { correctAnswers, totalQuestions, score12: score, passed } = rest;
    await makeAttempt(
      { marks: earlier, correctAnswers, totalQuestions, score, passed, seconds: {} },
      "closed",
      null,
      "",
    );
    const [one, two] = (await read()).questions;
    expect(one).toMatchObject({ learners: before?.learners, excluded: (before?.excluded ?? 0) + 1 });
    expect(two?.unanswered.learners).toBe((secondBefore?.unanswered.learners ?? 0) + 1);
  });

  it("covers every simulation, including those without an attempt, and no others", async () => {
    const admin = await makeAdmin();
    const overviews = await listSimulationOverviews(admin);
    expect(overviews.map(({ id }) => id)).toEqual(listSimulations().map(({ id }) => id));
    expect(overviews.at(-1)).toMatchObject({ attempts: 0, flags: 0 });
    await expect(readSimulationHealth(admin, 99)).rejects.toMatchObject({ code: "not_found" });
    const whole = await readSimulationHealth(admin, overviews.at(-1)?.id ?? 0);
    expect(whole.sections.map((section) => section.questions.length)).toEqual([6, 12, 12, 6]);
  });

  it("is sorted and filtered as requested, with questions without the figure last", async () => {
    const { questions: all } = await readSimulationHealth(await makeAdmin(), SIMULATION).then(({ sections }) => ({
      questions: sections.flatMap((section) => section.questions),
    }));
    const names = (params: Record<string, unknown>) =>
      filterAndSort(all, parseQuestionQuery(params)).map(({ name }) => name);
    expect(names({ section: "ascolto1", sort: "facility", dir: "desc" })[0]).toBe("ascolto1_1");
    expect(names({ sort: "facility" }).slice(6)).not.toContain("ascolto1_1");
    expect(names({ sort: ["facility"], dir: "x", section: "y", show: "z" })).toEqual(all.map(({ name }) => name));
    expect(names({ show: "look" })).toEqual([]);
  });
});

describe("an admin's marker on a question", () => {
  const question = { simulationId: 2, section: "cloze", questionId: 4 } as const;
  const flagOf = async () =>
    (await readSimulationHealth(await makeAdmin(), 2, "cloze")).sections[0]?.questions.find(({ id }) => id === 4)?.flag;

  it("is set, changed and removed, and each action is audited with its actor", async () => {
    const admin = await makeAdmin();
    await flagQuestion(admin, { ...question, note: "Due risposte possibili" });
    await flagQuestion(admin, { ...question, note: "Anche B va bene" });
    expect(await flagOf()).toMatchObject({ note: "Anche B va bene" });
    // The home page and the page of questions count the same flags: those of questions that exist.
    const gone = await db().questionFlag.create({ data: { ...question, questionId: 99, note: "x" } });
    expect(await listFlaggedQuestions(admin)).toMatchObject([{ simulationId: 2, name: "cloze_4" }]);
    expect((await listSimulationOverviews(admin)).find(({ id }) => id === 2)).toMatchObject({ flags: 1 });
    await db().questionFlag.delete({ where: { id: gone.id } });
    await clearQuestionFlag(admin, question);
    await clearQuestionFlag(admin, question);
    expect(await flagOf()).toBeNull();
    const events = await db().auditEvent.findMany({ where: { actorId: admin.id }, orderBy: { createdAt: "asc" } });
    const details = { simulationId: 2, question: "cloze_4" };
    expect(events.map(({ kind, reason, details }) => [kind, reason, details])).toEqual([
      ["question_flagged", "Due risposte possibili", details],
      ["question_flagged", "Anche B va bene", details],
      ["question_unflagged", null, details],
    ]);
  });

  it("is refused for a question that does not exist", async () => {
    const admin = await makeAdmin();
    for (const wrong of [{ questionId: 99 }, { simulationId: 99 }]) {
      await expect(flagQuestion(admin, { ...question, ...wrong, note: "x" })).rejects.toMatchObject({
        code: "not_found",
      });
    }
  });

  it("requires an admin, and neither a learner nor a suspended admin passes the gate", async () => {
    const learner = await makeAccount({ access: "active" });
    expect(() => toAdmin(learner)).toThrowError(expect.objectContaining({ code: "forbidden" }));
    const suspended = await makeAccount({ isAdmin: true, isSuspended: true });
    expect(() => toAdmin(suspended)).toThrowError(expect.objectContaining({ code: "suspended" }));
  });
});
