"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useInterval } from "@/components/ui/use-interval";
import { formatClock } from "@/lib/exam/clock";

type Props = {
  phase: "timed" | "rest";
  /** Name of the part that runs or begins next. */
  part: string;
  /** When the page was rendered, by the server's clock. */
  remainingMs: number;
};

/** Refresh interval of the page after the time is over, until the server has moved on. */
const REFRESH_MS = 5000;

/** Counts the time of a running exam down; at its end the page is read again. */
export function RunningClock({ phase, part, remainingMs }: Props) {
  const t = useTranslations("exam.dashboard.running");
  const router = useRouter();
  const [seconds, setSeconds] = useState(Math.ceil(remainingMs / 1000));
  const [mountedAt] = useState(() => performance.now());
  useInterval(
    () => {
      const left = Math.max(0, Math.ceil((remainingMs - (performance.now() - mountedAt)) / 1000));
      setSeconds(left);
      if (left === 0) router.refresh();
    },
    seconds > 0 ? 1000 : REFRESH_MS,
  );
  return (
    <p role="timer" className="text-xl font-semibold tabular-nums">
      {t(phase, { part, time: formatClock(seconds) })}
    </p>
  );
}
