import { createContext, type ReactNode, useContext } from "react";
import type { AttemptState, AttemptStore } from "@/components/exam/attempt-store";
import type { Hearing } from "@/components/exam/sitting/use-hearing";
import type { HandingIn } from "@/components/exam/use-hand-in";
import type { Place } from "@/components/exam/use-place";
import type { Mode } from "@/lib/exam/mode";
import type { QuestionSection, Section } from "@/lib/exam/sections";
import type { CallAnswer } from "@/lib/http/call";

/** What the part of an exam sitting that runs changes about the room. */
export type SittingRoom = {
  /** The sections of the part: no other can be opened. */
  sections: readonly Section[];
  /** What is heard; null where nothing is. */
  hearing: Hearing | null;
  /** What stands in a section that is heard, and what is looked at before the part is handed in: practice loads neither. */
  hearingView: ReactNode;
  check: ReactNode;
  /** Hands the part in. */
  finish: () => Promise<CallAnswer>;
  /** How much of its time is left; null where it has no limit. */
  remainingMs: () => number | null;
  /** The server's time now. */
  serverNow: () => Date;
};

/** What every part of the exam screen can see and do. */
export type Exam = Place &
  HandingIn & {
    store: AttemptStore;
    state: AttemptState;
    productName: string;
    mode: Mode;
    /** Null in practice. */
    sitting: SittingRoom | null;
    /** Saves and hands in the part that runs; null in practice. */
    handInPart: (() => void) | null;
    /** What tells the time in the bar on top; nothing in practice. */
    clock: ReactNode;
    /** At the exam the texts are heard a first time before the questions may be read. */
    areQuestionsHidden: boolean;
    /** The next section that is not handed in yet, after the current one and then from the start; null when none is open. */
    nextOpen: Section | null;
    /** Whether the last look at the answers before the section is handed in stands on the screen. */
    isChecking: boolean;
    setChecking: (isChecking: boolean) => void;
    /** Whether what is on the screen has stood there long enough to be pressed on purpose. */
    isSettled: boolean;
    /** Saves and corrects a question section; waits for the network where there is none, and tells any other failure. */
    correct: (section: QuestionSection) => void;
    /** Closes the attempt; asks first while sections are open. */
    finish: () => void;
    isFinishing: boolean;
  };

export const ExamContext = createContext<Exam | null>(null);

/** The exam around a component. */
export function useExam(): Exam {
  const exam = useContext(ExamContext);
  if (!exam) throw new Error("outside of the exam screen");
  return exam;
}
