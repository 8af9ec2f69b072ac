import { useTranslations } from "next-intl";
import { CRITERIA, CRITERION_NAMES } from "@/lib/exam/criteria";
import type { ModelAnswerView } from "@/lib/exam/paper";
import { SECTION_MAX } from "@/lib/exam/score";

/** Answers to compare one's own with: a plain pass and a strong one, each with its marks and why. Folded away until wanted. */
export function ModelAnswers({ models }: { models: readonly ModelAnswerView[] }) {
  const t = useTranslations("writing");
  if (models.length === 0) return null;
  return (
    <section className="max-w-3xl space-y-3 print:hidden">
      <h3 className="text-xl">{t("models.title")}</h3>
      <p className="max-w-reading">{t("models.lead")}</p>
      {models.map(({ option, level, text, score, scores, notes }) => (
        <details key={option + level} className="rounded-lg border border-line bg-surface">
          <summary className="min-h-12 px-4 py-3 font-semibold">
            {t("option", { id: option })}: {t(`models.${level}`)} ({t("result.score", { score, max: SECTION_MAX })})
          </summary>
          <div className="space-y-4 border-t border-line p-4">
            <p lang="it" className="max-w-reading whitespace-pre-wrap text-reading">
              {text}
            </p>
            <dl className="space-y-3">
              {CRITERION_NAMES.map((criterion) => (
                <div key={criterion}>
                  <dt className="font-semibold">
                    {t(`criteria.${criterion}`)}:{" "}
                    {t("criterionScore", { score: scores[criterion], max: CRITERIA[criterion] })}
                  </dt>
                  <dd className="max-w-reading">{notes[criterion]}</dd>
                </div>
              ))}
            </dl>
          </div>
        </details>
      ))}
    </section>
  );
}
