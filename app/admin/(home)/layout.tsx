import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { LandingView } from "@/components/accounts/landing-view";
import { AdminView } from "@/components/admin/admin-view";
import { findAccount, toAdmin } from "@/lib/accounts/gate";
import { readOverview } from "@/lib/admin/queries/overview";

/**
 * What stands around the list of students: the browser keeps it while the list is searched, filtered and turned. It has no
 * loading view: a boundary around the list would hide it, and the focus in it, on the way to each student's record.
 */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const account = await findAccount();
  if (!account) return <LandingView />;
  if (!account.isAdmin || account.isSuspended) notFound();
  const admin = toAdmin(account);
  return (
    <AdminView admin={admin} overview={await readOverview(admin)}>
      {children}
    </AdminView>
  );
}
