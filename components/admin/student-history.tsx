import Link from "next/link";
import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { Folded } from "@/components/admin/page-section";
import { RelativeTime } from "@/components/admin/relative-time";
import type { HistoryEntry } from "@/lib/admin/history";
import { withArticles } from "@/lib/i18n/italian-article";
import { formatEuros } from "@/lib/product/format";

const SHOWN = 25;

export async function StudentHistory({ entries }: { entries: readonly HistoryEntry[] }) {
  const t = await getTranslations("admin.history");
  const list = (some: readonly HistoryEntry[]) => (
    <ol>
      {some.map((entry) => (
        <Entry key={entry.key} entry={entry} />
      ))}
    </ol>
  );
  const older = entries.slice(SHOWN);
  return (
    <>
      {list(entries.slice(0, SHOWN))}
      {older.length > 0 && <Folded title={t("older", { count: older.length })}>{list(older)}</Folded>}
    </>
  );
}

async function Entry({ entry }: { entry: HistoryEntry }) {
  const t = await getTranslations("admin.history");
  const format = await getFormatter();
  const locale = await getLocale();
  const { at, messageKey, actorName, reason, href } = entry;
  const values = Object.entries(entry.values).map(([name, value]): Record<string, string | number> => {
    if (value instanceof Date) return withArticles({ [name]: format.dateTime(value, { dateStyle: "long" }) });
    return name === "amountCents" ? { amount: formatEuros(Number(value), locale) } : { [name]: value };
  });
  const sentence = t(messageKey, Object.assign({}, ...values));
  return (
    <li className="grid gap-x-4 border-b border-line py-2 sm:grid-cols-[9rem_1fr]">
      <p className="text-sm text-ink-soft sm:pt-0.5">
        <RelativeTime at={at} />
      </p>
      <div className="min-w-0 break-words">
        {href ? (
          <Link href={href} prefetch={false} className="underline underline-offset-4">
            {sentence}
          </Link>
        ) : (
          <p>{sentence}</p>
        )}
        {actorName && <p className="text-sm text-ink-soft">{t("by", { name: actorName })}</p>}
        {reason && <p className="text-sm">{t("reason", { reason })}</p>}
      </div>
    </li>
  );
}
