import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { isAccountPart } from "@/lib/accounts/account-parts";

type Props = { params: Promise<{ what: string }>; children: ReactNode };

/** Runs before the loading view is sent, after which the response cannot be a 404. */
export default async function ChangeLayout({ params, children }: Props) {
  if (!isAccountPart((await params).what)) notFound();
  return children;
}
