import type { Tag } from "@/lib/exam/content/tags";
import type { Section } from "@/lib/exam/sections";

/** The dashboard with the result of one finished attempt. */
export function resultPath(attemptId: string): string {
  return `/dashboard?result=${attemptId}`;
}

/** A section's review with its results open. @param tag shows only the questions that test this */
export function reviewPath(attemptId: string, section: Section, tag?: Tag): string {
  return `/review/${attemptId}/${section}?show=results${tag ? `&tag=${tag}` : ""}`;
}

export const PROMPTS_PATH = "/scrittura";

export function rewritingPath(attemptId: string): string {
  return `${PROMPTS_PATH}/riscrivi/${attemptId}`;
}

export function promptPath(simulationId: number, option: "A" | "B"): string {
  return `${PROMPTS_PATH}/${simulationId}/${option}`;
}
