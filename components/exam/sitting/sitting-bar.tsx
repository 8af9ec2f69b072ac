import { useEffect, useRef } from "react";
import { useExam } from "@/components/exam/exam-context";
import { ExamClock } from "@/components/exam/sitting/exam-clock";
import { displayedStep } from "@/lib/exam/hearing-guide";

/** The timer in the top bar; also hands the part in when time is over and opens the section that is being played. */
export function SittingBar() {
  const { sitting, handInPart, navigate } = useExam();
  const hearing = sitting?.hearing;
  const section = hearing ? (displayedStep(hearing.steps, hearing.progress.step)?.section ?? null) : null;
  const last = useRef<string | null>(null);

  useEffect(() => {
    // Only when playback reaches it, so that a learner looking at an earlier section stays there.
    if (section === null || section === last.current) return;
    last.current = section;
    navigate(section);
  }, [section, navigate]);

  if (!sitting || sitting.remainingMs() === null) return null;
  return <ExamClock remainingMs={sitting.remainingMs} onTimeUp={() => handInPart?.()} />;
}
