import "server-only";
import type { Account } from "@/lib/accounts/actor";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { getSimulation } from "@/lib/exam/content/library";
import type { QuestionsResult } from "@/lib/exam/correction";
import { type ModelAnswerView, type QuestionView, toSectionContent } from "@/lib/exam/paper";
import { type Attempt, attemptColumns, sectionOf, toAttempt } from "@/lib/exam/queries";
import type { RecordView } from "@/lib/exam/record";
import { isQuestionSection, QUESTION_SECTIONS, type Section } from "@/lib/exam/sections";
import type { TranscriptText } from "@/lib/exam/transcript";
import { questionsResult, toQuestionRecord, toWritingRecord } from "@/lib/report/records";
import { type AiWait, type HandedIn, toHandedIn, writingColumns } from "@/lib/writing/queries";
import type { SpellingFinding, WritingResult } from "@/lib/writing/schema";
import { checkSpelling } from "@/lib/writing/spelling";

/** `GET /api/session-state/{attemptId}`: where an attempt stands. Times are ISO strings. */
export type SessionState = {
  session: { id: string; simulationId: number; status: "active" | "closed"; startedAt: string; endTime: string | null };
  records: RecordView<QuestionsResult | WritingResult>[];
};

/** An attempt with its handed-in writing, if there is one. */
export type WholeAttempt = { attempt: Attempt; handedIn: HandedIn | null };

/**
 * One of the account's own attempts, whole, in one query.
 * @param which its id, or the simulation it belongs to: then the one that counts
 * @returns null when it is somebody else's or nobody's
 */
export async function findWholeAttempt(
  account: Account,
  which: { id: string } | { simulationId: number },
): Promise<WholeAttempt | null> {
  const row = await db().attempt.findFirst({
    where: { ...which, userId: account.id, ...("id" in which ? {} : { setAsideAt: null }) },
    select: { ...attemptColumns, writing: { select: writingColumns } },
    relationLoadStrategy: "join",
  });
  return row && { attempt: toAttempt(row), handedIn: row.writing && toHandedIn(row.writing) };
}

/** @throws AppError not_found when the attempt is not the account's own */
async function getWholeAttempt(account: Account, attemptId: string): Promise<WholeAttempt> {
  const whole = await findWholeAttempt(account, { id: attemptId });
  if (!whole) throw new AppError("not_found");
  return whole;
}

/**
 * The state of one of the account's own attempts.
 * @throws AppError not_found, conflict (attempt_set_aside) for one that was set aside before its end
 */
export async function readSessionState(account: Account, attemptId: string, locale: string): Promise<SessionState> {
  const { attempt, handedIn } = await getWholeAttempt(account, attemptId);
  if (attempt.setAsideAt && attempt.status === "active")
    throw new AppError("conflict", "attempt set aside", { reason: "attempt_set_aside" });
  return {
    session: {
      id: attempt.id,
      simulationId: attempt.simulationId,
      status: attempt.status,
      startedAt: attempt.startedAt.toISOString(),
      endTime: attempt.closedAt?.toISOString() ?? null,
    },
    records: [
      ...QUESTION_SECTIONS.map((section) => toQuestionRecord(attempt, section, locale)),
      toWritingRecord(attempt, handedIn),
    ],
  };
}

export type QuestionsReview = {
  prova: Exclude<Section, "scrittura">;
  questions: QuestionView[];
  userAnswers: Record<string, string>;
  correctionResult: QuestionsResult;
  text?: string;
  transcript?: TranscriptText[];
  /** The recording the transcript's and the evidence's seconds belong to. */
  audioUrl?: string;
};

export type WritingReview = {
  prova: "scrittura";
  status: "done" | "pending";
  originalText: string;
  option: string | null;
  /** Null while the writing waits for its marks, and for a writing handed in empty. */
  correctionResult: WritingResult | null;
  /** The basic check, while there are no marks. */
  spelling: SpellingFinding[] | null;
  /** Model answers to the chosen prompt; to both where none was chosen. */
  models: ModelAnswerView[];
  /** How it stands with the AI teacher, while there are no marks. */
  wait: AiWait | null;
};

/** The review data of the specification (section 3), for one section. */
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
  const { attempt, handedIn } = await getWholeAttempt(account, attemptId);
  return isQuestionSection(section)
    ? reviewQuestions(attempt, section, locale)
    : reviewWriting(attempt, handedIn, locale);
}

/** The reviews of an attempt by section; one that is not corrected is missing. */
export type Reviews = Partial<Record<Section, Review>>;

/**
 * The reviews of all corrected sections of one of the account's own attempts, also of one that was set
 * aside.
 * @throws AppError not_found when the attempt is somebody else's
 */
export async function readReviews(account: Account, attemptId: string, locale: string): Promise<Reviews> {
  const row = await db().attempt.findFirst({
    where: { id: attemptId, userId: account.id },
    select: { ...attemptColumns, writing: { select: writingColumns } },
    relationLoadStrategy: "join",
  });
  if (!row) throw new AppError("not_found");
  const attempt = toAttempt(row);
  const handedIn = row.writing && toHandedIn(row.writing);
  const reviews: Reviews = {};
  for (const section of QUESTION_SECTIONS) {
    if (questionsResult(attempt, section, locale)) reviews[section] = reviewQuestions(attempt, section, locale);
  }
  if (sectionOf(attempt, "scrittura").lockedAt) reviews.scrittura = await reviewWriting(attempt, handedIn, locale);
  return reviews;
}

function reviewQuestions(attempt: Attempt, section: Exclude<Section, "scrittura">, locale: string): QuestionsReview {
  const correctionResult = questionsResult(attempt, section, locale);
  if (!correctionResult) throw new AppError("not_found", "section not corrected");
  const { questions, text, transcript, audioUrl } = toSectionContent(
    getSimulation(attempt.simulationId),
    section,
    true,
    locale,
  );
  return {
    prova: section,
    questions,
    userAnswers: sectionOf(attempt, section).answers,
    correctionResult,
    ...(text ? { text } : {}),
    ...(transcript ? { transcript } : {}),
    ...(audioUrl ? { audioUrl } : {}),
  };
}

async function reviewWriting(attempt: Attempt, handedIn: HandedIn | null, locale: string): Promise<WritingReview> {
  if (!sectionOf(attempt, "scrittura").lockedAt) throw new AppError("not_found", "writing not handed in");
  const { models = [] } = toSectionContent(getSimulation(attempt.simulationId), "scrittura", true, locale);
  const result = handedIn?.result ?? null;
  const isWaiting = handedIn !== null && result === null;
  return {
    prova: "scrittura",
    status: isWaiting ? "pending" : "done",
    originalText: handedIn?.text ?? "",
    option: handedIn?.option ?? null,
    correctionResult: result,
    wait: handedIn?.wait ?? null,
    spelling: isWaiting ? await checkSpelling(handedIn.text) : null,
    models: models.filter(({ option }) => !handedIn?.option || option === handedIn.option),
  };
}
