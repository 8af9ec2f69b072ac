import type { ReactNode } from "react";
import { findAccount } from "@/lib/accounts/gate";

/** Runs before the loading view is sent, after which the response cannot be a 503. */
export default async function AccountLayout({ children }: { children: ReactNode }) {
  await findAccount();
  return children;
}
