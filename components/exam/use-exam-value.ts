import { useTranslations } from "next-intl";
import { type ReactNode, useMemo, useState, useSyncExternalStore } from "react";
import { type AttemptInfo, AttemptStore, type SectionInputs } from "@/components/exam/attempt-store";
import type { Exam, RunningPart } from "@/components/exam/exam-context";
import { resultHeadingId } from "@/components/exam/section-result";
import { useHandInPart } from "@/components/exam/sitting/use-hand-in-part";
import { useExamLocation } from "@/components/exam/use-exam-location";
import type { useFinish } from "@/components/exam/use-finish";
import { type HandInControls, useFailureReport, useInterruptedHandIn } from "@/components/exam/use-hand-in";
import { notify } from "@/components/ui/toaster";
import { useSettled } from "@/components/ui/use-settled";
import { questionsVisibleFromMs } from "@/lib/exam/hearing-guide";
import { nextOpenSection } from "@/lib/exam/progress";
import { isOfKind, isQuestionSection, type QuestionSection, type Section } from "@/lib/exam/sections";

export type ExamInput = {
  attempt: AttemptInfo;
  productName: string;
  sections: SectionInputs;
  initialSection: Section;
  initialQuestion?: number | undefined;
  /** Whether small screens start with all questions of the section. */
  initialShowsAll?: boolean | undefined;
  sitting?: RunningPart | null;
  clock?: ReactNode;
};

/** Creates or reuses the attempt's store, once per mount. */
export function useAttemptStore({ attempt, sections, sitting }: ExamInput): AttemptStore {
  const t = useTranslations("exam");
  const [store] = useState(() => {
    // Offline the page shows its own notice; a toast would outlive that state.
    const onTrouble = () => navigator.onLine && notify({ title: t("error"), text: t("save.failed"), tone: "wrong" });
    return AttemptStore.open(attempt, sections, onTrouble, sitting?.serverNow);
  });
  return store;
}

/** Builds the value of the exam context. */
export function useExamValue(
  store: AttemptStore,
  { productName, initialSection, initialQuestion, initialShowsAll, sitting = null, clock = null }: ExamInput,
  handInControls: HandInControls,
  { finish, isFinishing, dialog }: ReturnType<typeof useFinish>,
): Exam {
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const examLocation = useExamLocation(store, initialSection, initialQuestion, initialShowsAll, sitting?.sections);
  const [isChecking, setChecking] = useState(false);
  const { current, question } = examLocation;
  const { isLocked, isCorrecting } = state[current];
  const isSettled = useSettled([current, question, isLocked, isCorrecting, isChecking, dialog.isOpen].join());
  const { handIn, interruptedHandIn } = handInControls;
  const correct = useCorrect(store, handIn);
  useInterruptedHandIn(interruptedHandIn, (what) => what !== "simulation" && isQuestionSection(what) && correct(what));
  const handInPart = useHandInPart(store, handIn, sitting);
  return {
    ...examLocation,
    ...handInControls,
    store,
    state,
    productName,
    mode: sitting ? "exam" : "practice",
    sitting,
    handInPart,
    clock,
    areQuestionsHidden: shouldHideQuestions(sitting?.hearing, current),
    nextOpen: nextOpenSection(state, current),
    isChecking,
    setChecking,
    isSettled,
    correct,
    finish,
    isFinishing,
  };
}

function shouldHideQuestions(hearing: RunningPart["hearing"] | undefined, section: Section): boolean {
  if (!hearing || !isOfKind(section, "listening")) return false;
  const fromMs = questionsVisibleFromMs(hearing.steps, section);
  return fromMs === null ? hearing.steps.length === 0 : hearing.progress.positionMs < fromMs;
}

function useCorrect(store: AttemptStore, handIn: HandInControls["handIn"]): Exam["correct"] {
  const t = useTranslations("exam");
  const reportFailure = useFailureReport(store);
  return useMemo(() => {
    const send = async (section: QuestionSection, shouldProceed: () => boolean): Promise<boolean> => {
      const outcome = await store.correct(section, shouldProceed);
      if (!outcome.ok) return reportFailure(outcome, t("correctFailed"));
      focusResult(section);
      return true;
    };
    return (section) => handIn({ what: section, send: (shouldProceed) => send(section, shouldProceed) });
  }, [store, handIn, reportFailure, t]);
}

/** Frames to wait for the result: two seconds at 60 Hz. */
const RESULT_FRAMES = 120;

function focusResult(section: QuestionSection, framesLeft = RESULT_FRAMES): void {
  requestAnimationFrame(() => {
    const heading = document.getElementById(resultHeadingId(section));
    if (!heading) {
      if (framesLeft > 0) focusResult(section, framesLeft - 1);
      return;
    }
    window.scrollTo(0, 0);
    heading.focus({ preventScroll: true });
  });
}
