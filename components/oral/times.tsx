import { useTranslations } from "next-intl";
import { formatClock } from "@/lib/exam/clock";
import type { Measures } from "@/lib/oral/device/measures";
import { attemptSeconds } from "@/lib/oral/rehearsal-progress";

/** The measurements of an attempt, in words. They are no mark. */
export function Times({ attempt, times }: { attempt: number; times: Measures }) {
  const translate = useTranslations("oral.back");
  const { spokenMs, longestSilenceMs, longPauses } = times;
  const total = formatClock(attemptSeconds(attempt));
  return (
    <div>
      <p className="font-semibold">{translate("spoken", { spoken: formatClock(spokenMs / 1000), total })}</p>
      <p>{translate("silence", { seconds: Math.round(longestSilenceMs / 1000), count: longPauses })}</p>
    </div>
  );
}
