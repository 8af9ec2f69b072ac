import type { Section } from "@/lib/exam/sections";

/** The key under which the answer to a question is kept and sent (specification, section 3). */
export function answerKey(section: Section, questionId: number): string {
  return `${section}_${questionId}`;
}
