import Link from "next/link";
import { getFormatter, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { BatchCodes } from "@/components/admin/batch-codes";
import { BatchResultsView } from "@/components/admin/batch-results-view";
import { RevokeGiftCodes } from "@/components/admin/revoke-gift-codes";
import { ClientMessages } from "@/components/layout/client-messages";
import type { BatchResults } from "@/lib/admin/queries/batch-results";
import type { BatchCode, GiftCodeBatch } from "@/lib/admin/queries/gift-code-batches";
import { GIFT_CODE_STATES } from "@/lib/payments/gift-code-state";

type Props = {
  batch: GiftCodeBatch;
  results: BatchResults;
  page: { codes: BatchCode[]; next: number | null };
  isFirst: boolean;
};

/** A batch of gift codes: its facts, how its learners do, and its codes by number. */
export async function GiftCodeBatchView({ batch, results, page, isFirst }: Props) {
  const t = await getTranslations("admin.giftCodes");
  const format = await getFormatter();
  const facts: [string, ReactNode][] = [
    [t("list.made"), format.dateTime(batch.createdAt, { dateStyle: "long", timeStyle: "short" })],
    [t("batch.madeBy"), batch.madeBy ?? t("batch.system")],
    [t("batch.prefix"), batch.prefix],
    [t("list.expires"), batch.expiresAt ? format.dateTime(batch.expiresAt, { dateStyle: "long" }) : t("list.never")],
    ...(batch.note ? [[t("batch.note"), batch.note] satisfies [string, ReactNode]] : []),
    [t("list.size"), format.number(batch.size)],
    ...GIFT_CODE_STATES.map((state): [string, ReactNode] => [t(`counts.${state}`), format.number(batch.counts[state])]),
  ];
  const left = batch.counts.unused + batch.counts.expired;
  return (
    <ClientMessages namespaces={["admin.giftCodes.revoke"]}>
      <p>
        <Link href="/admin/gift-codes" prefetch={false} className="inline-block py-2 underline underline-offset-4">
          {t("batch.back")}
        </Link>
      </p>
      <section aria-labelledby="facts" className="space-y-3">
        <h2 id="facts" className="text-2xl">
          {t("batch.facts")}
        </h2>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3 lg:grid-cols-5">
          {facts.map(([name, value]) => (
            <div key={name} className="min-w-0 break-words">
              <dt className="text-sm text-ink-soft">{name}</dt>
              <dd className="tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        {left > 0 && <RevokeGiftCodes batchId={batch.id} number={null} count={left} />}
      </section>
      <BatchResultsView batch={batch} results={results} />
      <BatchCodes batchId={batch.id} {...page} isFirst={isFirst} />
    </ClientMessages>
  );
}
