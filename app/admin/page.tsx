import { notFound } from "next/navigation";
import { LandingView } from "@/components/accounts/landing-view";
import { AdminView } from "@/components/admin/admin-view";
import { findAccount, requireAdmin } from "@/lib/accounts/gate";
import { readOverview } from "@/lib/admin/queries/overview";

export default async function AdminPage() {
  const account = await findAccount();
  if (!account) return <LandingView />;
  if (!account.isAdmin || account.isSuspended) notFound();
  return <AdminView account={account} {...(await readOverview(await requireAdmin()))} />;
}
