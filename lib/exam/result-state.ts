import type { CompletedAttempt } from "@/lib/exam/cards";
import { judgeAbilities } from "@/lib/exam/verdict";

/**
 * How the result page looks and speaks.
 *
 * - `passed`: all sections, and every ability as the real exam requires.
 * - `hard`: nothing failed here, where half of the questions suffices, but an ability would fail in the real exam.
 * - `notYet`: a section failed.
 * - `open`: nothing failed so far; a mark is pending, or there is none.
 */
export type ResultState = "passed" | "hard" | "notYet" | "open";

export function resultStateOf({
  examPassed,
  sectionDetails,
}: Pick<CompletedAttempt, "examPassed" | "sectionDetails">): ResultState {
  if (examPassed === false) return "notYet";
  if (judgeAbilities(sectionDetails).some(({ passed }) => passed === false)) return "hard";
  return examPassed ? "passed" : "open";
}

/** The lights turn on when the learner has just finished, not again at a later visit. */
const JUST_FINISHED_MS = 120_000;

/** @param closedAt ISO time */
export function isJustFinished(closedAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(closedAt) < JUST_FINISHED_MS;
}
