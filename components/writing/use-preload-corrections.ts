import { useEffect } from "react";
import { useExam } from "@/components/exam/exam-context";

/** Preloads the code of the corrections at the check before the hand-in. Practice only: the exam never shows them. */
export function usePreloadCorrections(): void {
  const { isChecking, mode } = useExam();
  const isNeeded = isChecking && mode === "practice";
  useEffect(() => {
    if (!isNeeded) return;
    const codes = [
      import("@/components/exam/correction-list"),
      import("@/components/exam/kinds/corrected-listening"),
      import("@/components/writing/learner-text"),
      import("@/components/writing/writing-done"),
    ];
    // Failed imports are retried when the corrections are shown.
    void Promise.allSettled(codes);
  }, [isNeeded]);
}
