import Link from "next/link";
import { getFormatter, getTranslations } from "next-intl/server";
import { PageTurner } from "@/components/admin/page-turner";
import type { GiftCodeBatch } from "@/lib/admin/queries/gift-code-batches";
import { GIFT_CODE_STATES } from "@/lib/payments/gift-code-state";

// On narrow screens the parts of a batch stand under each other.
const COLUMNS = "md:grid-cols-[2fr_1fr_1fr_repeat(4,5.5rem)] md:gap-x-4";

type Props = { batches: readonly GiftCodeBatch[]; next: string | null; isFirst: boolean };

/** The batches of gift codes, the newest first, each with how many of its codes are in which state. */
export async function GiftCodeBatches({ batches, next, isFirst }: Props) {
  const t = await getTranslations("admin.giftCodes");
  const format = await getFormatter();
  const now = new Date();
  return (
    <section aria-labelledby="batches" className="space-y-3">
      <h2 id="batches" className="text-2xl">
        {t("list.title")}
      </h2>
      {batches.length === 0 ? (
        <p className="rounded-md border border-dashed border-edge p-4">{t("list.empty")}</p>
      ) : (
        <div>
          <div aria-hidden="true" className={`hidden border-b-2 border-edge py-2 font-semibold md:grid ${COLUMNS}`}>
            <span>{t("list.owner")}</span>
            <span>{t("list.made")}</span>
            <span>{t("list.expires")}</span>
            {GIFT_CODE_STATES.map((state) => (
              <span key={state} className="text-right">
                {t(`counts.${state}`)}
              </span>
            ))}
          </div>
          <ul>
            {batches.map(({ id, owner, note, createdAt, expiresAt, counts }) => (
              <li key={id} className={`grid gap-y-1 border-b border-line py-2 md:items-center ${COLUMNS}`}>
                <p className="min-w-0 break-words">
                  <Link
                    href={`/admin/gift-codes/${id}`}
                    prefetch={false}
                    className="inline-block min-h-11 py-2 font-semibold underline underline-offset-4"
                  >
                    {owner ?? t("list.nobody")}
                  </Link>
                  {note && <span className="block text-sm text-ink-soft">{note}</span>}
                </p>
                <p title={format.dateTime(createdAt, { dateStyle: "full", timeStyle: "short" })}>
                  <span className="md:sr-only">{t("list.made")}: </span>
                  {format.relativeTime(createdAt, now)}
                </p>
                <p>
                  <span className="md:sr-only">{t("list.expires")}: </span>
                  {expiresAt ? format.dateTime(expiresAt, { dateStyle: "medium" }) : t("list.never")}
                </p>
                <ul className="flex flex-wrap gap-x-4 md:contents">
                  {GIFT_CODE_STATES.map((state) => (
                    <li key={state} className="tabular-nums md:text-right">
                      <span className="md:sr-only">{t(`counts.${state}`)}: </span>
                      {format.number(counts[state])}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </div>
      )}
      <PageTurner
        next={next && `/admin/gift-codes?before=${next}`}
        nextLabel={t("list.older")}
        first={isFirst ? null : "/admin/gift-codes"}
        firstLabel={t("list.newest")}
      />
    </section>
  );
}
