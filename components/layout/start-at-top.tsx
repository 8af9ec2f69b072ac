"use client";

import { useLayoutEffect, useRef } from "react";
import { useHydrated } from "@/components/ui/hydrated";

/**
 * Puts a waiting page at its top. Next leaves the scroll alone when a waiting page is so short that its top is in sight
 * anyway, and the page that follows would then open in its middle. A page loaded anew keeps where the browser puts it.
 */
export function StartAtTop() {
  const isNavigation = useRef(useHydrated());

  useLayoutEffect(() => {
    if (isNavigation.current) window.scrollTo({ top: 0, behavior: "instant" });
  }, []);

  return null;
}
