"use client";

import { createContext, useContext } from "react";
import type { AttemptState, AttemptStore } from "@/components/exam/attempt-store";
import type { QuestionSection, Section } from "@/lib/exam/sections";

/** What every part of the exam screen can see and do. */
export type Exam = {
  store: AttemptStore;
  state: AttemptState;
  productName: string;
  current: Section;
  navigate: (section: Section) => void;
  /** Saves and corrects a question section; tells the learner when it fails. */
  correct: (section: QuestionSection) => Promise<boolean>;
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
