import { useTranslations } from "next-intl";
import { Progress } from "@/components/ui/progress";
import { CRITERIA, CRITERION_NAMES, type CriteriaScores } from "@/lib/exam/criteria";

/** The points of a writing, criterion by criterion. */
export function CriteriaScoresList({ scores }: { scores: CriteriaScores }) {
  const t = useTranslations("writing");
  return (
    <dl className="space-y-3">
      {CRITERION_NAMES.map((criterion) => {
        const words = t("criterionScore", { score: scores[criterion], max: CRITERIA[criterion] });
        return (
          <div key={criterion} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4">
            <dt>{t(`criteria.${criterion}`)}</dt>
            <dd className="font-semibold">{words}</dd>
            <dd className="col-span-2" aria-hidden="true">
              <Progress value={scores[criterion]} max={CRITERIA[criterion]} aria-label={words} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
