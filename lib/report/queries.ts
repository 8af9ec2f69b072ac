import "server-only";
import type { Account } from "@/lib/accounts/actor";
import { db } from "@/lib/db/client";
import { getSimulation } from "@/lib/exam/content/library";
import type { QuestionsResult } from "@/lib/exam/correction";
import type { QuestionView, ReviewMaterial } from "@/lib/exam/kinds/question";
import { prepareSection, toSectionContent } from "@/lib/exam/kinds/table";
import type { ModelAnswerView, WritingOptionView } from "@/lib/exam/kinds/writing";
import { type Attempt, getAttempt, requireKeysOpen, sectionRecordOf } from "@/lib/exam/queries";
import { questionsResult } from "@/lib/exam/record";
import { isQuestionSection, type QuestionSection, SECTIONS, type Section, WRITING_SECTION } from "@/lib/exam/sections";
import { AppError } from "@/lib/http/errors";
import { calendarDay, italianDay } from "@/lib/product/italian-day";
import type { ExamOutcome, MeasuredAbility } from "@/lib/report/real-exam";
import { withContrasts } from "@/lib/writing/contrasts";
import { getBasicCheck } from "@/lib/writing/mutations/get-basic-check";
import { type AttemptWithWriting, getAttemptWithWriting, type PendingMarking } from "@/lib/writing/queries";
import { type LaterDraft, listLaterDrafts } from "@/lib/writing/queries/drafts";
import type { SpellingFinding, WritingResult } from "@/lib/writing/schema";
import type { Prisma } from "@/prisma/generated/client";

export type QuestionsReview = ReviewMaterial & {
  prova: QuestionSection;
  questions: QuestionView[];
  userAnswers: Record<string, string>;
  correctionResult: QuestionsResult;
};

export type WritingReview = {
  prova: typeof WRITING_SECTION;
  status: "done" | "pending";
  originalText: string;
  option: string | null;
  task: WritingOptionView | null;
  /** Null where writings get no mark. */
  maxScore: number | null;
  /** Null while the writing is pending, and for an empty one. */
  correctionResult: WritingResult | null;
  /** Basic check, while there are no marks. */
  spelling: SpellingFinding[] | null;
  /** For the chosen prompt; for both if none was chosen. */
  models: ModelAnswerView[];
  /** State of the AI correction, while there are no marks. */
  wait: PendingMarking | null;
  /** Second and third draft, if handed in: they do not count. */
  drafts: LaterDraft[];
};

/** As shown on its page and by `GET /api/review/{attemptId}/{section}`. */
export type Review = QuestionsReview | WritingReview;

/**
 * A review of the account's own attempt.
 * @throws AppError not_found if it is not the account's, or not corrected; conflict (exam_mode)
 */
export async function readReview(
  account: Account,
  attemptId: string,
  section: Section,
  locale: string,
): Promise<Review> {
  const whole = isQuestionSection(section)
    ? { attempt: await getAttempt(account, attemptId), handedIn: null }
    : await getAttemptWithWriting(account, attemptId);
  await requireKeysOpen(account, whole.attempt);
  const review = await reviewSection(account, whole, section, locale);
  if (!review) throw new AppError("not_found", "section not corrected");
  return review;
}

export type Reviews = Partial<Record<Section, Review>>;

/** Reviews of all corrected sections of the account's own attempt, even if set aside. @throws AppError not_found */
export async function readReviews(account: Account, attemptId: string, locale: string): Promise<Reviews> {
  const whole = await getAttemptWithWriting(account, attemptId);
  const reviews: Reviews = {};
  for (const section of SECTIONS) {
    const review = await reviewSection(account, whole, section, locale);
    if (review) reviews[section] = review;
  }
  return reviews;
}

async function reviewSection(account: Account, whole: AttemptWithWriting, section: Section, locale: string) {
  if (isQuestionSection(section)) return reviewQuestions(whole.attempt, section, locale);
  return reviewWriting(account, whole, locale);
}

function reviewQuestions(attempt: Attempt, section: QuestionSection, locale: string): QuestionsReview | null {
  const correctionResult = questionsResult(attempt, section, locale);
  if (!correctionResult) return null;
  const { view, reviewMaterial } = prepareSection(getSimulation(attempt.simulationId), section);
  return {
    prova: section,
    questions: view(true, locale).questions,
    userAnswers: sectionRecordOf(attempt, section).answers,
    correctionResult,
    ...reviewMaterial,
  };
}

async function reviewWriting(
  account: Account,
  { attempt, handedIn }: AttemptWithWriting,
  locale: string,
): Promise<WritingReview | null> {
  const { lockedAt, maxScore } = sectionRecordOf(attempt, WRITING_SECTION);
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
    spelling: isWaiting ? await getBasicCheck(handedIn) : null,
    drafts: handedIn ? await listLaterDrafts(account, attempt.id) : [],
    models: models.filter(({ option }) => !handedIn?.option || option === handedIn.option),
  };
}

/** `day` as "2027-02-18"; each ability with its reported outcome. */
export type OwnExam = { id: string; day: string; asksExtraTime: boolean } & Record<MeasuredAbility, ExamOutcome | null>;

/** `upcoming`: today or later. */
export type OwnExams = { upcoming: OwnExam | null; past: OwnExam | null };

export const examColumns = {
  id: true,
  day: true,
  asksExtraTime: true,
  ascolto: true,
  lettura: true,
  scrittura: true,
} as const satisfies Prisma.RealExamSelect;

export type ExamRow = Prisma.RealExamGetPayload<{ select: typeof examColumns }>;

/** The latest exam that is today or later, and the latest one that is over. */
export function toOwnExams(rows: readonly ExamRow[], now: Date): OwnExams {
  const exams = rows
    .map(({ day, ...exam }): OwnExam => ({ ...exam, day: calendarDay(day) }))
    .toSorted((a, b) => b.day.localeCompare(a.day));
  const today = italianDay(now);
  const [past = null] = exams.filter(({ day }) => day < today);
  return { upcoming: exams.find(({ day }) => day >= today) ?? null, past };
}

/** The account's upcoming and latest past exam. */
export async function readExams(account: Account, now = new Date()): Promise<OwnExams> {
  return toOwnExams(await db().realExam.findMany({ where: { userId: account.id }, select: examColumns }), now);
}
