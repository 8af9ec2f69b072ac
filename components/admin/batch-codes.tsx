import Link from "next/link";
import { getFormatter, getTranslations } from "next-intl/server";
import { PageTurner } from "@/components/admin/page-turner";
import { RevokeGiftCodes } from "@/components/admin/revoke-gift-codes";
import { Badge } from "@/components/ui/badge";
import type { BatchCode } from "@/lib/admin/queries/gift-code-batches";

const TONES = { unused: "neutral", used: "good", expired: "careful", revoked: "wrong" } as const;

type Props = { batchId: string; codes: readonly BatchCode[]; next: number | null; isFirst: boolean };

/** The codes of a batch by number: state, who used it and when, and the button that revokes an unused one. */
export async function BatchCodes({ batchId, codes, next, isFirst }: Props) {
  const t = await getTranslations("admin.giftCodes");
  const format = await getFormatter();
  const now = new Date();
  const page = `/admin/gift-codes/${batchId}`;
  return (
    <section aria-labelledby="codes" className="space-y-3">
      <h2 id="codes" className="text-2xl">
        {t("batch.codes")}
      </h2>
      <p className="text-ink-soft">{t("batch.codesLead")}</p>
      <ol className="border-t-2 border-edge">
        {codes.map(({ number, state, redeemedAt, revokedAt, learner }) => {
          const at = redeemedAt ?? revokedAt;
          return (
            <li
              key={number}
              className="grid min-h-12 grid-cols-[3rem_1fr_auto] items-center gap-x-4 border-b border-line py-1 md:grid-cols-[3rem_8rem_1fr_10rem_8rem]"
            >
              <span className="text-right tabular-nums">
                <span className="sr-only">{t("batch.number")} </span>
                {number}
              </span>
              <span>
                <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
              </span>
              <span className="max-md:order-1 max-md:col-start-2 min-w-0 break-words">
                {learner ? (
                  <Link
                    href={`/admin?student=${learner.id}`}
                    prefetch={false}
                    className="inline-block min-h-11 py-2 underline underline-offset-4"
                  >
                    {learner.name}
                  </Link>
                ) : (
                  redeemedAt && t("batch.deleted")
                )}
              </span>
              <span
                className="max-md:order-1 max-md:col-start-2 text-ink-soft"
                title={at ? format.dateTime(at, { dateStyle: "full", timeStyle: "short" }) : undefined}
              >
                {at && format.relativeTime(at, now)}
              </span>
              <span className="text-right">
                {state === "unused" && <RevokeGiftCodes batchId={batchId} number={number} count={1} />}
              </span>
            </li>
          );
        })}
      </ol>
      <PageTurner
        next={next === null ? null : `${page}?after=${next}`}
        nextLabel={t("batch.next")}
        first={isFirst ? null : page}
        firstLabel={t("batch.first")}
      />
    </section>
  );
}
