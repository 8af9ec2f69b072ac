import { redirect } from "next/navigation";
import { LearnerView } from "@/app/learner-view";
import { LandingView } from "@/components/accounts/landing-view";
import { orLoading } from "@/components/layout/loading-view";
import { findSignedIn } from "@/lib/payments/gate";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function PaymentPage({ searchParams }: Props) {
  const signedIn = await findSignedIn();
  if (!signedIn) return <LandingView />;
  const { account, access } = signedIn;
  const query = await searchParams;
  const isBack = query["payment"] === "success" || query["payment_intent"] !== undefined;
  // Who has access has nothing to pay; the dashboard thanks whoever is back from paying. Admins come here as learners.
  if ((isBack || !account.isAdmin) && access.state === "active")
    redirect(isBack ? "/dashboard?payment=success" : "/dashboard");
  return orLoading(LearnerView({ account, access, renews: true }));
}
