import { alignTexts } from "@/lib/writing/align";
import type { WritingError } from "@/lib/writing/schema";

/**
 * The errors of a text as a teacher corrected it: the places are found by comparing, the kind and the explanation are
 * those of an earlier correction that made the same change in the same place.
 * @returns errors in order that do not overlap, offsets in UTF-16 units
 */
export function locateTeacherErrors(
  text: string,
  correctedText: string,
  explained: readonly WritingError[],
): WritingError[] {
  return alignTexts(text, correctedText).map((hunk, index) => {
    const original = text.slice(hunk.start, hunk.end);
    const corrected = correctedText.slice(hunk.correctedStart, hunk.correctedEnd);
    const known = explained.find((error) => error.start === hunk.start && error.corrected === corrected);
    return {
      id: index + 1,
      type: known?.type ?? "altro",
      explanation: known?.explanation ?? "",
      original,
      corrected,
      ...hunk,
    };
  });
}
