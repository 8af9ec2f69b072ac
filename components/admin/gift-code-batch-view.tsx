import { getFormatter, getTranslations } from "next-intl/server";
import { BatchCodes } from "@/components/admin/batch-codes";
import { BatchResultsView } from "@/components/admin/batch-results-view";
import { ClassReadinessView } from "@/components/admin/class-readiness-view";
import { Facts } from "@/components/admin/facts";
import { PlainLink } from "@/components/admin/links";
import { PageSection } from "@/components/admin/page-section";
import { RevokeGiftCodes } from "@/components/admin/revoke-gift-codes";
import type { ClassReadiness } from "@/lib/admin/class-readiness";
import type { BatchResults } from "@/lib/admin/queries/batch-results";
import type { BatchCode, GiftCodeBatch } from "@/lib/admin/queries/gift-code-batches";
import { GIFT_CODE_STATES } from "@/lib/payments/gift-code-state";

type Page = { codes: BatchCode[]; next: number | null };
type Props = { batch: GiftCodeBatch; results: BatchResults; readiness: ClassReadiness; page: Page; isFirst: boolean };

export async function GiftCodeBatchView({ batch, results, readiness, page, isFirst }: Props) {
  const t = await getTranslations("admin.giftCodes");
  const format = await getFormatter();
  const { id, createdAt, expiresAt, note, counts } = batch;
  const facts: [string, string][] = [
    [t("list.made"), format.dateTime(createdAt, { dateStyle: "long", timeStyle: "short" })],
    [t("batch.madeBy"), batch.madeBy ?? t("batch.system")],
    [t("batch.prefix"), batch.prefix],
    [t("list.expires"), expiresAt ? format.dateTime(expiresAt, { dateStyle: "long" }) : t("list.never")],
    ...(note ? [[t("batch.note"), note] satisfies [string, string]] : []),
    [t("list.size"), format.number(batch.size)],
    ...GIFT_CODE_STATES.map((state): [string, string] => [t(`counts.${state}`), format.number(counts[state])]),
  ];
  const left = counts.unused + counts.expired;
  return (
    <>
      <PlainLink href="/admin/gift-codes">{t("batch.back")}</PlainLink>
      <PageSection id="facts" title={t("batch.facts")}>
        <Facts facts={facts} columns="grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))]" />
        {left > 0 && <RevokeGiftCodes batchId={id} owner={batch.owner} number={null} count={left} />}
      </PageSection>
      <BatchResultsView batch={batch} results={results} />
      {counts.used > 0 && <ClassReadinessView batchId={id} readiness={readiness} />}
      <BatchCodes batchId={id} owner={batch.owner} {...page} isFirst={isFirst} />
    </>
  );
}
