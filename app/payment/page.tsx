import { LearnerView } from "@/app/learner-view";
import { LandingView } from "@/components/accounts/landing-view";
import { findAccount } from "@/lib/accounts/gate";

export default async function PaymentPage() {
  const account = await findAccount();
  return account ? <LearnerView account={account} renews /> : <LandingView />;
}
