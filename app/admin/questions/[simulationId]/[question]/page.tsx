import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/admin/admin-frame";
import { QuestionDetail } from "@/components/admin/question-detail";
import { findAccount, requireAdmin } from "@/lib/accounts/gate";
import { readSimulationHealth } from "@/lib/admin/queries/question-health";
import { parseQuestionName } from "@/lib/admin/question-name";
import { findSimulation } from "@/lib/exam/content/library";
import { simulationIdSchema } from "@/lib/exam/schema";

type Props = { params: Promise<{ simulationId: string; question: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin.questions"))("title") };
}

export default async function QuestionPage({ params }: Props) {
  const account = await findAccount();
  if (!account?.isAdmin || account.isSuspended) notFound();
  const { simulationId, question: name } = await params;
  const id = simulationIdSchema.safeParse(simulationId);
  const asked = parseQuestionName(name);
  if (!id.success || !findSimulation(id.data) || !asked) notFound();
  const health = await readSimulationHealth(await requireAdmin(), id.data, asked.section);
  const question = health.sections.flatMap(({ questions }) => questions).find((one) => one.name === name);
  if (!question) notFound();
  const translate = await getTranslations("admin.questions");
  const sections = await getTranslations("exam.sections");
  const title = translate("questionOf", { section: sections(asked.section), id: asked.questionId });
  return (
    <AdminFrame account={account} current="questions" title={title}>
      <QuestionDetail simulation={health} question={question} />
    </AdminFrame>
  );
}
