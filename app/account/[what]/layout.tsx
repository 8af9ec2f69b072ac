import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { isChange } from "@/lib/accounts/own-account";

type Props = { params: Promise<{ what: string }>; children: ReactNode };

/** Refuses other addresses before the loading view is sent: after it, no answer can be a 404 any more. */
export default async function ChangeLayout({ params, children }: Props) {
  if (!isChange((await params).what)) notFound();
  return children;
}
