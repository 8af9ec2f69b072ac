import { Timer } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useExam } from "@/components/exam/exam-context";
import { useInterval } from "@/components/ui/use-interval";
import { formatClock } from "@/lib/exam/clock";
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

const ANNOUNCED_MINUTES = [10, 5, 1];
const TICK_MS = 250;
const RETRY_MS = 3000;

type ClockProps = {
  remainingMs: () => number | null;
  /** Called when the time is over, and repeatedly until the part has ended. */
  onTimeUp: () => void;
};

/** The remaining time of a part. It can be hidden; screen readers hear it at ten, five and one minutes only. */
function ExamClock({ remainingMs, onTimeUp }: ClockProps) {
  const t = useTranslations("exam.sitting.clock");
  const [seconds, setSeconds] = useState<number | null>(null);
  const [isHidden, setHidden] = useState(false);
  const [announced, setAnnounced] = useState<number | null>(null);
  const lastTimeUpAt = useRef(Number.NEGATIVE_INFINITY);

  useInterval(() => {
    const leftMs = remainingMs();
    if (leftMs === null) return;
    const left = Math.ceil(leftMs / 1000);
    const previous = seconds;
    if (left !== previous) setSeconds(left);
    // Announced only when the mark is crossed, not on a later page load.
    const threshold = ANNOUNCED_MINUTES.find(
      (minutes) => previous !== null && previous > minutes * 60 && left <= minutes * 60,
    );
    if (threshold !== undefined) setAnnounced(threshold);
    if (leftMs > 0 || performance.now() - lastTimeUpAt.current < RETRY_MS) return;
    lastTimeUpAt.current = performance.now();
    onTimeUp();
  }, TICK_MS);

  return (
    <div className="flex items-center">
      <button
        type="button"
        onClick={() => setHidden(!isHidden)}
        className="flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-sm px-1 font-semibold tabular-nums hover:bg-sunken"
      >
        <Timer aria-hidden="true" className={isHidden ? "size-5" : "size-5 max-lg:hidden"} />
        {!isHidden && <span>{seconds === null ? "–:––" : formatClock(seconds)}</span>}
        <span className="sr-only">{t(isHidden ? "show" : "hide")}</span>
      </button>
      <p role="status" className="sr-only">
        {announced !== null && t("left", { minutes: announced })}
      </p>
    </div>
  );
}
