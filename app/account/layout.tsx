import type { ReactNode } from "react";
import { findAccount } from "@/lib/accounts/gate";

/** Asks who is there before the loading view is sent: after it, no answer can be a 503 any more. */
export default async function AccountLayout({ children }: { children: ReactNode }) {
  await findAccount();
  return children;
}
