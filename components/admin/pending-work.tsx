import { getTranslations } from "next-intl/server";
import { OldestWork } from "@/components/admin/oldest-work";
import { EmptyState } from "@/components/admin/page-section";
import { RelativeTime } from "@/components/admin/relative-time";
import { ButtonLink } from "@/components/ui/link";
import type { QueuedWork } from "@/lib/admin/work-queue";

/** Pending work, the longest wait first: number, waiting time, and one button that opens the oldest item. */
export async function PendingWork({ queue }: { queue: readonly QueuedWork[] }) {
  const t = await getTranslations("admin.waiting");
  if (queue.length === 0) return <EmptyState>{t("nothing")}</EmptyState>;
  return (
    <ol aria-label={t("title")} className="divide-y divide-line rounded-md bg-careful-soft">
      {queue.map((work, at) => (
        <Work key={work.kind} work={work} isFirst={at === 0} />
      ))}
    </ol>
  );
}

async function Work({ work: { kind, count, since, href }, isFirst }: { work: QueuedWork; isFirst: boolean }) {
  const t = await getTranslations("admin.waiting");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-[min(1rem,5vw)] py-2">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <strong className="tabular-nums">{t(kind, { count })}</strong>
        <span className="text-sm">
          <span>{t("oldest", { kind })}</span> <RelativeTime at={since} />
        </span>
      </p>
      {isFirst ? (
        <OldestWork href={href}>{t(`do.${kind}`)}</OldestWork>
      ) : (
        <ButtonLink href={href} variant="secondary" size="small" className="max-md:min-h-12 max-md:w-full">
          {t(`do.${kind}`)}
        </ButtonLink>
      )}
    </li>
  );
}
