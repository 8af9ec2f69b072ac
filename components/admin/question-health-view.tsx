import { getTranslations } from "next-intl/server";
import { FigureCards } from "@/components/admin/facts";
import { figureFormat } from "@/components/admin/figure-format";
import { ChoiceLinks, PlainLink } from "@/components/admin/links";
import { Folded, PageSection } from "@/components/admin/page-section";
import { QuestionChart } from "@/components/admin/question-chart";
import { QuestionTable } from "@/components/admin/question-table";
import { Alert } from "@/components/ui/alert";
import { isSmallSample, MAX_ATTEMPTS, MIN_LEARNERS, rateReliability } from "@/lib/admin/item-rules";
import type { QuestionHealth, SectionHealth, SimulationHealth } from "@/lib/admin/queries/question-health";
import { filterAndSort, type QuestionQuery, questionsUrl, SHOW_FILTERS } from "@/lib/admin/question-query";
import { QUESTION_SECTIONS } from "@/lib/exam/sections";

export async function QuestionHealthView({ health, choice }: { health: SimulationHealth; choice: QuestionQuery }) {
  const t = await getTranslations("admin.questions");
  const questions = health.sections.flatMap((section) => section.questions);
  const shown = filterAndSort(questions, choice);
  const isEmpty = questions.every(({ learners }) => learners === 0);
  return (
    <div className="space-y-8">
      <PlainLink href="/admin/questions">{t("back")}</PlainLink>
      {isEmpty && <Alert>{t("fills", { count: MIN_LEARNERS })}</Alert>}
      <Reliability sections={health.sections} />
      {!isEmpty && <QuestionChart questions={shown} />}
      <PageSection id="questions" title={t("table")}>
        <Filters simulationId={health.id} choice={choice} questions={questions} />
        <QuestionTable simulationId={health.id} choice={choice} questions={shown} />
      </PageSection>
      <TermDefinitions />
    </div>
  );
}

async function Reliability({ sections }: { sections: readonly SectionHealth[] }) {
  const t = await getTranslations("admin.questions");
  const names = await getTranslations("exam.sections");
  const { index } = await figureFormat();
  const figures = sections.map(({ section, learners, reliability, questions }) => {
    const isFaint = isSmallSample({ learners });
    const word = isFaint || reliability === null ? t("few") : t(`reliability.${rateReliability(reliability)}`);
    const basis = t("reliability.basis", { questions: questions.length, count: learners });
    return { name: names(section), value: index(reliability), isFaint, notes: [word, basis] };
  });
  return (
    <PageSection id="reliability" title={t("reliability.title")}>
      <FigureCards figures={figures} columns="sm:grid-cols-2 lg:grid-cols-4" />
    </PageSection>
  );
}

type FilterProps = { simulationId: number; choice: QuestionQuery; questions: readonly QuestionHealth[] };

async function Filters({ simulationId, choice, questions }: FilterProps) {
  const t = await getTranslations("admin.questions");
  const names = await getTranslations("exam.sections");
  const link = (label: string, change: Partial<QuestionQuery>, isCurrent: boolean) => ({
    text: t("counted", { label, count: filterAndSort(questions, { ...choice, ...change }).length }),
    href: questionsUrl(simulationId, { ...choice, ...change }),
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

const TERMS = ["facility", "discrimination", "options", "time", "reliability", "few", "repaired"] as const;

async function TermDefinitions() {
  const t = await getTranslations("admin.questions.words");
  return (
    <Folded title={t("title")}>
      <dl className="max-w-reading space-y-3">
        {TERMS.map((term) => (
          <div key={term}>
            <dt className="font-semibold">{t(`${term}.term`)}</dt>
            <dd>{t(`${term}.text`, { count: MIN_LEARNERS, most: MAX_ATTEMPTS })}</dd>
          </div>
        ))}
      </dl>
    </Folded>
  );
}
