import { areWritingsMarked } from "@/lib/exam/mark-visibility";
import { WRITING_PASS } from "@/lib/exam/score";
import { criteriaSchema, detailsSchema, type MarkDetails, type WritingMark } from "@/lib/writing/schema";

/** The mark of a correction; null fields where writings get no marks. */
export function toWritingMark(score: number, criteria: unknown): WritingMark {
  if (!areWritingsMarked()) return { score: null, estimatedScore: null, passed: null, criteria: null };
  const passed = score >= WRITING_PASS;
  return { score, estimatedScore: score, passed, criteria: criteriaSchema.parse(criteria) };
}

/** The details of a correction; where writings get no marks, without the rules and rates that refer to them. */
export function toVisibleDetails(stored: unknown): MarkDetails | null {
  const details = detailsSchema.nullable().parse(stored);
  if (!details || areWritingsMarked()) return details;
  const { rates: _, ...rest } = details;
  return { ...rest, reasons: [] };
}
