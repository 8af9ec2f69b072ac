import Link from "next/link";
import { getTranslations } from "next-intl/server";
import type { QuestionHealth } from "@/lib/admin/queries/question-health";
import { arrange, type Choice, SHOWN, toQuery } from "@/lib/admin/question-order";
import { QUESTION_SECTIONS } from "@/lib/exam/sections";

type Props = { simulationId: number; choice: Choice; questions: readonly QuestionHealth[] };

/** Which questions the table shows: links, so that a choice can be kept and sent. */
export async function QuestionFilters({ simulationId, choice, questions }: Props) {
  const t = await getTranslations("admin.questions");
  const names = await getTranslations("exam.sections");
  const link = (label: string, change: Partial<Choice>, isChosen: boolean) => ({
    label: t("counted", { label, count: arrange(questions, { ...choice, ...change }).length }),
    href: `/admin/questions/${simulationId}${toQuery({ ...choice, ...change })}`,
    isChosen,
  });
  const groups = [
    {
      label: t("filter.show"),
      links: SHOWN.map((show) => link(t(`filter.${show}`), { show }, choice.show === show)),
    },
    {
      label: t("filter.section"),
      links: [
        link(t("filter.everySection"), { section: null }, choice.section === null),
        ...QUESTION_SECTIONS.map((section) => link(names(section), { section }, choice.section === section)),
      ],
    },
  ];
  return groups.map(({ label, links }) => (
    <nav key={label} aria-label={label}>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {links.map(({ label: text, href, isChosen }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              scroll={false}
              aria-current={isChosen ? "page" : undefined}
              className="inline-block min-h-11 py-2 underline underline-offset-4 aria-[current]:font-bold aria-[current]:no-underline"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  ));
}
