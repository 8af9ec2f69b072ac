import type { Passage } from "@/lib/exam/content/schema";
import { isOfKind, type Section } from "@/lib/exam/sections";

/** How a gap is written in a passage: [1] to [6], and [0] for the worked example. */
export const GAP = /\[(\d)\]/g;

/** What stands for a gap outside its passage. */
export const BLANK = "_____";

/**
 * The sentence of the passage that holds a gap, the gap as a blank, any other gap as three dots.
 * @returns an empty string when the passage has no such gap
 */
export function gapSentence(passage: Passage, gap: number): string {
  const part = passage.parts.find(({ text }) => text.includes(`[${gap}]`));
  const sentence = part?.text.match(/[^.!?]+[.!?]*/g)?.find((piece) => piece.includes(`[${gap}]`)) ?? "";
  return sentence.trim().replace(GAP, (_marker, id: string) => (Number(id) === gap ? BLANK : "(…)"));
}

/** Whether the questions of a section are gaps: each shows the sentence around its own. */
export function hasGaps(section: Section): boolean {
  return isOfKind(section, "cloze");
}
