"use client";

import { lazy, Suspense } from "react";
import type { ExamSession } from "@/components/exam/exam-session";
import { useSession } from "@/components/exam/use-session";

// Hardly anybody ever sees it: its code comes when it is needed. If it cannot come, the exam stays as it is.
const SignInAgain = lazy(() => import("@/components/exam/sign-in-again").catch(() => ({ default: () => null })));

/** Over the exam once its learner is signed out: the way back in. */
export function SessionLost({ session }: { session: ExamSession }) {
  const { isAsking } = useSession(session);
  if (!isAsking) return null;
  return (
    <Suspense>
      <SignInAgain session={session} />
    </Suspense>
  );
}
