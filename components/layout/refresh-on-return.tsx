"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** Renders of the server that this window has shown. */
const shown = new Set<string>();

/**
 * Reads the page again if "Back" restored an earlier render, from the router's cache or the browser's.
 * @param renderId of this render of the server
 */
export function RefreshOnReturn({ renderId }: { renderId: string }) {
  const router = useRouter();
  useEffect(() => {
    if (shown.has(renderId)) router.refresh();
    shown.add(renderId);
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && router.refresh();
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, [renderId, router]);
  return null;
}
