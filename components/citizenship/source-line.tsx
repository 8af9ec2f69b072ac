import { useLocale, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { needsRecheck } from "@/lib/citizenship/recheck";
import { type Checked, isUnread, SOURCES } from "@/lib/citizenship/sources";
import { withArticles } from "@/lib/i18n/italian-article";
import { formatDay } from "@/lib/product/format";
import { toCalendarDate } from "@/lib/product/italian-day";

/**
 * The sources of a rule or fact, the day of the last check and its certainty; after a year, that a new check is due.
 */
export function SourceLine({ checked, now }: { checked: Checked; now: Date }) {
  const t = useTranslations("citizenship.sources");
  const date = formatDay(toCalendarDate(checked.checkedAt), useLocale());
  return (
    <div className="space-y-1 text-sm text-ink-soft">
      <ul aria-label={t("label")}>
        {checked.sources.map((name) => (
          <li key={name}>
            <a lang="it" dir="ltr" rel="noreferrer" className="text-link inline-block py-2" href={SOURCES[name].url}>
              {SOURCES[name].title}
            </a>
            {isUnread(name) && <p>{t("unread")}</p>}
          </li>
        ))}
      </ul>
      <p>{`${t(checked.confidence)} ${t("checkedAt", withArticles({ date }))}`}</p>
      {needsRecheck(checked, now) && (
        <p>
          <Badge tone="careful" wraps>
            {t("recheck")}
          </Badge>
        </p>
      )}
    </div>
  );
}
