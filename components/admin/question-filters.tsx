import { getTranslations } from "next-intl/server";
import { ChoiceLinks } from "@/components/admin/text-link";
import type { QuestionHealth } from "@/lib/admin/queries/question-health";
import { filterAndSort, type QuestionQuery, SHOW_FILTERS, toQueryString } from "@/lib/admin/question-query";
import { QUESTION_SECTIONS } from "@/lib/exam/sections";

type Props = { simulationId: number; choice: QuestionQuery; questions: readonly QuestionHealth[] };

export async function QuestionFilters({ simulationId, choice, questions }: Props) {
  const t = await getTranslations("admin.questions");
  const names = await getTranslations("exam.sections");
  const link = (label: string, change: Partial<QuestionQuery>, isCurrent: boolean) => ({
    text: t("counted", { label, count: filterAndSort(questions, { ...choice, ...change }).length }),
    href: `/admin/questions/${simulationId}${toQueryString({ ...choice, ...change })}`,
    isCurrent,
  });
  const shown = SHOW_FILTERS.map((show) => link(t(`filter.${show}`), { show }, choice.show === show));
  const sections = [
    link(t("filter.everySection"), { section: null }, choice.section === null),
    ...QUESTION_SECTIONS.map((section) => link(names(section), { section }, choice.section === section)),
  ];
  return (
    <>
      <ChoiceLinks label={t("filter.show")} links={shown} scroll={false} />
      <ChoiceLinks label={t("filter.section")} links={sections} scroll={false} />
    </>
  );
}
