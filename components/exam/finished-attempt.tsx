import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ResultBars } from "@/components/exam/result-marks";
import { TotalScore } from "@/components/exam/total-score";
import type { CompletedAttempt } from "@/lib/exam/cards";
import { toOutcome } from "@/lib/exam/outcome";
import { PROMPTS_PATH } from "@/lib/exam/paths";
import { verdictSentences } from "@/lib/exam/verdict-sentences";
import { formatDay } from "@/lib/product/format";

type Props = { attempt: CompletedAttempt; summaryButton: ReactNode };

/** A finished attempt on the dashboard: date, verdict, PDF, section bars, comparison with the real exam. */
export function FinishedAttempt({ attempt, summaryButton }: Props) {
  const translate = useTranslations("exam.dashboard.result");
  const words = useTranslations("exam.verdict");
  const drafts = useTranslations("drafts.links");
  const locale = useLocale();
  const { headline, details } = verdictSentences(toOutcome(attempt), locale, words);
  return (
    <div className="space-y-5">
      <div className="space-y-2">
        <p className="text-sm text-ink-soft">
          {translate("completedOn", { date: formatDay(new Date(attempt.date), locale) })}
        </p>
        {attempt.setAside && <p className="max-w-reading font-semibold">{translate("setAside")}</p>}
        <TotalScore attempt={attempt} />
        <p className="max-w-reading">{[headline, ...details].join(" ")}</p>
      </div>
      {summaryButton}
      <ResultBars attempt={attempt} Heading="h4" className="gap-6" />
      <Link href={PROMPTS_PATH} prefetch={false} className="text-link inline-flex min-h-11 items-center">
        {drafts("prompts")}
      </Link>
    </div>
  );
}
