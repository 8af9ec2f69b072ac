import { useTranslations } from "next-intl";
import { Progress } from "@/components/ui/progress";
import { CRITERIA, CRITERION_NAMES, type CriteriaScores } from "@/lib/exam/criteria";
import type { MarkDetails } from "@/lib/writing/schema";

type Props = { scores: CriteriaScores; evidence?: MarkDetails["evidence"] | undefined };

/** The points of a writing, criterion by criterion, with the words of the text they stand on. */
export function CriteriaScoresList({ scores, evidence = {} }: Props) {
  const t = useTranslations("writing");
  return (
    <dl className="space-y-3">
      {CRITERION_NAMES.map((criterion) => {
        const words = t("criterionScore", { score: scores[criterion], max: CRITERIA[criterion] });
        return (
          <div key={criterion} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4">
            <dt>{t(`criteria.${criterion}`)}</dt>
            <dd className="font-semibold">{words}</dd>
            {evidence[criterion] && (
              <dd className="col-span-2 text-sm text-ink-soft">
                {t("result.evidence", { quote: evidence[criterion] })}
              </dd>
            )}
            <dd className="col-span-2" aria-hidden="true">
              <Progress value={scores[criterion]} max={CRITERIA[criterion]} aria-label={words} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
