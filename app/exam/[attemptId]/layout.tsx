import type { ReactNode } from "react";
import { findSignedIn } from "@/lib/payments/gate";

/** Runs before the loading view is sent, after which the response cannot be a 503. */
export default async function ExamLayout({ children }: { children: ReactNode }) {
  await findSignedIn();
  return children;
}
