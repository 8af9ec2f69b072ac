import type { CompletedAttempt } from "@/lib/exam/cards";
import { SECTION_MAX } from "@/lib/exam/score";
import { SECTIONS } from "@/lib/exam/sections";
import { judgeExam } from "@/lib/exam/verdict";

const MARKS = {
  ascolto1: { score: 10, passed: true, correctAnswers: 5, totalQuestions: 6 },
  ascolto2: { score: 9, passed: true, correctAnswers: 9, totalQuestions: 12 },
  lettura: { score: 10, passed: true, correctAnswers: 10, totalQuestions: 12 },
  cloze: { score: 8, passed: true, correctAnswers: 4, totalQuestions: 6 },
  scrittura: { score: 6, passed: false, correctAnswers: null, totalQuestions: null },
} as const;

/** A made-up attempt that shows visitors without a session what a result looks like. */
export function exampleAttempt(): CompletedAttempt {
  const withMax = <M extends object>(marks: M) => ({ ...marks, maxScore: SECTION_MAX, pending: false });
  return {
    id: "example",
    date: "2026-10-01T10:00:00.000Z",
    mode: "practice",
    extraTime: "none",
    setAside: false,
    ...judgeExam(SECTIONS.map((section) => ({ section, ...MARKS[section], maxScore: SECTION_MAX, pending: false }))),
    sectionDetails: {
      ascolto1: withMax(MARKS.ascolto1),
      ascolto2: withMax(MARKS.ascolto2),
      lettura: withMax(MARKS.lettura),
      cloze: withMax(MARKS.cloze),
      scrittura: withMax(MARKS.scrittura),
    },
  };
}
