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
