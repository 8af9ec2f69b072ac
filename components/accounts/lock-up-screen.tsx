"use client";

import { lazy, Suspense } from "react";

// Rarely shown, so loaded on demand.
const LockUpDialog = lazy(() => import("@/components/accounts/lock-up-dialog"));

export function LockUpScreen() {
  return (
    <Suspense>
      <LockUpDialog />
    </Suspense>
  );
}
