"use client";

import { lazy, Suspense } from "react";

// Hardly anybody ever sees it: its code comes when it is needed.
const LockUpDialog = lazy(() => import("@/components/accounts/lock-up-dialog"));

/** Over everything: signing in worked, being signed in did not. */
export function LockUpScreen() {
  return (
    <Suspense>
      <LockUpDialog />
    </Suspense>
  );
}
