"use client";

import { lazy, Suspense } from "react";

const AcceptTermsForm = lazy(() => import("@/components/accounts/accept-terms-form"));

/** Loaded on demand: almost nobody is asked. `next/dynamic` alone would add 1.4 KB to the pages that may ask. */
export function AcceptTerms() {
  return (
    <Suspense>
      <AcceptTermsForm />
    </Suspense>
  );
}
