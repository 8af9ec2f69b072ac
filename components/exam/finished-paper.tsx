import { ChevronDown, CircleCheck } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ResultBars } from "@/components/exam/result-marks";
import { ExamBadge, TotalScore } from "@/components/exam/total-score";
import { TextLink } from "@/components/ui/link";
import type { CompletedAttempt, SimulationCard } from "@/lib/exam/cards";
import { toOutcome } from "@/lib/exam/outcome";
import { PROMPTS_PATH } from "@/lib/exam/paths";
import { verdictSentences } from "@/lib/exam/verdict-sentences";
import { formatDay, formatScore } from "@/lib/product/format";

type Props = { card: SimulationCard; attempt: CompletedAttempt; summaryButton: ReactNode };

/** A finished attempt collapsed to one line: title, verdict and points. */
export function FinishedPaper({ card, attempt, summaryButton }: Props) {
  const translate = useTranslations("exam.dashboard");
  const locale = useLocale();
  const { totalScore, maxTotalScore: max } = attempt;
  return (
    <details id={attempt.setAside ? undefined : `card-${card.id}`} className="group/paper rounded-lg bg-surface">
      <summary className="flex min-h-14 list-none flex-wrap items-center gap-x-4 gap-y-1 rounded-lg px-4 py-3 hover:bg-sunken sm:px-6 [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 flex-wrap gap-2">
          <ChevronDown aria-hidden="true" className="mt-0.5 size-5 shrink-0 group-open/paper:rotate-180" />
          <CircleCheck
            aria-label={translate("state.completed")}
            role="img"
            className="mt-0.5 size-5 shrink-0 text-accent"
          />
          <h3 className="min-w-0 flex-[1_1_9rem] text-base font-semibold">{card.title}</h3>
        </span>
        <span className="ml-auto flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="tabular-nums">
            {translate("result.total", { score: formatScore(totalScore, locale), max })}
          </span>
          <ExamBadge attempt={attempt} />
        </span>
      </summary>
      <div className="space-y-4 border-t border-line p-4 sm:p-6">
        <p className="max-w-reading text-ink-soft">{card.description}</p>
        <Result attempt={attempt} summaryButton={summaryButton} />
      </div>
    </details>
  );
}

/** Date, verdict, PDF, section bars, comparison with the real exam. */
function Result({ attempt, summaryButton }: Omit<Props, "card">) {
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
      <ResultBars attempt={attempt} Heading="h4" className="gap-6" hasLinks />
      <TextLink href={PROMPTS_PATH}>{drafts("prompts")}</TextLink>
    </div>
  );
}
