import { getTranslations } from "next-intl/server";
import { z } from "zod";
import { AdminFrame } from "@/components/admin/admin-frame";
import { GiftCodeBatchForm } from "@/components/admin/gift-code-batch-form";
import { GiftCodeBatches } from "@/components/admin/gift-code-batches";
import { GiftCodeFields } from "@/components/admin/gift-code-fields";
import { GiftCodeLookup } from "@/components/admin/gift-code-lookup";
import { PageSection } from "@/components/admin/page-section";
import { ClientMessages } from "@/components/layout/client-messages";
import { adminPageMetadata, requireAdminPage } from "@/lib/admin/page";
import { listGiftCodeBatches } from "@/lib/admin/queries/gift-code-batches";
import { DEFAULT_PREFIX } from "@/lib/payments/schema";

type Props = { searchParams: Promise<{ before?: string | string[] }> };

export const generateMetadata = adminPageMetadata("giftCodes");

export default async function GiftCodesPage({ searchParams }: Props) {
  const admin = await requireAdminPage();
  const before = z.uuid().safeParse((await searchParams).before).data ?? null;
  const { batches, next } = await listGiftCodeBatches(admin, before);
  const t = await getTranslations("admin.giftCodes");
  return (
    <AdminFrame admin={admin} current="giftCodes" title={t("title")}>
      <ClientMessages
        namespaces={["admin.giftCodes.make", "admin.giftCodes.made", "admin.giftCodes.find", "admin.giftCodes.states"]}
      >
        <PageSection id="make" title={t("make.title")}>
          <p>{t("make.lead")}</p>
          <GiftCodeBatchForm>
            <GiftCodeFields />
          </GiftCodeBatchForm>
        </PageSection>
        <GiftCodeBatches batches={batches} next={next} isFirst={before === null} />
        <PageSection id="find" title={t("find.title")}>
          <GiftCodeLookup prefix={DEFAULT_PREFIX} />
        </PageSection>
      </ClientMessages>
    </AdminFrame>
  );
}
