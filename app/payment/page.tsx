import { redirect } from "next/navigation";
import { LearnerView } from "@/app/learner-view";
import { AcceptTermsView } from "@/components/accounts/accept-terms-view";
import { LandingView } from "@/components/accounts/landing-view";
import { LoadingBoundary } from "@/components/layout/loading-boundary";
import { LoadingView } from "@/components/layout/loading-view";
import { findTermsQuestion } from "@/lib/accounts/queries";
import { accessPath, toReturnPath } from "@/lib/accounts/return-path";
import { hasPaid } from "@/lib/payments/entitlement";
import { findSignedIn } from "@/lib/payments/gate";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function PaymentPage({ searchParams }: Props) {
  const signedIn = await findSignedIn();
  if (!signedIn) return <LandingView />;
  const question = await findTermsQuestion(signedIn.account, new Date());
  if (question) return <AcceptTermsView {...signedIn} question={question} />;
  const { account, access } = signedIn;
  const query = await searchParams;
  const isReturning = query["payment"] === "success" || query["payment_intent"] !== undefined;
  // The dashboard thanks a learner who returns from payment. Admins use this page as learners.
  if ((isReturning || !account.isAdmin) && hasPaid(access)) {
    const next = toReturnPath(query["next"]);
    if (next) redirect(accessPath(next));
    redirect(isReturning ? "/dashboard?payment=success" : "/dashboard");
  }
  return (
    <LoadingBoundary fallback={<LoadingView />}>
      <LearnerView account={account} access={access} isRenewal />
    </LoadingBoundary>
  );
}
