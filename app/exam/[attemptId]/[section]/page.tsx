import { notFound, redirect } from "next/navigation";
import { ExamPage } from "@/app/exam/[attemptId]/exam-page";
import { LandingView } from "@/components/accounts/landing-view";
import { findAccount } from "@/lib/accounts/gate";
import { simulationIdSchema } from "@/lib/exam/schema";
import { isSection } from "@/lib/exam/sections";
import { toLearner } from "@/lib/payments/gate";
import { findAccess } from "@/lib/payments/queries";
import { findWholeAttempt } from "@/lib/report/queries";

// The second form of the exam's address, /exam/{simulationId}/{section}. Next wants one name for the first part.
type Props = { params: Promise<{ attemptId: string; section: string }> };

export default async function SimulationSectionPage({ params }: Props) {
  const { attemptId: simulationId, section } = await params;
  if (!isSection(section)) notFound();
  const account = await findAccount();
  if (!account) return <LandingView />;
  const learner = toLearner(account, await findAccess(account));
  if (learner instanceof Error) redirect("/dashboard");
  const id = simulationIdSchema.safeParse(simulationId);
  const whole = id.success ? await findWholeAttempt(learner, { simulationId: id.data }) : null;
  return <ExamPage whole={whole} section={section} />;
}
