import { useTranslations } from "next-intl";
import { useState } from "react";
import { Progress } from "@/components/ui/progress";
import { Spinner } from "@/components/ui/spinner";
import { useInterval } from "@/components/ui/use-interval";

/** Maximum duration of a correction. */
const MAX_SECONDS = 90;

/** `beganAt`: start of the request in epoch milliseconds. */
export function WritingWait({ beganAt, isAiConfigured }: { beganAt: number; isAiConfigured: boolean }) {
  const t = useTranslations("writing.wait");
  const [seconds, setSeconds] = useState(() => secondsSince(beganAt));
  useInterval(() => setSeconds(secondsSince(beganAt)), 1000);
  if (!isAiConfigured) return <Spinner label={t("handingIn")} />;
  return (
    <div className="max-w-reading rounded-lg bg-surface contrast-more:outline contrast-more:outline-line p-4 sm:p-6">
      <p role="status" className="text-lg font-semibold">
        {t("title")}
      </p>
      <p className="mt-2">{t("text")}</p>
      <Progress value={Math.min(seconds, MAX_SECONDS)} max={MAX_SECONDS} aria-label={t("title")} className="mt-4" />
      <p className="mt-2 text-ink-soft">{t("elapsed", { seconds })}</p>
    </div>
  );
}

function secondsSince(time: number): number {
  return Math.round((Date.now() - time) / 1000);
}
