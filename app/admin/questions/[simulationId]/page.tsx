import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/admin/admin-frame";
import { QuestionHealthView } from "@/components/admin/question-health-view";
import { findAccount, requireAdmin } from "@/lib/accounts/gate";
import { readSimulationHealth } from "@/lib/admin/queries/question-health";
import { parseChoice } from "@/lib/admin/question-order";
import { findSimulation } from "@/lib/exam/content/library";
import { simulationIdSchema } from "@/lib/exam/schema";

type Props = {
  params: Promise<{ simulationId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin.questions"))("title") };
}

export default async function SimulationHealthPage({ params, searchParams }: Props) {
  const account = await findAccount();
  if (!account?.isAdmin || account.isSuspended) notFound();
  const id = simulationIdSchema.safeParse((await params).simulationId);
  if (!id.success || !findSimulation(id.data)) notFound();
  const health = await readSimulationHealth(await requireAdmin(), id.data);
  return (
    <AdminFrame account={account} current="questions" title={health.title}>
      <QuestionHealthView health={health} choice={parseChoice(await searchParams)} />
    </AdminFrame>
  );
}
