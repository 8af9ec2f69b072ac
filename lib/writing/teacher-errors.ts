import { alignTexts } from "@/lib/writing/align";
import type { WritingError } from "@/lib/writing/schema";

/** Errors of a teacher's correction; kind and explanation come from an earlier one with the same change. */
export function locateTeacherErrors(text: string, correctedText: string, explained: readonly WritingError[]) {
  return alignTexts(text, correctedText).map((hunk, index): WritingError => {
    const original = text.slice(hunk.start, hunk.end);
    const corrected = correctedText.slice(hunk.correctedStart, hunk.correctedEnd);
    const known = explained.find((error) => error.start === hunk.start && error.corrected === corrected);
    const { type = "altro", explanation = "" } = known ?? {};
    return { id: index + 1, type, explanation, original, corrected, ...hunk };
  });
}
