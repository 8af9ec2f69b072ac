import type { Tag } from "@/lib/exam/content/tags";
import type { Section } from "@/lib/exam/sections";

/** The dashboard showing the result of one finished attempt, alone. */
export function resultPath(attemptId: string): string {
  return `/dashboard?result=${attemptId}`;
}

/**
 * The review of a section for who has just asked for it: its results show at once.
 * @param tag shows only the questions that test this
 */
export function reviewPath(attemptId: string, section: Section, tag?: Tag): string {
  return `/review/${attemptId}/${section}?show=results${tag ? `&tag=${tag}` : ""}`;
}

/** The prompts of the writing that may be taken again. */
export const PROMPTS_PATH = "/scrittura";

/** The writing of an attempt, to be rewritten. */
export function rewritingPath(attemptId: string): string {
  return `${PROMPTS_PATH}/riscrivi/${attemptId}`;
}

/** A prompt of the writing, to be taken again. */
export function promptPath(simulationId: number, option: "A" | "B"): string {
  return `${PROMPTS_PATH}/${simulationId}/${option}`;
}
