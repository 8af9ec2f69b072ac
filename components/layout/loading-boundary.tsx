"use client";

import { type ReactNode, Suspense, useState } from "react";
import { useHydrated } from "@/components/ui/use-hydrated";

/**
 * Shows `fallback` while a link's page is fetched, and waits in a document, where React would hold the content back
 * for 300 ms after the first paint of a fallback.
 */
export function LoadingBoundary({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const isHydrated = useHydrated();
  const [isDocument] = useState(!isHydrated);
  return isDocument ? children : <Suspense fallback={fallback}>{children}</Suspense>;
}
