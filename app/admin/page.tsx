import { notFound } from "next/navigation";
import { LandingView } from "@/components/accounts/landing-view";
import { AdminView } from "@/components/admin/admin-view";
import { findAccount, requireAdmin } from "@/lib/accounts/gate";
import { getStats, listTroubledPurchases } from "@/lib/admin/queries";

export default async function AdminPage() {
  const account = await findAccount();
  if (!account) return <LandingView />;
  if (!account.isAdmin || account.isSuspended) notFound();
  const admin = await requireAdmin();
  return <AdminView account={account} stats={await getStats(admin)} purchases={await listTroubledPurchases(admin)} />;
}
