import { DEMO_LEARNER } from "@/lib/accounts/demo-learner";
import { hashPassword } from "@/lib/accounts/password";
import { db } from "@/lib/db/client";
import { makeAttemptId } from "@/lib/exam/attempt-id";
import { listSimulations, type Simulation } from "@/lib/exam/content/library";
import { keyedQuestions } from "@/lib/exam/kinds/table";
import { questionName } from "@/lib/exam/question-name";
import { markQuestions, WRITING_PASS } from "@/lib/exam/score";
import { QUESTION_SECTIONS, type QuestionSection, SECTIONS, WRITING_SECTION } from "@/lib/exam/sections";
import { hashGiftCode } from "@/lib/payments/gift-code";
import { TERMS_VERSION } from "@/lib/product/legal";
import { ACCESS_DAYS } from "@/lib/product/product";
import { markText } from "@/lib/writing/pipeline";
import { getTask } from "@/lib/writing/task";
import { DEMO_ANSWERS, DEMO_TEXT } from "@/prisma/demo-writing";

/*
 * The demo data of the embedded database: three accounts, twenty gift codes, one finished and one active attempt. Runs
 * at every start; existing rows stay unchanged. Never run it on a real deployment.
 */

const PASSWORD = DEMO_LEARNER.password;
const DAY_MS = 24 * 60 * 60 * 1000;
const GIFT_CODES = Array.from({ length: 20 }, (_, index) => `CILS-DEMO-${String(index + 1).padStart(4, "0")}`);

const ACCOUNTS = [
  {
    email: "admin@example.it",
    firstName: "Anna",
    lastName: "Direttrice",
    isAdmin: true,
    hasAccess: true,
    says: "admin",
  },
  {
    email: DEMO_LEARNER.email,
    firstName: "Mirela",
    lastName: "Hoxha",
    isAdmin: false,
    hasAccess: true,
    says: "paid, one attempt finished, one under way",
  },
  {
    email: "ospite@example.it",
    firstName: "Daniel",
    lastName: "Popescu",
    isAdmin: false,
    hasAccess: false,
    says: "not paid",
  },
];

async function seedAccount(account: (typeof ACCOUNTS)[number], passwordHash: string, now: Date): Promise<string> {
  const { email, firstName, lastName, isAdmin, hasAccess } = account;
  const startsAt = new Date(now.getTime() - 30 * DAY_MS);
  const grant = { source: "staff" as const, startsAt, expiresAt: new Date(startsAt.getTime() + ACCESS_DAYS * DAY_MS) };
  const user = await db().user.create({
    data: {
      email,
      passwordHash,
      firstName,
      lastName,
      isAdmin,
      taxCode: "RSSMRA85T10A562S",
      birthDate: new Date("1985-12-10"),
      birthPlace: "Durazzo",
      street: "Via Roma 1",
      city: "Modena",
      province: "MO",
      postalCode: "41121",
      acceptances: { create: { version: TERMS_VERSION, acceptedAt: now } },
      ...(hasAccess ? { grants: { create: grant } } : {}),
    },
    select: { id: true },
  });
  return user.id;
}

/** Answers as a learner might give them: right but for every `slip`th question. */
function demoAnswers(simulation: Simulation, section: QuestionSection, slip: number): Record<string, string> {
  const questions = keyedQuestions(simulation, section);
  const given = questions.map(({ id, letters, correct_answer }, index) => {
    const wrong = letters.find((letter) => letter !== correct_answer) ?? correct_answer;
    return [questionName(section, id), (index + 1) % slip === 0 ? wrong : correct_answer];
  });
  return Object.fromEntries(given);
}

/** The demo writing, marked by the product's own pipeline from answers that are written down. */
async function demoMarks(simulation: Simulation) {
  const writing = { text: DEMO_TEXT, task: getTask(simulation.id, "A"), locale: "it" };
  const outcome = await markText(writing, async ({ schema }) => ({
    ok: true,
    value: schema.parse(DEMO_ANSWERS),
    usage: null,
  }));
  if (!outcome.ok) throw new Error(`the demo writing could not be marked: ${outcome.failure}`);
  return outcome.value;
}

async function seedFinishedAttempt(userId: string, simulation: Simulation, now: Date): Promise<void> {
  const closedAt = new Date(now.getTime() - 7 * DAY_MS);
  const closed = { revision: 1, completed: true, savedAt: closedAt, lockedAt: closedAt, correctedAt: closedAt };
  const questionSections = QUESTION_SECTIONS.map((section, index) => {
    const answers = demoAnswers(simulation, section, 3 + index);
    const questions = keyedQuestions(simulation, section);
    const { score12, ...result } = markQuestions(questions, (id) => answers[questionName(section, id)]);
    return { section, answers, ...closed, ...result, score: score12 };
  });
  const { score, ...marks } = await demoMarks(simulation);
  const writingSection = {
    section: WRITING_SECTION,
    answers: { text: DEMO_TEXT, option: "A" },
    ...closed,
    score,
    passed: score >= WRITING_PASS,
  };
  const correction = {
    source: "teacher" as const,
    state: "done" as const,
    key: `demo-${userId}`,
    locale: "it",
    score,
    ...marks,
    finishedAt: closedAt,
  };
  await db().attempt.create({
    data: {
      id: makeAttemptId(),
      userId,
      simulationId: simulation.id,
      status: "closed",
      startedAt: new Date(closedAt.getTime() - 2 * 60 * 60 * 1000),
      closedAt,
      sections: { create: [...questionSections, writingSection] },
      writing: { create: { option: "A", text: DEMO_TEXT, submittedAt: closedAt, corrections: { create: correction } } },
    },
  });
}

async function seedBegunAttempt(userId: string, simulation: Simulation, now: Date): Promise<void> {
  const answers = Object.fromEntries(Object.entries(demoAnswers(simulation, "ascolto1", 4)).slice(0, 4));
  await db().attempt.create({
    data: {
      id: makeAttemptId(),
      userId,
      simulationId: simulation.id,
      startedAt: new Date(now.getTime() - DAY_MS),
      sections: {
        create: SECTIONS.map((section) =>
          section === SECTIONS[0] ? { section, answers, revision: 1, savedAt: now } : { section },
        ),
      },
    },
  });
}

/** The demo codes as one batch; those of a database from before batches are taken into it. */
async function seedGiftCodes(): Promise<void> {
  const facts = { prefix: "CILS", size: GIFT_CODES.length, owner: "Scuola di prova", note: "demo" };
  const { id: batchId } = await db().giftCodeBatch.upsert({
    where: { keyHash: "demo" },
    create: { keyHash: "demo", ...facts },
    update: {},
  });
  const codes = GIFT_CODES.map((code, index) => ({ codeHash: hashGiftCode(code), batchId, number: index + 1 }));
  await db().giftCode.createMany({ data: codes, skipDuplicates: true });
  for (const { codeHash, number } of codes)
    await db().giftCode.updateMany({ where: { codeHash, batchId: null }, data: { batchId, number } });
}

/** Loads what is missing of the demo data. */
export async function seedDemo(now = new Date()): Promise<void> {
  await seedGiftCodes();
  const existing = await db().user.count({ where: { email: { in: ACCOUNTS.map(({ email }) => email) } } });
  if (existing > 0) return;
  const passwordHash = await hashPassword(PASSWORD);
  const ids = new Map<string, string>();
  for (const account of ACCOUNTS) ids.set(account.email, await seedAccount(account, passwordHash, now));
  const learner = ids.get(DEMO_LEARNER.email) ?? "";
  const [first, second] = listSimulations();
  if (first) await seedFinishedAttempt(learner, first, now);
  if (second) await seedBegunAttempt(learner, second, now);
}

if (import.meta.main) {
  await seedDemo();
  const unused = await db().giftCode.findMany({ where: { redeemedAt: null }, select: { codeHash: true } });
  const hashes = new Set(unused.map(({ codeHash }) => codeHash));
  const codes = GIFT_CODES.filter((code) => hashes.has(hashGiftCode(code))).slice(0, 3);
  console.log(`Demo accounts (password ${PASSWORD}):`);
  for (const { email, says } of ACCOUNTS) console.log(`  ${email.padEnd(22)} ${says}`);
  console.log(codes.length > 0 ? `Gift codes: ${codes.join(", ")} …` : "Every demo gift code is used.");
  await db().$disconnect();
}
