import { getTranslations } from "next-intl/server";
import { FigureCards } from "@/components/admin/facts";
import { figureFormat } from "@/components/admin/figure-format";
import { PageSection } from "@/components/admin/page-section";
import { QuestionChart } from "@/components/admin/question-chart";
import { QuestionFilters } from "@/components/admin/question-filters";
import { QuestionTable } from "@/components/admin/question-table";
import { TextLink } from "@/components/admin/text-link";
import { Alert } from "@/components/ui/alert";
import { isSmallSample, MAX_ATTEMPTS, MIN_LEARNERS, rateReliability } from "@/lib/admin/item-rules";
import type { SectionHealth, SimulationHealth } from "@/lib/admin/queries/question-health";
import { filterAndSort, type QuestionQuery } from "@/lib/admin/question-query";

export async function QuestionHealthView({ health, choice }: { health: SimulationHealth; choice: QuestionQuery }) {
  const t = await getTranslations("admin.questions");
  const questions = health.sections.flatMap((section) => section.questions);
  const shown = filterAndSort(questions, choice);
  const isEmpty = questions.every(({ learners }) => learners === 0);
  return (
    <div className="space-y-8">
      <TextLink href="/admin/questions" isBold={false}>
        {t("back")}
      </TextLink>
      {isEmpty && <Alert>{t("fills", { count: MIN_LEARNERS })}</Alert>}
      <Reliability sections={health.sections} />
      {!isEmpty && <QuestionChart questions={shown} />}
      <PageSection id="questions" title={t("table")}>
        <QuestionFilters simulationId={health.id} choice={choice} questions={questions} />
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

const TERMS = ["facility", "discrimination", "options", "time", "reliability", "few", "repaired"] as const;

async function TermDefinitions() {
  const t = await getTranslations("admin.questions.words");
  return (
    <PageSection id="words" title={t("title")}>
      <dl className="max-w-reading space-y-3">
        {TERMS.map((term) => (
          <div key={term}>
            <dt className="font-semibold">{t(`${term}.term`)}</dt>
            <dd>{t(`${term}.text`, { count: MIN_LEARNERS, most: MAX_ATTEMPTS })}</dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}
