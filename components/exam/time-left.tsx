import { useTranslations } from "next-intl";
import { useState } from "react";
import { useInterval } from "@/components/ui/use-interval";
import { formatClock } from "@/lib/exam/clock";

type Props = {
  remainingMs: () => number | null;
  /** The clock alone, large; its words are for screen readers. */
  isBig?: boolean;
};

/** The time left of a running part or a pause, counted down; nothing without a limit. */
export function TimeLeft({ remainingMs, isBig = false }: Props) {
  const t = useTranslations("exam.sitting.clock");
  const secondsLeft = () => {
    const ms = remainingMs();
    return ms === null ? null : Math.ceil(ms / 1000);
  };
  const [seconds, setSeconds] = useState(secondsLeft);
  useInterval(() => setSeconds(secondsLeft()), 1000);
  if (seconds === null) return null;
  const time = formatClock(seconds);
  const words = t("remaining", { time });
  if (!isBig) return <p className="font-semibold tabular-nums">{words}</p>;
  return (
    <p className="text-score font-semibold text-careful tabular-nums">
      <span aria-hidden="true">{time}</span>
      <span className="sr-only">{words}</span>
    </p>
  );
}
