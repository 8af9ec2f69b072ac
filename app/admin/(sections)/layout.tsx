import type { ReactNode } from "react";
import { requireAdminPage } from "@/lib/admin/page";

/** Runs before the loading view is sent, after which the response cannot be a 404. */
export default async function AdminSectionLayout({ children }: { children: ReactNode }) {
  await requireAdminPage();
  return children;
}
