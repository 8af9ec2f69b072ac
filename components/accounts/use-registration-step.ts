import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from "react";
import { stripQuery } from "@/components/ui/strip-query";
import type { RegistrationStep } from "@/lib/accounts/registration-steps";

export type StepHeadings = RefObject<Partial<Record<RegistrationStep, HTMLElement | null>>>;

/** In the URL of the second step, so that the browser's back button leads to the first. */
const SECOND_STEP = "#ricevuta";

const isSecond = () => window.location.hash === SECOND_STEP;

/**
 * The step that the registration form shows. A reload starts anew: the password was not kept.
 * @param headings of the steps; the one of an opened step takes the focus, which announces it
 * @returns `open` adds a history entry, `goBack` leaves it, `show` puts a step in sight without moving the focus
 */
export function useRegistrationStep(headings: StepHeadings) {
  const [step, show] = useState<RegistrationStep>("you");
  const [opened, setOpened] = useState<{ step: RegistrationStep } | null>(null);
  const move = useCallback((next: RegistrationStep) => {
    show(next);
    setOpened({ step: next });
  }, []);

  useEffect(() => {
    if (isSecond()) stripQuery();
    // The state is null where a link only led within the page, such as the one to its content.
    const syncFromUrl = ({ state }: PopStateEvent) => state && move(isSecond() ? "receipt" : "you");
    window.addEventListener("popstate", syncFromUrl);
    return () => window.removeEventListener("popstate", syncFromUrl);
  }, [move]);

  useLayoutEffect(() => {
    if (opened) headings.current[opened.step]?.focus();
  }, [opened, headings]);

  const open = () => {
    if (!isSecond()) window.history.pushState(null, "", SECOND_STEP);
    move("receipt");
  };
  const goBack = () => (isSecond() ? window.history.back() : move("you"));
  return { step, show, open, goBack };
}
