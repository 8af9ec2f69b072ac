import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { z } from "zod";
import { requireAdminPage } from "@/lib/admin/page";
import { findWritingToMark } from "@/lib/admin/queries/writings";

type Props = { params: Promise<{ writingId: string }>; children: ReactNode };

/** Runs before the loading view is sent, after which the response cannot be a 404. */
export default async function WritingLayout({ params, children }: Props) {
  const admin = await requireAdminPage();
  const id = z.uuid().safeParse((await params).writingId);
  if (!id.success || !(await findWritingToMark(admin, id.data))) notFound();
  return children;
}
