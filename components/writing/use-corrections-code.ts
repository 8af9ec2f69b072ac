import { useEffect } from "react";
import { useExam } from "@/components/exam/exam-context";

/**
 * Fetches the code of the corrections as soon as somebody looks at what they are about to hand in, so that it is there with
 * the marks. Who only answers, or sits the exam, never loads it.
 */
export function useCorrectionsCode(): void {
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
    // What could not come now is asked for again when it is to be shown.
    void Promise.allSettled(codes);
  }, [isNeeded]);
}
