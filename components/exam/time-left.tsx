import { useTranslations } from "next-intl";
import { useState } from "react";
import { useInterval } from "@/components/ui/use-interval";
import { formatClock } from "@/lib/exam/clock";

/** The time left of a running part or a pause, counted down; nothing without a limit. */
export function TimeLeft({ remainingMs }: { remainingMs: () => number | null }) {
  const t = useTranslations("exam.sitting.clock");
  const secondsLeft = () => {
    const ms = remainingMs();
    return ms === null ? null : Math.ceil(ms / 1000);
  };
  const [seconds, setSeconds] = useState(secondsLeft);
  useInterval(() => setSeconds(secondsLeft()), 1000);
  if (seconds === null) return null;
  return <p className="font-semibold tabular-nums">{t("remaining", { time: formatClock(seconds) })}</p>;
}
