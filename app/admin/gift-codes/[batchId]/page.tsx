import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { z } from "zod";
import { AdminFrame } from "@/components/admin/admin-frame";
import { GiftCodeBatchView } from "@/components/admin/gift-code-batch-view";
import { findAccount, requireAdmin } from "@/lib/accounts/gate";
import { readBatchResults } from "@/lib/admin/queries/batch-results";
import { findGiftCodeBatch, listBatchCodes } from "@/lib/admin/queries/gift-code-batches";

type Props = { params: Promise<{ batchId: string }>; searchParams: Promise<{ after?: string | string[] }> };

const afterSchema = z.coerce.number().int().min(0).max(1e6).catch(0);

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin.giftCodes.batch"))("title") };
}

export default async function GiftCodeBatchPage({ params, searchParams }: Props) {
  const account = await findAccount();
  if (!account?.isAdmin || account.isSuspended) notFound();
  const admin = await requireAdmin();
  const id = z.uuid().safeParse((await params).batchId);
  const batch = id.success ? await findGiftCodeBatch(admin, id.data) : null;
  if (!batch) notFound();
  const after = afterSchema.parse((await searchParams).after);
  const [results, page] = await Promise.all([
    readBatchResults(admin, batch.id),
    listBatchCodes(admin, batch.id, after),
  ]);
  const t = await getTranslations("admin.giftCodes.batch");
  const title = batch.owner ? t("heading", { owner: batch.owner }) : t("plain");
  return (
    <AdminFrame account={account} current="giftCodes" title={title}>
      <GiftCodeBatchView batch={batch} results={results} page={page} isFirst={after === 0} />
    </AdminFrame>
  );
}
