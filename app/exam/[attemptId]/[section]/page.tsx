import { notFound } from "next/navigation";
import { ExamPage } from "@/app/exam/[attemptId]/exam-page";
import { simulationIdSchema } from "@/lib/exam/schema";
import { isSection } from "@/lib/exam/sections";
import { pageMetadata } from "@/lib/i18n/page-metadata";

// `attemptId` is a simulation's id here: Next allows only one name for a dynamic segment.
type Props = { params: Promise<{ attemptId: string; section: string }> };

export const generateMetadata = pageMetadata("exam.pageTitle");

export default async function SimulationSectionPage({ params }: Props) {
  const { attemptId: simulationId, section } = await params;
  if (!isSection(section)) notFound();
  const { data: id } = simulationIdSchema.safeParse(simulationId);
  const selector = id === undefined ? null : { simulationId: id };
  return <ExamPage selector={selector} section={section} address={`/exam/${simulationId}/${section}`} />;
}
