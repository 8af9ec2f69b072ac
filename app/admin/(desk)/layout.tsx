import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { findAccount } from "@/lib/accounts/gate";

/** Turns others away before the loading view is sent: after it, no answer can be a 404 any more. */
export default async function DeskLayout({ children }: { children: ReactNode }) {
  const account = await findAccount();
  if (!account?.isAdmin || account.isSuspended) notFound();
  return children;
}
