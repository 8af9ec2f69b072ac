import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { AdminFrame } from "@/components/admin/admin-frame";
import { QuestionDetail } from "@/components/admin/question-detail";
import { LoadingPart } from "@/components/layout/loading-view";
import type { Admin } from "@/lib/accounts/actor";
import { adminPageMetadata, requireAdminPage } from "@/lib/admin/page";
import { readSimulationHealth } from "@/lib/admin/queries/question-health";
import { findSimulation } from "@/lib/exam/content/library";
import { keyedQuestions } from "@/lib/exam/kinds/table";
import { parseQuestionName } from "@/lib/exam/question-name";
import { simulationIdSchema } from "@/lib/exam/schema";

type Props = { params: Promise<{ simulationId: string; question: string }> };
type Asked = NonNullable<ReturnType<typeof parseQuestionName>>;

export const generateMetadata = adminPageMetadata("questions");

export default async function QuestionPage({ params }: Props) {
  const admin = await requireAdminPage();
  const { simulationId, question: name } = await params;
  const id = simulationIdSchema.safeParse(simulationId);
  const simulation = id.success ? findSimulation(id.data) : null;
  const asked = parseQuestionName(name);
  if (!simulation || !asked || !keyedQuestions(simulation, asked.section).some((one) => one.id === asked.questionId))
    notFound();
  const t = await getTranslations("admin.questions");
  const sections = await getTranslations("exam.sections");
  const title = t("questionOf", { section: sections(asked.section), id: asked.questionId });
  return (
    <AdminFrame admin={admin} current="questions" title={title}>
      <Suspense fallback={<LoadingPart />}>
        <Question admin={admin} simulationId={simulation.id} asked={asked} />
      </Suspense>
    </AdminFrame>
  );
}

async function Question({ admin, simulationId, asked }: { admin: Admin; simulationId: number; asked: Asked }) {
  const health = await readSimulationHealth(admin, simulationId, asked.section);
  const question = health.sections.flatMap(({ questions }) => questions).find(({ id }) => id === asked.questionId);
  if (!question) notFound();
  return <QuestionDetail simulation={health} question={question} />;
}
