import type { CompletedAttempt, SectionDetails } from "@/lib/exam/cards";
import { passLine } from "@/lib/exam/outcome";
import { SECTION_MAX } from "@/lib/exam/score";
import { isQuestionSection, mapSections, SECTION_TABLE, type Section } from "@/lib/exam/sections";
import { judgeExam } from "@/lib/exam/verdict";

/** A made-up attempt that shows visitors without a session what a result looks like. */
export function exampleAttempt(): CompletedAttempt {
  const sectionDetails = mapSections(toDetails);
  return {
    id: "example",
    date: "2026-10-01T10:00:00.000Z",
    mode: "practice",
    extraTime: "none",
    setAside: false,
    ...judgeExam(Object.values(sectionDetails)),
    sectionDetails,
  };
}

function toDetails(section: Section): SectionDetails {
  const score = SECTION_TABLE[section].exampleScore;
  const totalQuestions = isQuestionSection(section) ? SECTION_TABLE[section].form.questions : null;
  const correctAnswers = totalQuestions && (score * totalQuestions) / SECTION_MAX;
  const passed = score >= passLine(section, totalQuestions);
  return { score, passed, maxScore: SECTION_MAX, pending: false, correctAnswers, totalQuestions };
}
