import { getFormatter, getTranslations } from "next-intl/server";
import { FEW_LEARNERS, reliabilityWord } from "@/lib/admin/item-rules";
import type { SectionHealth } from "@/lib/admin/queries/question-health";

/** How far the questions of each section agree on who knows more: a figure, and what it means. */
export async function SectionReliability({ sections }: { sections: readonly SectionHealth[] }) {
  const t = await getTranslations("admin.questions");
  const names = await getTranslations("exam.sections");
  const format = await getFormatter();
  const figure = (value: number) => format.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <section aria-labelledby="reliability" className="space-y-3">
      <h2 id="reliability" className="text-2xl">
        {t("reliability.title")}
      </h2>
      <dl className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {sections.map(({ section, learners, reliability, questions }) => {
          const isSmall = learners < FEW_LEARNERS;
          return (
            <div key={section} className="space-y-1 rounded-lg border border-line bg-surface p-4">
              <dt className="text-ink-soft">{names(section)}</dt>
              <dd className={`text-3xl tabular-nums ${isSmall ? "text-ink-soft" : ""}`}>
                {reliability === null ? "-" : figure(reliability)}
              </dd>
              <dd className="text-sm">
                {isSmall || reliability === null ? t("few") : t(`reliability.${reliabilityWord(reliability)}`)}
              </dd>
              <dd className="text-sm text-ink-soft">
                {t("reliability.basis", { questions: questions.length, count: learners })}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
