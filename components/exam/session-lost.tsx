"use client";

import { lazy, Suspense } from "react";
import { type ExamSession, useExamSession } from "@/components/exam/exam-session";

// Rarely shown, so loaded on demand; if loading fails the exam stays usable.
const SignInAgain = lazy(() => import("@/components/exam/sign-in-again").catch(() => ({ default: () => null })));

/** The sign-in dialog over the exam when its learner is signed out. */
export function SessionLost({ session }: { session: ExamSession }) {
  const { isAsking } = useExamSession(session);
  if (!isAsking) return null;
  return (
    <Suspense>
      <SignInAgain session={session} />
    </Suspense>
  );
}
