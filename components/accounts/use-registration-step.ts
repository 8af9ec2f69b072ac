import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from "react";
import { stripQuery } from "@/components/ui/strip-query";
import type { RegistrationStep } from "@/lib/accounts/registration-steps";

export type StepHeadings = RefObject<Partial<Record<RegistrationStep, HTMLElement | null>>>;

/** In the URL of the second step, so that the browser's back button leads to the first. */
const SECOND_STEP = "#ricevuta";

const isSecond = () => window.location.hash === SECOND_STEP;

/**
 * The current step of the registration form. A reload starts over, because the password was not stored.
 * @param headings of the steps; the one of an opened step takes the focus, which announces it
 * @returns `open` adds a history entry, `goBack` removes it, `show` displays a step without moving the focus
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
    // The state is null after a link within the page, such as the skip link.
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
