import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Progress } from "@/lib/exam/progress";

export function ProgressLabel({ progress: { state, done, total } }: { progress: Progress }) {
  const t = useTranslations("exam.progress");
  const isStarted = state === "started";
  const started = total === null ? t("startedWords", { words: done }) : t("started", { done, total });
  return (
    <span className="text-sm font-normal text-ink-soft">
      {state === "corrected" && <Check aria-hidden="true" className="mr-0.5 inline size-4" />}
      {isStarted ? started : t(state)}
    </span>
  );
}
