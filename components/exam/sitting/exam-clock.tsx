import { Timer } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useInterval } from "@/components/ui/use-interval";
import { toClock } from "@/lib/exam/clock";

const SPOKEN_MINUTES = [10, 5, 1];
const TICK_MS = 250;
const AGAIN_MS = 3000;

type Props = {
  remainingMs: () => number | null;
  /** Called when the time is over, and repeatedly until the part has ended. */
  onOver: () => void;
};

/** The remaining time of a part. It can be hidden; screen readers hear it at ten, five and one minutes only. */
export function ExamClock({ remainingMs, onOver }: Props) {
  const t = useTranslations("exam.sitting.clock");
  const [seconds, setSeconds] = useState<number | null>(null);
  const [isHidden, setHidden] = useState(false);
  const [spoken, setSpoken] = useState<number | null>(null);
  const overAt = useRef(Number.NEGATIVE_INFINITY);

  useInterval(() => {
    const leftMs = remainingMs();
    if (leftMs === null) return;
    const left = Math.ceil(leftMs / 1000);
    const before = seconds;
    if (left !== before) setSeconds(left);
    // Announced only when the mark is crossed, not on a later page load.
    const mark = SPOKEN_MINUTES.find((minutes) => before !== null && before > minutes * 60 && left <= minutes * 60);
    if (mark !== undefined) setSpoken(mark);
    if (leftMs > 0 || performance.now() - overAt.current < AGAIN_MS) return;
    overAt.current = performance.now();
    onOver();
  }, TICK_MS);

  return (
    <div className="flex items-center">
      <button
        type="button"
        onClick={() => setHidden(!isHidden)}
        className="flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-md px-1 font-semibold tabular-nums hover:bg-sunken"
      >
        <Timer aria-hidden="true" className={isHidden ? "size-5" : "size-5 max-lg:hidden"} />
        {!isHidden && <span>{seconds === null ? "–:––" : toClock(seconds)}</span>}
        <span className="sr-only">{t(isHidden ? "show" : "hide")}</span>
      </button>
      <p role="status" className="sr-only">
        {spoken !== null && t("left", { minutes: spoken })}
      </p>
    </div>
  );
}
