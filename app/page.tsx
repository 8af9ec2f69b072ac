import dynamic from "next/dynamic";
import { LearnerView } from "@/app/learner-view";
import { LandingView } from "@/components/accounts/landing-view";
import { findAccount, requireAdmin } from "@/lib/accounts/gate";
import { readOverview } from "@/lib/admin/queries/overview";
import { readStudentQuery } from "@/lib/admin/student-parameters";

// What only an admin uses weighs on nobody else's first page.
const AdminView = dynamic(() => import("@/components/admin/admin-view").then((view) => view.AdminView));

export default async function HomePage() {
  const account = await findAccount();
  if (!account) return <LandingView />;
  if (account.isAdmin && !account.isSuspended) {
    const query = readStudentQuery({});
    return <AdminView account={account} query={query} {...(await readOverview(await requireAdmin(), query))} />;
  }
  return <LearnerView account={account} />;
}
