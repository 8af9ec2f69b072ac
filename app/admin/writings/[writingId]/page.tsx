import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { z } from "zod";
import { AdminFrame } from "@/components/admin/admin-frame";
import { MarkingView } from "@/components/admin/marking-view";
import { findAccount, requireAdmin } from "@/lib/accounts/gate";
import { findWritingToMark } from "@/lib/admin/queries/writings";
import { getTask } from "@/lib/writing/task";

type Props = { params: Promise<{ writingId: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin.marking"))("title") };
}

export default async function MarkingPage({ params }: Props) {
  const account = await findAccount();
  if (!account?.isAdmin || account.isSuspended) notFound();
  const id = z.uuid().safeParse((await params).writingId);
  const writing = id.success ? await findWritingToMark(await requireAdmin(), id.data) : null;
  if (!writing) notFound();
  const translate = await getTranslations("admin.marking");
  return (
    <AdminFrame account={account} current="writings" title={translate("heading", { id: writing.attemptId })}>
      <MarkingView writing={writing} task={getTask(writing.simulationId, writing.handedIn.option)} />
    </AdminFrame>
  );
}
