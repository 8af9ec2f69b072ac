"use client";

import { type ReactNode, Suspense, useState, useSyncExternalStore } from "react";

type Props = { fallback: ReactNode; children: ReactNode };

const subscribe = () => () => undefined;

/**
 * Shows `fallback` while a link's page is fetched, and waits in a document, where React would hold the content back
 * for 300 ms after the first paint of a fallback.
 */
export function LoadingBoundary({ fallback, children }: Props) {
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const [isDocument] = useState(isHydrating);
  return isDocument ? children : <Suspense fallback={fallback}>{children}</Suspense>;
}
