"use client";

import { lazy, Suspense } from "react";

// Rarely shown, so loaded on demand.
const SessionLostDialog = lazy(() => import("@/components/accounts/session-lost-dialog"));

export function SessionLostScreen() {
  return (
    <Suspense>
      <SessionLostDialog />
    </Suspense>
  );
}
