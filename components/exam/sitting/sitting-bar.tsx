import { useEffect, useRef } from "react";
import { useExam } from "@/components/exam/exam-context";
import { ExamClock } from "@/components/exam/sitting/exam-clock";
import { namedStep } from "@/lib/exam/hearing-guide";

/** The time in the bar on top, and what the clock and the hearing do by themselves: hand the part in, open the next section. */
export function SittingBar() {
  const { sitting, handInPart, navigate } = useExam();
  const hearing = sitting?.hearing;
  const section = hearing ? (namedStep(hearing.steps, hearing.progress.step)?.section ?? null) : null;
  const last = useRef<string | null>(null);

  useEffect(() => {
    // Only when the hearing goes on to it: whoever looks back at the section before is left there.
    if (section === null || section === last.current) return;
    last.current = section;
    navigate(section);
  }, [section, navigate]);

  if (!sitting || sitting.remainingMs() === null) return null;
  return <ExamClock remainingMs={sitting.remainingMs} onOver={() => handInPart?.()} />;
}
