import type { ReactNode } from "react";
import { findSignedIn } from "@/lib/payments/gate";

/** Asks who is there before the loading view is sent: after it, no answer can be a 503 any more. */
export default async function ExamLayout({ children }: { children: ReactNode }) {
  await findSignedIn();
  return children;
}
