import type { Section } from "@/lib/exam/sections";

/** Key of a question's answer within its simulation, such as `lettura_3`. */
export function questionName(section: Section, questionId: number): string {
  return `${section}_${questionId}`;
}
