import { env } from "@/lib/env";
import { SECTION_MAX } from "@/lib/exam/score";
import { SECTIONS, type Section, WRITING_SECTION } from "@/lib/exam/sections";

export type VisibleMark = {
  /** Null while pending, and for sections without marks. */
  score: number | null;
  passed: boolean | null;
  /** Null for sections without marks. */
  maxScore: number | null;
  pending: boolean;
};

/** Whether writings get a mark (`WRITING_MARKS`) or only a correction. */
export function areWritingsMarked(): boolean {
  return env().WRITING_MARKS === "on";
}

export function markedSections(): Section[] {
  return SECTIONS.filter((section) => section !== WRITING_SECTION || areWritingsMarked());
}

/** The only place that hides the mark of an unmarked writing; totals, verdicts and readiness derive from it. */
export function toVisibleMark(
  section: Section,
  stored: { score: number | null; passed: boolean | null; correctedAt: Date | null },
): VisibleMark {
  const pending = stored.correctedAt === null;
  if (!markedSections().includes(section)) return { score: null, passed: null, maxScore: null, pending };
  return { score: stored.score, passed: stored.passed, maxScore: SECTION_MAX, pending };
}
