import { createContext, type ReactNode, useContext } from "react";
import type { AttemptState, AttemptStore } from "@/components/exam/attempt-store";
import type { Hearing } from "@/components/exam/sitting/use-hearing";
import type { ExamLocation } from "@/components/exam/use-exam-location";
import type { HandInControls } from "@/components/exam/use-hand-in";
import type { Mode } from "@/lib/exam/mode";
import type { QuestionSection, Section } from "@/lib/exam/sections";
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
export type Exam = ExamLocation &
  HandInControls & {
    store: AttemptStore;
    state: AttemptState;
    productName: string;
    mode: Mode;
    /** Null in practice. */
    sitting: RunningPart | null;
    /** Saves and hands in the running part; null in practice. */
    handInPart: (() => void) | null;
    clock: ReactNode;
    /** In exam mode the recording plays once before the questions may be read. */
    areQuestionsHidden: boolean;
    /** The next section that is not handed in, after the current one and then from the start; null if there is none. */
    nextOpen: Section | null;
    /** Whether the check before the hand-in is shown. */
    isChecking: boolean;
    setChecking: (isChecking: boolean) => void;
    /** Whether the current view has been shown long enough to rule out an accidental press. */
    isSettled: boolean;
    /** Saves and corrects a question section; waits while offline, reports any other failure. */
    correct: (section: QuestionSection) => void;
    finish: () => void;
    isFinishing: boolean;
  };

export const ExamContext = createContext<Exam | null>(null);

/** @throws Error outside of an `ExamContext` */
export function useExam(): Exam {
  const exam = useContext(ExamContext);
  if (!exam) throw new Error("useExam must be used inside ExamContext");
  return exam;
}
