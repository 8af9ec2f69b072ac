import type { Localized } from "@/lib/exam/content/schema";
import { localize } from "@/lib/exam/paper";
import type { Attempt } from "@/lib/exam/queries";
import { SECTION_MAX } from "@/lib/exam/score";
import type { Section } from "@/lib/exam/sections";
import { judgeExam } from "@/lib/exam/verdict";

/** The result of one section of a finished attempt. `score` and `passed` are null while the writing waits. */
export type SectionDetails = {
  score: number | null;
  maxScore: number;
  passed: boolean | null;
  correctAnswers: number | null;
  totalQuestions: number | null;
};

export type CompletedAttempt = {
  id: string;
  /** ISO time of the end. */
  date: string;
  examPassed: boolean | null;
  totalScore: number;
  maxTotalScore: number;
  pending: boolean;
  /** An admin set it aside: it can be read, and the simulation may be begun anew. */
  setAside: boolean;
  sectionDetails: Record<Section, SectionDetails>;
};

/** One simulation as the dashboard lists it (specification, section 3). */
export type SimulationCard = {
  id: number;
  title: string;
  description: string;
  attemptCount: number;
  canStart: boolean;
  lastSession: { id: string; status: "active" | "closed" } | null;
  /** Newest first. */
  completedAttempts: CompletedAttempt[];
};

/**
 * The dashboard's list from the simulations there are and the learner's attempts.
 * @param attempts newest first
 * @param mayStart whether the account may start simulations at all
 */
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
      lastSession: last ? { id: last.id, status: last.status } : null,
      completedAttempts: own.flatMap(toCompletedAttempt),
    };
  });
}

function toCompletedAttempt(attempt: Attempt): CompletedAttempt[] {
  if (!attempt.closedAt) return [];
  const { totalScore, maxTotalScore, examPassed, pending } = judgeExam(attempt.sections);
  const details = (section: Section): SectionDetails => {
    const record = attempt.sections.find((candidate) => candidate.section === section);
    return {
      score: record?.score ?? null,
      maxScore: SECTION_MAX,
      passed: record?.passed ?? null,
      correctAnswers: record?.correctAnswers ?? null,
      totalQuestions: record?.totalQuestions ?? null,
    };
  };
  return [
    {
      id: attempt.id,
      date: attempt.closedAt.toISOString(),
      examPassed,
      totalScore,
      maxTotalScore,
      pending,
      setAside: attempt.setAsideAt !== null,
      sectionDetails: {
        ascolto1: details("ascolto1"),
        ascolto2: details("ascolto2"),
        lettura: details("lettura"),
        cloze: details("cloze"),
        scrittura: details("scrittura"),
      },
    },
  ];
}
