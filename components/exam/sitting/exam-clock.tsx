import { Timer } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useInterval } from "@/components/ui/use-interval";
import { toClock } from "@/lib/exam/clock";

/** At how many minutes left the time is said aloud. */
const SPOKEN_MINUTES = [10, 5, 1];
const TICK_MS = 250;
const AGAIN_MS = 3000;

type Props = {
  /** How much is left now, by the server's clock. */
  remainingMs: () => number | null;
  /** Called when nothing is left, and again from time to time as long as the part has not ended. */
  onOver: () => void;
};

/** The time left of a part. It can be hidden, and is said to screen readers at ten, five and one minute only. */
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
    // Said when the mark is passed, not to whoever comes later.
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
