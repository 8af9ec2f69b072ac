import "server-only";
import { contrastFinder } from "@/lib/exam/content/contrasts";
import { aspectOf } from "@/lib/writing/aspect";
import type { WritingResult } from "@/lib/writing/schema";

/** How far around an error its neighbours are looked for, in UTF-16 units. */
const AROUND = 40;

/** A result whose errors tell what the learner's language does otherwise, where that may be why they were made. */
export function withContrasts(result: WritingResult, locale: string): WritingResult {
  const find = contrastFinder(locale);
  const { originalText } = result;
  const errors = result.errors.map((error) => {
    const { start, end, type, original, corrected, isUnclear } = error;
    const before = originalText.slice(Math.max(0, start - AROUND), start);
    const after = originalText.slice(end, end + AROUND);
    const aspect = isUnclear ? null : aspectOf({ type, original, corrected, before, after });
    const contrast = aspect && find({ aspect, wrong: original, right: corrected });
    return contrast ? { ...error, contrast } : error;
  });
  return { ...result, errors };
}
