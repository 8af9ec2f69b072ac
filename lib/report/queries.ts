import "server-only";
import type { Account } from "@/lib/accounts/actor";
import { db } from "@/lib/db/client";
import { getSimulation } from "@/lib/exam/content/library";
import type { QuestionsResult } from "@/lib/exam/correction";
import type { ClozeView } from "@/lib/exam/kinds/cloze";
import type { QuestionView } from "@/lib/exam/kinds/question";
import type { ModelAnswerView, WritingOptionView } from "@/lib/exam/kinds/writing";
import { optionOf } from "@/lib/exam/options";
import { toSectionContent } from "@/lib/exam/paper";
import { sectionOf } from "@/lib/exam/queries";
import { questionsResult } from "@/lib/exam/record";
import { isQuestionSection, type QuestionSection, SECTIONS, type Section, WRITING_SECTION } from "@/lib/exam/sections";
import type { TranscriptText } from "@/lib/exam/transcript";
import { AppError } from "@/lib/http/errors";
import { calendarDay, italianDay } from "@/lib/product/italian-day";
import type { ExamOutcome, MeasuredAbility } from "@/lib/report/real-exam";
import { withContrasts } from "@/lib/writing/contrasts";
import { basicCheckOf } from "@/lib/writing/mutations/basic-check-of";
import { type AiWait, getWholeAttempt, type WholeAttempt } from "@/lib/writing/queries";
import { type LaterDraft, listLaterDrafts } from "@/lib/writing/queries/drafts";
import type { SpellingFinding, WritingResult } from "@/lib/writing/schema";
import type { Prisma } from "@/prisma/generated/client";

export type QuestionsReview = {
  prova: QuestionSection;
  questions: QuestionView[];
  userAnswers: Record<string, string>;
  correctionResult: QuestionsResult;
  text?: string;
  transcript?: TranscriptText[];
  /** The recording the transcript's and the evidence's seconds belong to. */
  audioUrl?: string;
};

export type WritingReview = {
  prova: typeof WRITING_SECTION;
  status: "done" | "pending";
  originalText: string;
  option: string | null;
  /** The prompt that was chosen: its situation and its points; null where none was. */
  task: WritingOptionView | null;
  /** The most the writing can come to; null where writings get no mark. */
  maxScore: number | null;
  /** Null while the writing waits for its correction, and for a writing handed in empty. */
  correctionResult: WritingResult | null;
  /** The basic check, while there are no marks. */
  spelling: SpellingFinding[] | null;
  /** Model answers to the chosen prompt; to both where none was chosen. */
  models: ModelAnswerView[];
  /** How it stands with the AI teacher, while there are no marks. */
  wait: AiWait | null;
  /** The second and third draft, as far as they are handed in: they do not count. */
  drafts: LaterDraft[];
};

/** The review of one section, as its page and `GET /api/review/{attemptId}/{section}` show it. */
export type Review = QuestionsReview | WritingReview;

/**
 * The review of one section of one of the account's own attempts.
 * @throws AppError not_found when the attempt is somebody else's or the section is not corrected
 */
export async function readReview(
  account: Account,
  attemptId: string,
  section: Section,
  locale: string,
): Promise<Review> {
  const review = await reviewSection(account, await getWholeAttempt(account, attemptId), section, locale);
  if (!review) throw new AppError("not_found", "section not corrected");
  return review;
}

/** The reviews of an attempt by section; one that is not corrected is missing. */
export type Reviews = Partial<Record<Section, Review>>;

/**
 * The reviews of all corrected sections of one of the account's own attempts, also of one that was set
 * aside.
 * @throws AppError not_found when the attempt is somebody else's
 */
export async function readReviews(account: Account, attemptId: string, locale: string): Promise<Reviews> {
  const whole = await getWholeAttempt(account, attemptId);
  const reviews: Reviews = {};
  for (const section of SECTIONS) {
    const review = await reviewSection(account, whole, section, locale);
    if (review) reviews[section] = review;
  }
  return reviews;
}

/** Null while the section is not corrected. */
function reviewSection(
  account: Account,
  whole: WholeAttempt,
  section: Section,
  locale: string,
): Promise<Review | null> | Review | null {
  return isQuestionSection(section) ? reviewQuestions(whole, section, locale) : reviewWriting(account, whole, locale);
}

function reviewQuestions({ attempt }: WholeAttempt, section: QuestionSection, locale: string): QuestionsReview | null {
  const correctionResult = questionsResult(attempt, section, locale);
  if (!correctionResult) return null;
  const content = toSectionContent(getSimulation(attempt.simulationId), section, true, locale);
  return {
    prova: section,
    questions: content.questions,
    userAnswers: sectionOf(attempt, section).answers,
    correctionResult,
    ...(content.kind === "listening"
      ? { audioUrl: content.audioUrl, ...(content.transcript ? { transcript: content.transcript } : {}) }
      : { text: content.kind === "cloze" ? withExample(content) : content.text }),
  };
}

/** A passage with the gap that was filled in as an example. */
function withExample({ text, example: { options, answer } }: ClozeView): string {
  return text.replace("[0]", optionOf(options, answer) ?? "[0]");
}

async function reviewWriting(
  account: Account,
  { attempt, handedIn }: WholeAttempt,
  locale: string,
): Promise<WritingReview | null> {
  const { lockedAt, maxScore } = sectionOf(attempt, WRITING_SECTION);
  if (!lockedAt) return null;
  const { models = [], options } = toSectionContent(getSimulation(attempt.simulationId), WRITING_SECTION, true, locale);
  const result = handedIn?.result ?? null;
  const isWaiting = handedIn !== null && result === null;
  return {
    prova: WRITING_SECTION,
    status: isWaiting ? "pending" : "done",
    originalText: handedIn?.text ?? "",
    option: handedIn?.option ?? null,
    task: options.find(({ id }) => id === handedIn?.option) ?? null,
    maxScore,
    correctionResult: result && withContrasts(result, locale),
    wait: handedIn?.wait ?? null,
    spelling: isWaiting ? await basicCheckOf(handedIn) : null,
    drafts: handedIn ? await listLaterDrafts(account, attempt.id) : [],
    models: models.filter(({ option }) => !handedIn?.option || option === handedIn.option),
  };
}

/** A real exam of the account's: its day, "2027-02-18", whether extra time is asked for, and what was told of it. */
export type OwnExam = { id: string; day: string; asksExtraTime: boolean } & Record<MeasuredAbility, ExamOutcome | null>;

/** The account's exam that is today or to come, and the latest one that is over. */
export type OwnExams = { upcoming: OwnExam | null; past: OwnExam | null };

/** The columns of an account's real exam. */
export const examColumns = {
  id: true,
  day: true,
  asksExtraTime: true,
  ascolto: true,
  lettura: true,
  scrittura: true,
} as const satisfies Prisma.RealExamSelect;

export type ExamRow = Prisma.RealExamGetPayload<{ select: typeof examColumns }>;

/** Of an account's real exams the latest that is today or to come, and the latest that is over. */
export function toOwnExams(rows: readonly ExamRow[], now: Date): OwnExams {
  const exams = rows
    .map(({ day, ...exam }): OwnExam => ({ ...exam, day: calendarDay(day) }))
    .toSorted((a, b) => b.day.localeCompare(a.day));
  const today = italianDay(now);
  return {
    upcoming: exams.find(({ day }) => day >= today) ?? null,
    past: exams.find(({ day }) => day < today) ?? null,
  };
}

/** The days that the account has noted of its real exams. */
export async function readExams(account: Account, now = new Date()): Promise<OwnExams> {
  return toOwnExams(await db().realExam.findMany({ where: { userId: account.id }, select: examColumns }), now);
}
