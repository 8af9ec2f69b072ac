import type { Localized } from "@/lib/exam/content/schema";
import { localize } from "@/lib/exam/localize";
import type { VisibleMark } from "@/lib/exam/mark-visibility";
import { type AttemptOptions, type ChosenMode, chosenModeOf } from "@/lib/exam/mode";
import { type Attempt, type SectionRecord, sectionRecordOf } from "@/lib/exam/queries";
import { mapSections, type Section, WRITING_SECTION } from "@/lib/exam/sections";
import { judgeExam, type Verdict } from "@/lib/exam/verdict";

export type SectionDetails = VisibleMark & Pick<SectionRecord, "correctAnswers" | "totalQuestions">;

export type CompletedAttempt = Verdict &
  AttemptOptions & {
    id: string;
    /** ISO time of closing. */
    date: string;
    /** Set aside by an admin: it can be read, and the simulation may be started again. */
    setAside: boolean;
    /** Whether a text was handed in, is no longer pending and may be written again. */
    canRewrite: boolean;
    sectionDetails: Record<Section, SectionDetails>;
  };

export type SimulationCard = {
  id: number;
  title: string;
  description: string;
  attemptCount: number;
  canStart: boolean;
  lastSession: { id: string; status: "active" | "closed"; mode: ChosenMode } | null;
  /** Newest first. */
  completedAttempts: CompletedAttempt[];
};

/** The dashboard's cards. `attempts`: newest first; `mayStart`: whether the account may start simulations at all. */
export function toSimulationCards(
  simulations: readonly { id: number; title: Localized; description: Localized }[],
  attempts: readonly Attempt[],
  mayStart: boolean,
  locale: string,
): SimulationCard[] {
  return simulations.map(({ id, title, description }) => {
    const own = attempts.filter((attempt) => attempt.simulationId === id);
    const counting = own.filter((attempt) => attempt.setAsideAt === null);
    const last = counting[0];
    return {
      id,
      title: localize(title, locale),
      description: localize(description, locale),
      attemptCount: counting.length,
      canStart: mayStart && counting.length === 0,
      lastSession: last ? { id: last.id, status: last.status, mode: chosenModeOf(last) } : null,
      completedAttempts: own.flatMap((attempt) => toCompletedAttempt(attempt, last) ?? []),
    };
  });
}

/** @param last the latest attempt at the simulation that counts */
function toCompletedAttempt(attempt: Attempt, last: Attempt | undefined): CompletedAttempt | null {
  if (!attempt.closedAt) return null;
  const details = (section: Section): SectionDetails => {
    const { score, maxScore, passed, pending, correctAnswers, totalQuestions } = sectionRecordOf(attempt, section);
    return { score, maxScore, passed, pending, correctAnswers, totalQuestions };
  };
  const { answers, pending } = sectionRecordOf(attempt, WRITING_SECTION);
  const isTakenAgain = last?.status === "active";
  return {
    id: attempt.id,
    date: attempt.closedAt.toISOString(),
    mode: chosenModeOf(attempt),
    extraTime: attempt.extraTime,
    ...judgeExam(attempt.sections),
    setAside: attempt.setAsideAt !== null,
    canRewrite: Boolean(answers["text"]?.trim()) && !pending && !isTakenAgain,
    sectionDetails: mapSections(details),
  };
}
