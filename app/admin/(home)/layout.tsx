import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { AdminHome } from "@/app/admin-home";
import { LandingView } from "@/components/accounts/landing-view";
import { findAccount, toAdmin } from "@/lib/accounts/gate";

/** Has its own `Suspense` boundary: Next would remount a `loading.tsx` on each search and hide the list. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const account = await findAccount();
  if (!account) return <LandingView />;
  if (!account.isAdmin || account.isSuspended) notFound();
  return <AdminHome admin={toAdmin(account)}>{children}</AdminHome>;
}
