import { useLocale, useTranslations } from "next-intl";
import { OutcomeBadge, outcomeOf } from "@/components/exam/outcome-badge";
import type { CompletedAttempt } from "@/lib/exam/cards";
import { formatScore } from "@/lib/product/format";

type Props = { attempt: CompletedAttempt; hasBadge?: boolean; hasLabel?: boolean };

/**
 * The verdict in the exam's wording, and the points out of 60; the label, without which the badge must stand there,
 * says that they are partial while a section is pending.
 */
export function TotalScore({ attempt, hasBadge = true, hasLabel = true }: Props) {
  const translate = useTranslations("exam.dashboard.result");
  const locale = useLocale();
  const { totalScore, maxTotalScore: max, pending } = attempt;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {hasBadge && <ExamBadge attempt={attempt} />}
      <span className="tabular-nums">
        {(hasLabel || pending) && <span>{`${translate(pending ? "totalSoFar" : "totalLabel")}: `}</span>}
        <strong className="text-lg">{translate("total", { score: formatScore(totalScore, locale), max })}</strong>
      </span>
    </p>
  );
}

const WORDS = { right: "passed", failed: "failed", waiting: "pending", unmarked: "unmarked" } as const;

export function ExamBadge({ attempt: { examPassed, pending } }: { attempt: CompletedAttempt }) {
  const translate = useTranslations("exam.dashboard.result");
  const outcome = outcomeOf(examPassed, pending);
  return <OutcomeBadge outcome={outcome}>{translate(WORDS[outcome])}</OutcomeBadge>;
}
