import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { QuestionChart } from "@/components/admin/question-chart";
import { QuestionFilters } from "@/components/admin/question-filters";
import { QuestionTable } from "@/components/admin/question-table";
import { SectionReliability } from "@/components/admin/section-reliability";
import { ThresholdWords } from "@/components/admin/threshold-words";
import { Alert } from "@/components/ui/alert";
import { FEW_LEARNERS } from "@/lib/admin/item-rules";
import type { SimulationHealth } from "@/lib/admin/queries/question-health";
import { arrange, type Choice } from "@/lib/admin/question-order";

/** The health of a simulation's questions: how reliable each section is, a chart, the table, and how to read it all. */
export async function QuestionHealthView({ health, choice }: { health: SimulationHealth; choice: Choice }) {
  const t = await getTranslations("admin.questions");
  const questions = health.sections.flatMap((section) => section.questions);
  const shown = arrange(questions, choice);
  const isEmpty = questions.every(({ learners }) => learners === 0);
  return (
    <div className="space-y-8">
      <p>
        <Link
          href="/admin/questions"
          prefetch={false}
          className="inline-block min-h-11 py-2 underline underline-offset-4"
        >
          {t("back")}
        </Link>
      </p>
      {isEmpty && <Alert>{t("fills", { count: FEW_LEARNERS })}</Alert>}
      <SectionReliability sections={health.sections} />
      {!isEmpty && <QuestionChart questions={shown} />}
      <section aria-labelledby="questions" className="space-y-3">
        <h2 id="questions" className="text-2xl">
          {t("table")}
        </h2>
        <QuestionFilters simulationId={health.id} choice={choice} questions={questions} />
        <QuestionTable simulationId={health.id} choice={choice} questions={shown} />
      </section>
      <ThresholdWords />
    </div>
  );
}
