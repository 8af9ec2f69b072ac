/** Cards of the dashboard and finished attempts for unit tests. */
import type { CompletedAttempt, SectionDetails, SimulationCard } from "@/lib/exam/cards";
import { mapSections, type Section } from "@/lib/exam/sections";
import { judgeExam } from "@/lib/exam/verdict";

function makeDetails(section: Section, score: number | null): SectionDetails {
  return {
    score,
    maxScore: 12,
    pending: score === null,
    passed: score === null ? null : score >= (section === "scrittura" ? 7 : 6),
    correctAnswers: section === "scrittura" ? null : score,
    totalQuestions: section === "scrittura" ? null : 12,
  };
}

/** A finished attempt; sections without a score here have 10, and null is one that waits for its mark. */
export function makeFinished(
  scores: Partial<Record<Section, number | null>> = {},
  more: Partial<CompletedAttempt> = {},
): CompletedAttempt {
  const scoreOf = (section: Section) => (scores[section] === undefined ? 10 : scores[section]);
  const sectionDetails = mapSections((section) => makeDetails(section, scoreOf(section)));
  return {
    id: "a234567890",
    date: "2026-11-20T10:00:00.000Z",
    setAside: false,
    canRewrite: !sectionDetails.scrittura.pending,
    mode: "practice",
    extraTime: "none",
    sectionDetails,
    ...judgeExam(Object.values(sectionDetails)),
    ...more,
  };
}

/** A card that can neither be started nor continued. */
export function makeCard(id: number, more: Partial<SimulationCard> = {}): SimulationCard {
  return {
    id,
    title: `Simulazione ${id}`,
    description: "",
    attemptCount: 1,
    canStart: false,
    lastSession: null,
    completedAttempts: [],
    ...more,
  };
}
