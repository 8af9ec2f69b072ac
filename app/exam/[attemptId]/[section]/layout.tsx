import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { isSection } from "@/lib/exam/sections";

type Props = { params: Promise<{ section: string }>; children: ReactNode };

/** Refuses other addresses before the loading view is sent: after it, no answer can be a 404 any more. */
export default async function SectionLayout({ params, children }: Props) {
  if (!isSection((await params).section)) notFound();
  return children;
}
