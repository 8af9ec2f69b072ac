"use client";

import { useLayoutEffect, useRef } from "react";
import { useHydrated } from "@/components/ui/use-hydrated";

/**
 * Scrolls a loading page to the top after a navigation. Next does not when the page is short, and the final page would
 * then open in its middle.
 */
export function ScrollToTop() {
  const isNavigation = useRef(useHydrated());

  useLayoutEffect(() => {
    if (isNavigation.current) window.scrollTo({ top: 0, behavior: "instant" });
  }, []);

  return null;
}
