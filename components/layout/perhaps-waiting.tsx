"use client";

import { type ReactNode, Suspense, useState } from "react";

type Props = { isWaiting: boolean; view: ReactNode; children: ReactNode };

/**
 * A page, in a boundary that shows a loading view where it was still waited for when it opened. It stays as it opened: read anew, sooner
 * or later than before, the page is the same one and keeps what it knows.
 */
export function PerhapsWaiting({ isWaiting, view, children }: Props) {
  const [isBounded] = useState(isWaiting);
  return isBounded ? <Suspense fallback={view}>{children}</Suspense> : children;
}
