import { notFound } from "next/navigation";
import { ExamPage } from "@/app/exam/[attemptId]/exam-page";
import { simulationIdSchema } from "@/lib/exam/schema";
import { isSection } from "@/lib/exam/sections";
import { titled } from "@/lib/i18n/titled";

// `attemptId` is a simulation's id here: Next allows only one name for a dynamic segment.
type Props = { params: Promise<{ attemptId: string; section: string }> };

export const generateMetadata = titled("exam.pageTitle");

export default async function SimulationSectionPage({ params }: Props) {
  const { attemptId: simulationId, section } = await params;
  if (!isSection(section)) notFound();
  const { data: id } = simulationIdSchema.safeParse(simulationId);
  const which = id === undefined ? null : { simulationId: id };
  return <ExamPage which={which} section={section} address={`/exam/${simulationId}/${section}`} />;
}
