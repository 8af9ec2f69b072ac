import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { findAccount } from "@/lib/accounts/gate";

/** Runs before the loading view is sent, after which the response cannot be a 404. */
export default async function SecondFactorLayout({ children }: { children: ReactNode }) {
  const account = await findAccount();
  if (!account?.isAdmin || account.isSuspended) notFound();
  return children;
}
