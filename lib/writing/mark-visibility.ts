import { areWritingsMarked } from "@/lib/exam/mark-visibility";
import { WRITING_PASS } from "@/lib/exam/score";
import { criteriaSchema, detailsSchema, type MarkDetails, type WritingMark } from "@/lib/writing/schema";

/** The mark of a correction as anybody may be told. */
export function toWritingMark(score: number, criteria: unknown): WritingMark {
  if (!areWritingsMarked()) return { score: null, estimatedScore: null, passed: null, criteria: null };
  const passed = score >= WRITING_PASS;
  return { score, estimatedScore: score, passed, criteria: criteriaSchema.parse(criteria) };
}

/** What a correction rests on; without a mark, also without the rules and rates that speak of it. */
export function toVisibleDetails(stored: unknown): MarkDetails | null {
  const details = detailsSchema.nullable().parse(stored);
  if (!details || areWritingsMarked()) return details;
  const { rates: _, ...rest } = details;
  return { ...rest, reasons: [] };
}
