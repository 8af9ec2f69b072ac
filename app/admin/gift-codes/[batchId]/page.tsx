import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { z } from "zod";
import { AdminFrame } from "@/components/admin/admin-frame";
import { GiftCodeBatchView } from "@/components/admin/gift-code-batch-view";
import { LoadingPart } from "@/components/layout/loading-view";
import type { Admin } from "@/lib/accounts/actor";
import { adminPageMetadata, requireAdminPage } from "@/lib/admin/page";
import { readBatchResults } from "@/lib/admin/queries/batch-results";
import { readClassReadiness } from "@/lib/admin/queries/class-readiness";
import { findGiftCodeBatch, type GiftCodeBatch, listBatchCodes } from "@/lib/admin/queries/gift-code-batches";

type Props = { params: Promise<{ batchId: string }>; searchParams: Promise<{ after?: string | string[] }> };

const afterSchema = z.coerce.number().int().min(0).max(1e6).catch(0);

export const generateMetadata = adminPageMetadata("giftCodes.batch");

export default async function GiftCodeBatchPage({ params, searchParams }: Props) {
  const admin = await requireAdminPage();
  const id = z.uuid().safeParse((await params).batchId);
  const batch = id.success ? await findGiftCodeBatch(admin, id.data) : null;
  if (!batch) notFound();
  const t = await getTranslations("admin.giftCodes.batch");
  const title = batch.owner ? t("heading", { owner: batch.owner }) : t("plain");
  return (
    <AdminFrame admin={admin} current="giftCodes" title={title}>
      <Suspense fallback={<LoadingPart />}>
        <Batch admin={admin} batch={batch} after={afterSchema.parse((await searchParams).after)} />
      </Suspense>
    </AdminFrame>
  );
}

async function Batch({ admin, batch, after }: { admin: Admin; batch: GiftCodeBatch; after: number }) {
  const [results, readiness, page] = await Promise.all([
    readBatchResults(admin, batch.id),
    readClassReadiness(admin, batch.id),
    listBatchCodes(admin, batch.id, after),
  ]);
  return <GiftCodeBatchView batch={batch} results={results} readiness={readiness} page={page} isFirst={after === 0} />;
}
