import type { Section } from "@/lib/exam/sections";

/** The name of a question within its simulation, such as `lettura_3`: what its answer is kept and sent under. */
export function questionName(section: Section, questionId: number): string {
  return `${section}_${questionId}`;
}
