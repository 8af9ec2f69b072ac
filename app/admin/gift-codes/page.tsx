import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { z } from "zod";
import { AdminFrame } from "@/components/admin/admin-frame";
import { GiftCodeBatches } from "@/components/admin/gift-code-batches";
import { GiftCodeFinder } from "@/components/admin/gift-code-finder";
import { GiftCodeMaker } from "@/components/admin/gift-code-maker";
import { ClientMessages } from "@/components/layout/client-messages";
import { findAccount, requireAdmin } from "@/lib/accounts/gate";
import { listGiftCodeBatches } from "@/lib/admin/queries/gift-code-batches";
import { italianDay } from "@/lib/italian-day";
import { BATCH_MAX, PREFIX_DEFAULT } from "@/lib/payments/schema";

type Props = { searchParams: Promise<{ before?: string | string[] }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin.giftCodes"))("title") };
}

export default async function GiftCodesPage({ searchParams }: Props) {
  const account = await findAccount();
  if (!account?.isAdmin || account.isSuspended) notFound();
  const before = z.uuid().safeParse((await searchParams).before).data ?? null;
  const { batches, next } = await listGiftCodeBatches(await requireAdmin(), before);
  const t = await getTranslations("admin.giftCodes");
  return (
    <AdminFrame account={account} current="giftCodes" title={t("title")}>
      <ClientMessages
        namespaces={["admin.giftCodes.make", "admin.giftCodes.made", "admin.giftCodes.find", "admin.giftCodes.states"]}
      >
        <section aria-labelledby="make" className="space-y-3">
          <h2 id="make" className="text-2xl">
            {t("make.title")}
          </h2>
          <p>{t("make.lead")}</p>
          <GiftCodeMaker max={BATCH_MAX} prefix={PREFIX_DEFAULT} today={italianDay(new Date())} />
        </section>
        <GiftCodeBatches batches={batches} next={next} isFirst={before === null} />
        <section aria-labelledby="find" className="space-y-3">
          <h2 id="find" className="text-2xl">
            {t("find.title")}
          </h2>
          <GiftCodeFinder prefix={PREFIX_DEFAULT} />
        </section>
      </ClientMessages>
    </AdminFrame>
  );
}
