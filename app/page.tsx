import { LearnerView } from "@/app/learner-view";
import { LandingView } from "@/components/accounts/landing-view";
import { AdminView } from "@/components/admin/admin-view";
import { findAccount, requireAdmin } from "@/lib/accounts/gate";
import { readOverview } from "@/lib/admin/queries/overview";
import { readStudentQuery } from "@/lib/admin/student-query";

export default async function HomePage() {
  const account = await findAccount();
  if (!account) return <LandingView />;
  if (account.isAdmin && !account.isSuspended) {
    const query = readStudentQuery({});
    return <AdminView account={account} query={query} {...(await readOverview(await requireAdmin(), query))} />;
  }
  return <LearnerView account={account} />;
}
