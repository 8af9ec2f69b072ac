import "server-only";
import { createContrastFinder } from "@/lib/exam/content/contrasts";
import { aspectOf } from "@/lib/writing/aspect";
import type { WritingResult } from "@/lib/writing/schema";

const AROUND = 40;

/** Adds to each error what the learner's language does differently, where that may be the cause. */
export function withContrasts(result: WritingResult, locale: string): WritingResult {
  const find = createContrastFinder(locale);
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
