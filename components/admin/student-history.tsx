import Link from "next/link";
import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { Moment } from "@/components/admin/moment";
import type { HistoryEntry } from "@/lib/admin/history";
import { formatAmount } from "@/lib/product";

/** So many lines are shown at once; the older ones open on request. */
const SHOWN = 25;

/** What happened to a student, the latest first. */
export async function StudentHistory({ entries, now }: { entries: readonly HistoryEntry[]; now: Date }) {
  const t = await getTranslations("admin.history");
  const older = entries.slice(SHOWN);
  return (
    <>
      <ol>
        {entries.slice(0, SHOWN).map((entry) => (
          <Entry key={entry.key} entry={entry} now={now} />
        ))}
      </ol>
      {older.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">
            {t("older", { count: older.length })}
          </summary>
          <ol>
            {older.map((entry) => (
              <Entry key={entry.key} entry={entry} now={now} />
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

async function Entry({ entry, now }: { entry: HistoryEntry; now: Date }) {
  const t = await getTranslations("admin.history");
  const format = await getFormatter();
  const locale = await getLocale();
  const { at, what, by, reason, href } = entry;
  const values = Object.entries(entry.values).map(([name, value]): [string, string | number] => {
    if (value instanceof Date) return [name, format.dateTime(value, { dateStyle: "long", timeZone: "Europe/Rome" })];
    return name === "amountCents" ? ["amount", `€${formatAmount(Number(value), locale)}`] : [name, value];
  });
  const sentence = t(what, Object.fromEntries(values));
  return (
    <li className="grid gap-x-4 border-b border-line py-2 sm:grid-cols-[9rem_1fr]">
      <p className="text-sm text-ink-soft sm:pt-0.5">
        <Moment at={at} now={now} />
      </p>
      <div className="min-w-0 break-words">
        {href ? (
          <Link href={href} prefetch={false} className="underline underline-offset-4">
            {sentence}
          </Link>
        ) : (
          <p>{sentence}</p>
        )}
        {by && <p className="text-sm text-ink-soft">{t("by", { name: by })}</p>}
        {reason && <p className="text-sm">{t("reason", { reason })}</p>}
      </div>
    </li>
  );
}
