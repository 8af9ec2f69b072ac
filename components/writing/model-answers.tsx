import { useTranslations } from "next-intl";
import { Disclosure } from "@/components/exam/disclosure";
import { CRITERIA, CRITERION_NAMES } from "@/lib/exam/criteria";
import type { ModelAnswerView } from "@/lib/exam/kinds/writing";
import { SECTION_MAX } from "@/lib/exam/score";

/** Model answers, each with marks and reasons. Collapsed. */
export function ModelAnswers({ models }: { models: readonly ModelAnswerView[] }) {
  const t = useTranslations("writing");
  if (models.length === 0) return null;
  return (
    <section className="max-w-3xl space-y-3 print:hidden">
      <h3 className="text-xl">{t("models.title")}</h3>
      <p className="max-w-reading">{t("models.lead")}</p>
      {models.map(({ option, level, text, score, scores, notes }) => (
        <Disclosure
          key={option + level}
          label={`${t("option", { id: option })}: ${t(`models.${level}`)} (${t("result.score", { score, max: SECTION_MAX })})`}
        >
          <p lang="it" dir="ltr" className="max-w-reading whitespace-pre-wrap text-reading">
            {text}
          </p>
          <dl className="space-y-3">
            {CRITERION_NAMES.map((criterion) => (
              <div key={criterion}>
                <dt className="font-semibold">
                  {`${t(`criteria.${criterion}`)}: ${t("criterionScore", { score: scores[criterion], max: CRITERIA[criterion] })}`}
                </dt>
                <dd className="max-w-reading">{notes[criterion]}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      ))}
    </section>
  );
}
