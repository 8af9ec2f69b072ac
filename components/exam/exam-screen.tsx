"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { type AttemptInfo, AttemptStore, type SectionInput } from "@/components/exam/attempt-store";
import { type Exam, ExamContext } from "@/components/exam/exam-context";
import { ExamHeader } from "@/components/exam/exam-header";
import { ExamRail } from "@/components/exam/exam-rail";
import { FinishDialog } from "@/components/exam/finish-dialog";
import { QuestionSectionView } from "@/components/exam/question-section";
import { SaveTrouble } from "@/components/exam/save-trouble";
import { sectionHeadingId } from "@/components/exam/section-frame";
import { useAutosave } from "@/components/exam/use-autosave";
import { useFinish } from "@/components/exam/use-finish";
import { notify } from "@/components/ui/toaster";
import type { QuestionsResult } from "@/lib/exam/correction";
import { isQuestionSection, type QuestionSection, type Section } from "@/lib/exam/sections";

export type ExamScreenProps = {
  attempt: AttemptInfo;
  productName: string;
  sections: Record<QuestionSection, SectionInput<QuestionsResult>>;
  writingInput: SectionInput<unknown>;
  initialSection: Section;
  /** The writing section: it finds the exam through `useExam` and shows itself when it is the current one. */
  writing: ReactNode;
  /** Called when the attempt is closed; the screen stays as it is until the page changes. */
  onFinished: (attemptId: string) => Promise<void>;
};

/** The exam: nothing else on the screen. Everything comes with the page; the first call follows the learner's first act. */
export function ExamScreen(props: ExamScreenProps) {
  const { attempt, productName, initialSection, writing, onFinished } = props;
  const t = useTranslations("exam");
  const [store] = useState(() => {
    const onTrouble = () => notify({ title: t("error"), text: t("save.failed"), tone: "wrong" });
    return new AttemptStore(attempt, props.sections, props.writingInput, onTrouble);
  });
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const [current, setCurrent] = useState(initialSection);
  const { finish, isFinishing, dialog } = useFinish(store, onFinished);
  useAutosave(store);
  useHeadingFocus(current);

  const exam = useMemo((): Exam => {
    const navigate = (section: Section) => {
      void store.flush();
      store.clock.restart();
      setCurrent(section);
      history.replaceState(null, "", `/exam/${store.attempt.id}?section=${section}`);
    };
    const correct = async (section: QuestionSection) => {
      const outcome = await store.correct(section);
      if (outcome.ok) return true;
      const text = outcome.reason === "unsaved" ? t("save.failed") : outcome.failure.message || t("correctFailed");
      notify({ title: t("error"), text, tone: "wrong" });
      return false;
    };
    return { store, state, productName, current, navigate, correct, finish, isFinishing };
  }, [store, state, productName, current, finish, isFinishing, t]);

  return (
    <ExamContext value={exam}>
      <div className="flex min-h-dvh flex-col max-lg:[--strip:calc(4.25rem+env(safe-area-inset-bottom))] lg:[--strip:0px]">
        <ExamHeader attemptId={attempt.id} productName={productName} simulationTitle={attempt.simulationTitle} />
        <div className="mx-auto flex w-full max-w-[92rem] flex-1 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] print:block">
          <ExamRail />
          <main id="content" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none max-lg:pb-(--strip)">
            <SaveTrouble />
            {isQuestionSection(current) && <QuestionSectionView key={current} section={current} />}
            {/* Always there, so that a correction under way goes on; it shows itself when it is its turn. */}
            {writing}
          </main>
        </div>
      </div>
      <FinishDialog {...dialog} />
    </ExamContext>
  );
}

/** Moves the focus to the heading of a section that was just opened, but not when the page opens. */
function useHeadingFocus(current: Section): void {
  const last = useRef(current);
  useEffect(() => {
    if (last.current === current) return;
    last.current = current;
    window.scrollTo(0, 0);
    document.getElementById(sectionHeadingId(current))?.focus({ preventScroll: true });
  }, [current]);
}
