import { env } from "@/lib/env";
import { SECTION_MAX } from "@/lib/exam/score";
import { SECTIONS, type Section, WRITING_SECTION } from "@/lib/exam/sections";

/** What a section has come to, as anybody may be told. */
export type VisibleMark = {
  /** Null while it waits, and where no mark is given. */
  score: number | null;
  passed: boolean | null;
  /** The most it can come to; null where no mark is given. */
  maxScore: number | null;
  /** Whether it still waits for its correction. */
  pending: boolean;
};

/** Whether a school gives writings a mark (`WRITING_MARKS`), or a correction alone. */
export function areWritingsMarked(): boolean {
  return env().WRITING_MARKS === "on";
}

/** The sections that get a mark. */
export function markedSections(): Section[] {
  return SECTIONS.filter((section) => section !== WRITING_SECTION || areWritingsMarked());
}

/**
 * The mark of a section as it leaves the database: the one place where the mark of a writing is left out if none is given.
 * What follows from it (totals, verdicts, readiness) follows from this.
 */
export function toVisibleMark(
  section: Section,
  stored: { score: number | null; passed: boolean | null; correctedAt: Date | null },
): VisibleMark {
  const pending = stored.correctedAt === null;
  if (!markedSections().includes(section)) return { score: null, passed: null, maxScore: null, pending };
  return { score: stored.score, passed: stored.passed, maxScore: SECTION_MAX, pending };
}
