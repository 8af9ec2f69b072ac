import { getFormatter, getTranslations } from "next-intl/server";
import { RowLink } from "@/components/admin/links";
import { EmptyState, PageSection } from "@/components/admin/page-section";
import { Pagination } from "@/components/admin/pagination";
import { RelativeTime } from "@/components/admin/relative-time";
import { type Column, RowList, TwoLines } from "@/components/admin/table";
import type { GiftCodeBatch } from "@/lib/admin/queries/gift-code-batches";
import { GIFT_CODE_STATES } from "@/lib/payments/gift-code-state";

type Props = { batches: readonly GiftCodeBatch[]; next: string | null; isFirst: boolean };

const WIDTHS = "md:grid-cols-[2fr_1fr_1fr_repeat(4,5.5rem)]";

export async function GiftCodeBatches({ batches, next, isFirst }: Props) {
  const t = await getTranslations("admin.giftCodes.list");
  return (
    <PageSection id="batches" title={t("title")}>
      {batches.length === 0 ? (
        <EmptyState>{t("empty")}</EmptyState>
      ) : (
        <RowList widths={WIDTHS} columns={await batchColumns()} rows={batches} keyOf={({ id }) => id} />
      )}
      <Pagination
        links={[
          [isFirst ? null : "/admin/gift-codes", t("newest")],
          [next && `/admin/gift-codes?before=${next}`, t("older")],
        ]}
      />
    </PageSection>
  );
}

async function batchColumns(): Promise<Column<GiftCodeBatch>[]> {
  const t = await getTranslations("admin.giftCodes");
  const format = await getFormatter();
  return [
    {
      key: "owner",
      head: t("list.owner"),
      cell: ({ id, owner, note }) => (
        <TwoLines small={note}>
          <RowLink href={`/admin/gift-codes/${id}`}>{owner ?? t("list.nobody")}</RowLink>
        </TwoLines>
      ),
    },
    { key: "made", head: t("list.made"), showsLabel: true, cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
    {
      key: "expires",
      head: t("list.expires"),
      showsLabel: true,
      cell: ({ expiresAt }) => (expiresAt ? format.dateTime(expiresAt, { dateStyle: "medium" }) : t("list.never")),
    },
    ...GIFT_CODE_STATES.map((state) => ({
      key: state,
      head: t(`counts.${state}`),
      showsLabel: true,
      isNumber: true,
      cell: ({ counts }: GiftCodeBatch) => format.number(counts[state]),
    })),
  ];
}
