import { useCallback, useEffect, useRef, useState } from "react";
import type { AttemptStore } from "@/components/exam/attempt-store";
import { questionBoxId } from "@/components/exam/kinds/question-item";
import { isOnPaperStep, type OnPaperStep } from "@/lib/exam/on-paper";
import type { QuestionPlace } from "@/lib/exam/progress";

/** DOM id of the step's heading. */
export const STEP_HEADING_ID = "step-title";

export type GoTo = (step: OnPaperStep, place?: QuestionPlace) => void;

/**
 * The current step, kept in the URL so that a reload shows the same and "Back" returns to the one before. A newly opened
 * step gets the focus on its heading, or on the row of `place`.
 */
export function useOnPaperStep(store: AttemptStore, initial: OnPaperStep): { step: OnPaperStep; goTo: GoTo } {
  const [step, setStep] = useState(initial);
  const focused = useRef(initial);
  const target = useRef<QuestionPlace | undefined>(undefined);
  useEffect(() => {
    const syncFromUrl = () => {
      const wanted = new URLSearchParams(location.search).get("step");
      setStep(isOnPaperStep(wanted) ? wanted : initial);
    };
    window.addEventListener("popstate", syncFromUrl);
    return () => window.removeEventListener("popstate", syncFromUrl);
  }, [initial]);
  useEffect(() => {
    if (focused.current === step) return;
    focused.current = step;
    const place = target.current;
    target.current = undefined;
    if (!place) window.scrollTo(0, 0);
    const row = place && document.getElementById(questionBoxId(place.section, place.id))?.querySelector("input");
    (row ?? document.getElementById(STEP_HEADING_ID))?.focus({ preventScroll: !row });
  }, [step]);
  const goTo = useCallback(
    (next: OnPaperStep, place?: QuestionPlace) => {
      void store.flush();
      target.current = place;
      history.pushState(null, "", `/exam/${store.attempt.id}?step=${next}`);
      setStep(next);
    },
    [store],
  );
  return { step, goTo };
}
