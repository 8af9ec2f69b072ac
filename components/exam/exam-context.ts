import { createContext, type ReactNode, useContext } from "react";
import type { Hearing } from "@/components/exam/sitting/use-hearing";
import type { useExamValue } from "@/components/exam/use-exam-value";
import type { Section } from "@/lib/exam/sections";
import type { CallResult } from "@/lib/http/call";

/** The running part of an exam sitting. */
export type RunningPart = {
  sections: readonly Section[];
  hearing: Hearing | null;
  /** Passed in as nodes so that practice loads neither. */
  hearingView: ReactNode;
  check: ReactNode;
  finish: () => Promise<CallResult>;
  /** Remaining milliseconds; null without a limit. */
  remainingMs: () => number | null;
  serverNow: () => Date;
};

/** The state and operations shared with all parts of the exam screen. */
type Exam = ReturnType<typeof useExamValue>;

export const ExamContext = createContext<Exam | null>(null);

/** @throws Error outside of an `ExamContext` */
export function useExam(): Exam {
  const exam = useContext(ExamContext);
  if (!exam) throw new Error("useExam must be used inside ExamContext");
  return exam;
}
