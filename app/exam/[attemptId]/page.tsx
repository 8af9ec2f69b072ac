import { redirect } from "next/navigation";
import { ExamPage } from "@/app/exam/[attemptId]/exam-page";
import { LandingView } from "@/components/accounts/landing-view";
import { findAccount } from "@/lib/accounts/gate";
import { isAttemptId } from "@/lib/exam/attempt-id";
import { isSection } from "@/lib/exam/sections";
import { toLearner } from "@/lib/payments/gate";
import { findAccess } from "@/lib/payments/queries";
import { findWholeAttempt } from "@/lib/report/queries";

type Props = { params: Promise<{ attemptId: string }>; searchParams: Promise<{ section?: string }> };

export default async function AttemptPage({ params, searchParams }: Props) {
  const account = await findAccount();
  if (!account) return <LandingView />;
  const learner = toLearner(account, await findAccess(account));
  if (learner instanceof Error) redirect("/dashboard");
  const { attemptId } = await params;
  const { section = "" } = await searchParams;
  const whole = isAttemptId(attemptId) ? await findWholeAttempt(learner, { id: attemptId }) : null;
  return <ExamPage whole={whole} section={isSection(section) ? section : "ascolto1"} />;
}
