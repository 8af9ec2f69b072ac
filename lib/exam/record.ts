import type { Section } from "@/lib/exam/sections";

/**
 * One section of an attempt as the exam screen and `GET /api/session-state` show it.
 * `R` is the result of its correction; times are ISO strings.
 */
export type RecordView<R> = {
  prova: Section;
  /** `{section}_{questionId}` to a letter; for the writing `text` and `option`. */
  answers: Record<string, string>;
  completed: boolean;
  revision: number;
  /** Seconds spent on each question so far, by the answers' keys. */
  seconds: Record<string, number>;
  savedAt: string | null;
  /** From here on the answers cannot change. A locked writing may still wait for its marks. */
  locked: boolean;
  correctedAt: string | null;
  correctionResult: R | null;
};
