import { LearnerView } from "@/app/learner-view";
import { LandingView } from "@/components/accounts/landing-view";
import { AdminView } from "@/components/admin/admin-view";
import { findAccount, requireAdmin } from "@/lib/accounts/gate";
import { getStats, listTroubledPurchases } from "@/lib/admin/queries";

export default async function HomePage() {
  const account = await findAccount();
  if (!account) return <LandingView />;
  if (account.isAdmin && !account.isSuspended) {
    const admin = await requireAdmin();
    return <AdminView account={account} stats={await getStats(admin)} purchases={await listTroubledPurchases(admin)} />;
  }
  return <LearnerView account={account} />;
}
