import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/admin/admin-frame";
import { WritingQueue } from "@/components/admin/writing-queue";
import { findAccount, requireAdmin } from "@/lib/accounts/gate";
import { listWritingsToMark } from "@/lib/admin/queries/writings";
import { QUEUE_KINDS } from "@/lib/admin/writing-queue";

type Props = { searchParams: Promise<{ kind?: string | string[] }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin.writings"))("title") };
}

export default async function WritingsPage({ searchParams }: Props) {
  const account = await findAccount();
  if (!account?.isAdmin || account.isSuspended) notFound();
  const { kind: asked } = await searchParams;
  const kind = QUEUE_KINDS.find((one) => one === asked) ?? null;
  const translate = await getTranslations("admin.writings");
  return (
    <AdminFrame account={account} current="writings" title={translate("title")}>
      <WritingQueue writings={await listWritingsToMark(await requireAdmin())} kind={kind} />
    </AdminFrame>
  );
}
