import { getTranslations } from "next-intl/server";
import { ChoiceLinks } from "@/components/admin/text-link";
import type { QuestionHealth } from "@/lib/admin/queries/question-health";
import { arrange, type Choice, SHOWN, toQuery } from "@/lib/admin/question-order";
import { QUESTION_SECTIONS } from "@/lib/exam/sections";

type Props = { simulationId: number; choice: Choice; questions: readonly QuestionHealth[] };

export async function QuestionFilters({ simulationId, choice, questions }: Props) {
  const t = await getTranslations("admin.questions");
  const names = await getTranslations("exam.sections");
  const link = (label: string, change: Partial<Choice>, isCurrent: boolean) => ({
    text: t("counted", { label, count: arrange(questions, { ...choice, ...change }).length }),
    href: `/admin/questions/${simulationId}${toQuery({ ...choice, ...change })}`,
    isCurrent,
  });
  const shown = SHOWN.map((show) => link(t(`filter.${show}`), { show }, choice.show === show));
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
