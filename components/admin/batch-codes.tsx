import { getTranslations } from "next-intl/server";
import { PlainLink } from "@/components/admin/links";
import { PageSection } from "@/components/admin/page-section";
import { Pagination } from "@/components/admin/pagination";
import { RelativeTime } from "@/components/admin/relative-time";
import { RevokeGiftCodes } from "@/components/admin/revoke-gift-codes";
import { Badge } from "@/components/ui/badge";
import type { BatchCode } from "@/lib/admin/queries/gift-code-batches";

const TONES = { unused: "neutral", used: "good", expired: "careful", revoked: "wrong" } as const;

type Props = {
  batchId: string;
  owner: string | null;
  codes: readonly BatchCode[];
  next: number | null;
  isFirst: boolean;
};

export async function BatchCodes({ batchId, owner, codes, next, isFirst }: Props) {
  const t = await getTranslations("admin.giftCodes.batch");
  const page = `/admin/gift-codes/${batchId}`;
  return (
    <PageSection id="codes" title={t("codes")}>
      <p className="text-ink-soft">{t("codesLead")}</p>
      <ol className="border-t-2 border-line text-sm">
        {codes.map((code) => (
          <CodeRow key={code.number} batchId={batchId} owner={owner} code={code} />
        ))}
      </ol>
      <Pagination
        links={[
          [isFirst ? null : page, t("first")],
          [next === null ? null : `${page}?after=${next}`, t("next")],
        ]}
      />
    </PageSection>
  );
}

type RowProps = { batchId: string; owner: string | null; code: BatchCode };

async function CodeRow({ batchId, owner, code }: RowProps) {
  const t = await getTranslations("admin.giftCodes");
  const { number, state, redeemedAt, revokedAt, learner } = code;
  const at = redeemedAt ?? revokedAt;
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-4 border-b border-line max-md:py-1 md:grid md:min-h-9 md:grid-cols-[3rem_8rem_1fr_10rem_8rem]">
      <span className="min-w-8 text-end tabular-nums">
        <span className="sr-only">{`${t("batch.number")} `}</span>
        <span>{number}</span>
      </span>
      <span>
        <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
      </span>
      <span className="max-md:order-1 max-md:basis-full min-w-0 break-words">
        {learner ? (
          <PlainLink href={`/admin?student=${learner.id}`}>{learner.name}</PlainLink>
        ) : (
          redeemedAt && t("batch.deleted")
        )}
      </span>
      <span className="max-md:order-1 max-md:basis-full text-ink-soft">{at && <RelativeTime at={at} />}</span>
      <span className="max-md:ms-auto text-end">
        {state === "unused" && <RevokeGiftCodes batchId={batchId} owner={owner} number={number} count={1} />}
      </span>
    </li>
  );
}
