import { redirect } from "next/navigation";
import { LearnerView } from "@/app/learner-view";
import { LandingView } from "@/components/accounts/landing-view";
import { findAccount } from "@/lib/accounts/gate";
import { findAccess } from "@/lib/payments/queries";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function PaymentPage({ searchParams }: Props) {
  const account = await findAccount();
  if (!account) return <LandingView />;
  const query = await searchParams;
  const isBack = query["payment"] === "success" || query["payment_intent"] !== undefined;
  // Back from paying, and the payment is known already: to the dashboard, which says thank you.
  if (isBack && (await findAccess(account)).state === "active") redirect("/dashboard?payment=success");
  return <LearnerView account={account} renews />;
}
