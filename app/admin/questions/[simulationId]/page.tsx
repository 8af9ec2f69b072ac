import { notFound } from "next/navigation";
import { Suspense } from "react";
import { AdminFrame } from "@/components/admin/admin-frame";
import { QuestionHealthView } from "@/components/admin/question-health-view";
import { LoadingPart } from "@/components/layout/loading-view";
import type { Admin } from "@/lib/accounts/actor";
import { adminPageMetadata, requireAdminPage } from "@/lib/admin/page";
import { readSimulationHealth } from "@/lib/admin/queries/question-health";
import { parseQuestionQuery, type QuestionQuery } from "@/lib/admin/question-query";
import { findSimulation } from "@/lib/exam/content/library";
import { simulationIdSchema } from "@/lib/exam/schema";

type Props = {
  params: Promise<{ simulationId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export const generateMetadata = adminPageMetadata("questions");

export default async function SimulationHealthPage({ params, searchParams }: Props) {
  const admin = await requireAdminPage();
  const id = simulationIdSchema.safeParse((await params).simulationId);
  const simulation = id.success ? findSimulation(id.data) : null;
  if (!simulation) notFound();
  return (
    <AdminFrame admin={admin} current="questions" title={simulation.title.it}>
      <Suspense fallback={<LoadingPart />}>
        <Health admin={admin} simulationId={simulation.id} choice={parseQuestionQuery(await searchParams)} />
      </Suspense>
    </AdminFrame>
  );
}

async function Health({ admin, simulationId, choice }: { admin: Admin; simulationId: number; choice: QuestionQuery }) {
  return <QuestionHealthView health={await readSimulationHealth(admin, simulationId)} choice={choice} />;
}
