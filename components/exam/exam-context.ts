import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { type AttemptInfo, AttemptStore } from "@/components/exam/attempt-store";
import { resultHeadingId } from "@/components/exam/section-result";
import type { Hearing } from "@/components/exam/sitting/use-hearing";
import { useExamLocation } from "@/components/exam/use-exam-location";
import { useFinish } from "@/components/exam/use-finish";
import { useFailureReport, useHandIn, useHandInPart, useInterruptedHandIns } from "@/components/exam/use-hand-in";
import { notify } from "@/components/ui/toaster";
import { useSettled } from "@/components/ui/use-settled";
import type { SectionInputs } from "@/lib/exam/attempt-state";
import { listUnheard, questionsVisibleFromMs } from "@/lib/exam/hearing-guide";
import { resultPath } from "@/lib/exam/paths";
import { nextOpenSection } from "@/lib/exam/progress";
import { isOfKind, isQuestionSection, type QuestionSection, type Section } from "@/lib/exam/sections";
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

export type ExamInput = {
  attempt: AttemptInfo;
  productName: string;
  areWritingsMarked: boolean;
  sections: SectionInputs;
  initialSection: Section;
  initialQuestion?: number | undefined;
  /** Whether small screens start with all questions of the section. */
  initialShowsAll?: boolean | undefined;
  sitting?: RunningPart | null;
  clock?: ReactNode;
};

/** Creates or reuses the attempt's store, once per mount. */
function useAttemptStore({ attempt, sections, sitting }: ExamInput): AttemptStore {
  const t = useTranslations("exam");
  const [store] = useState(() => {
    // Offline the page shows its own notice; a toast would outlive that state.
    const onTrouble = () => navigator.onLine && notify({ title: t("error"), text: t("save.failed"), tone: "wrong" });
    return AttemptStore.open(attempt, sections, onTrouble, sitting?.serverNow);
  });
  // "Back" after finishing brings the cached page of the open attempt.
  const router = useRouter();
  useEffect(() => {
    if (store.isFinished) router.replace(resultPath(store.attempt.id));
  }, [store, router]);
  return store;
}

/** Builds the value of the exam context. */
export function useExamValue(input: ExamInput, onFinished: (id: string) => Promise<void>) {
  const { productName, areWritingsMarked, sitting = null, clock = null } = input;
  const store = useAttemptStore(input);
  const handInControls = useHandIn(store, !sitting);
  const { finish, isFinishing, dialog: finishDialog } = useFinish(store, handInControls, onFinished);
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const examLocation = useExamLocation(store, input);
  const [isChecking, setChecking] = useState(false);
  const { current, question } = examLocation;
  const { isLocked, isCorrecting } = state[current];
  const isSettled = useSettled([current, question, isLocked, isCorrecting, isChecking, finishDialog.isOpen].join());
  const { handIn, interruptedHandIns: interrupted } = handInControls;
  const correct = useCorrect(store, handIn);
  useInterruptedHandIns(interrupted, (what) => what !== "simulation" && isQuestionSection(what) && correct(what));
  const handInPart = useHandInPart(store, handIn, sitting);
  return {
    ...examLocation,
    ...handInControls,
    store,
    state,
    productName,
    areWritingsMarked,
    mode: sitting ? ("exam" as const) : ("practice" as const),
    /** Null in practice. */
    sitting,
    /** Saves and hands in the running part; null in practice. */
    handInPart,
    clock,
    /** In exam mode the recording plays once before the questions may be read. */
    areQuestionsHidden: shouldHideQuestions(sitting?.hearing, current),
    /** Whether a text is still to be heard. */
    isHearing: hasUnheard(sitting?.hearing),
    /** The next section that is not handed in, after the current one and then from the start; null if there is none. */
    nextOpen: nextOpenSection(state, current),
    /** Whether the check before the hand-in is shown. */
    isChecking,
    setChecking,
    /** Whether the current view has been shown long enough to rule out an accidental press. */
    isSettled,
    /** Saves and corrects a question section; waits while offline, reports any other failure. */
    correct,
    finish,
    isFinishing,
    finishDialog,
  };
}

function shouldHideQuestions(hearing: RunningPart["hearing"] | undefined, section: Section): boolean {
  if (!hearing || !isOfKind(section, "listening")) return false;
  const fromMs = questionsVisibleFromMs(hearing.steps, section);
  return fromMs === null ? hearing.steps.length === 0 : hearing.progress.positionMs < fromMs;
}

function hasUnheard(hearing: RunningPart["hearing"] | undefined): boolean {
  if (!hearing || hearing.progress.phase === "ended") return false;
  return hearing.steps.length === 0 || listUnheard(hearing.steps, hearing.progress.positionMs).length > 0;
}

function useCorrect(store: AttemptStore, handIn: ReturnType<typeof useHandIn>["handIn"]) {
  const t = useTranslations("exam");
  const reportFailure = useFailureReport(store);
  return useMemo(() => {
    const send = async (section: QuestionSection, shouldProceed: () => boolean): Promise<boolean> => {
      const outcome = await store.correct(section, shouldProceed);
      if (!outcome.ok) return reportFailure(outcome, t("correctFailed"));
      focusResult(section);
      return true;
    };
    return (section: QuestionSection) =>
      handIn({ what: section, send: (shouldProceed) => send(section, shouldProceed) });
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
