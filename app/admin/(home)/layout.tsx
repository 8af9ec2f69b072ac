import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { AdminHome } from "@/app/admin-home";
import { LandingView } from "@/components/accounts/landing-view";
import { findAccount, toAdmin } from "@/lib/accounts/gate";

/**
 * What stands around the list of students: the browser keeps it while the list is searched, filtered and turned. Its loading view
 * is a boundary inside: Next would put its own anew around each search, and hide the list and the focus in it.
 */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const account = await findAccount();
  if (!account) return <LandingView />;
  if (!account.isAdmin || account.isSuspended) notFound();
  return <AdminHome admin={toAdmin(account)}>{children}</AdminHome>;
}
