import type { Passage } from "@/lib/exam/content/schema";

/** A gap in a passage: [1] to [6], and [0] for the worked example. */
export const GAP_PATTERN = /\[(\d)\]/g;

export const BLANK = "_____";

/** The sentence around a gap, with a blank for it and "(…)" for other gaps. Empty if there is no such gap. */
export function gapSentence(passage: Passage, gap: number): string {
  const part = passage.parts.find(({ text }) => text.includes(`[${gap}]`));
  const sentence = part?.text.match(/[^.!?]+[.!?]*/g)?.find((piece) => piece.includes(`[${gap}]`)) ?? "";
  return sentence.trim().replace(GAP_PATTERN, (_marker, id: string) => (Number(id) === gap ? BLANK : "(…)"));
}
