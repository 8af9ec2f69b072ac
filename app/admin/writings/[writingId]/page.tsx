import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { z } from "zod";
import { AdminHeader } from "@/components/admin/admin-header";
import { MarkingView } from "@/components/admin/marking-view";
import { PageShell } from "@/components/layout/page-shell";
import { findAccount, requireAdmin } from "@/lib/accounts/gate";
import { findWritingToMark } from "@/lib/admin/queries";
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
    <PageShell header={<AdminHeader account={account} />} className="space-y-6">
      <h1 className="text-3xl">{translate("heading", { id: writing.attemptId })}</h1>
      <MarkingView writing={writing} task={getTask(writing.simulationId, writing.handedIn.option)} />
    </PageShell>
  );
}
