"use client";

import type { ReactNode } from "react";
import { pageCopiedAt } from "@/components/exam/copy/copied-answers";
import { ExamBar } from "@/components/exam/exam-bar";
import { ExamContext, type ExamInput, useExamValue } from "@/components/exam/exam-context";
import { ExamRail } from "@/components/exam/exam-rail";
import { QuestionSectionView } from "@/components/exam/kinds/question-section";
import { SaveAlert } from "@/components/exam/save-indicator";
import { SessionLost } from "@/components/exam/session-lost";
import { useAutosave } from "@/components/exam/use-autosave";
import { useHeadingFocus, useQuestionFocus } from "@/components/exam/use-location-focus";
import { lazyOnIdle } from "@/components/ui/lazy-on-idle";
import { isQuestionSection } from "@/lib/exam/sections";

// Pages rarely come from a copy.
const CopyNotice = lazyOnIdle(() =>
  pageCopiedAt()
    ? import("@/components/exam/copy/copy-notice").then((part) => part.CopyNotice)
    : Promise.resolve(() => null),
);
const FinishDialog = lazyOnIdle(() => import("@/components/exam/finish-dialog").then((dialog) => dialog.FinishDialog));

export type ExamScreenProps = ExamInput & {
  /** The writing section; it reads `useExam` and shows itself when it is the current one. */
  writing: ReactNode;
  onFinished: (attemptId: string) => Promise<void>;
};

/** The full-page exam. All data comes with the page; the first request follows the learner's first action. */
export function ExamScreen({ writing, onFinished, ...input }: ExamScreenProps) {
  const exam = useExamValue(input, onFinished);
  const { store, current, finishDialog } = exam;
  useAutosave(store);
  useHeadingFocus(current);
  useQuestionFocus(exam);
  return (
    <ExamContext value={exam}>
      {/* `--top` and `--bottom`: heights of the two sticky bars, guessed until they are measured. */}
      <div className="@container/room">
        <div className="flex min-h-dvh flex-col [--bottom:var(--section-bar,3.625rem)] [--top:var(--top-bar,3.4375rem)] lg:[--bottom:var(--section-bar,3.6875rem)] lg:[--top:var(--top-bar,3.5625rem)] low:max-lg:[--top:0px] crowded:[--bottom:0px] crowded:[--top:0px]">
          <ExamBar />
          <div className="mx-auto flex w-full max-w-[92rem] flex-1 lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] print:block">
            <ExamRail />
            <main id="content" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
              <CopyNotice />
              <SaveAlert />
              {isQuestionSection(current) && <QuestionSectionView key={current} section={current} />}
              {/* Always mounted, so that a running correction continues; it shows itself when current. */}
              {writing}
            </main>
          </div>
        </div>
      </div>
      <FinishDialog {...finishDialog} />
      <SessionLost session={store.session} />
    </ExamContext>
  );
}
