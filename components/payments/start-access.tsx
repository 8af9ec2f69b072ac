"use client";

import { lazy, Suspense } from "react";

const StartAccessForm = lazy(() => import("@/components/payments/start-access-form"));

/** Loaded on demand: few have paid without the waiver. */
export function StartAccess(props: { waiver: string }) {
  return (
    <Suspense>
      <StartAccessForm {...props} />
    </Suspense>
  );
}
