import { LearnerView } from "@/app/learner-view";
import { LandingView } from "@/components/accounts/landing-view";
import { AdminView } from "@/components/admin/admin-view";
import { findAccount, requireAdmin } from "@/lib/accounts/gate";
import { readOverview } from "@/lib/admin/queries/overview";

export default async function HomePage() {
  const account = await findAccount();
  if (!account) return <LandingView />;
  if (account.isAdmin && !account.isSuspended)
    return <AdminView account={account} {...(await readOverview(await requireAdmin()))} />;
  return <LearnerView account={account} />;
}
