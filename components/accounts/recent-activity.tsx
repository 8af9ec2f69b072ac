import { getLocale, getTranslations } from "next-intl/server";
import { ReadAloud } from "@/components/layout/read-aloud";
import { TitledCard } from "@/components/ui/card";
import type { OwnEventKind } from "@/lib/accounts/audit";
import { formatMoment } from "@/lib/product/format";

type Props = { events: readonly { id: string; kind: OwnEventKind; at: Date }[] };

export async function RecentActivity({ events }: Props) {
  const t = await getTranslations("accounts.own");
  const locale = await getLocale();
  return (
    <TitledCard id="recent" title={t("recent.title")}>
      <ReadAloud>
        <p>{t(events.length > 0 ? "recent.text" : "recent.empty")}</p>
      </ReadAloud>
      {events.length > 0 && (
        <ul className="divide-y divide-line">
          {events.map(({ id, kind, at }) => (
            <li key={id} className="py-2 sm:flex sm:justify-between sm:gap-4">
              <span>{t(`events.${kind}`)}</span>{" "}
              <time dateTime={at.toISOString()} className="block text-ink-soft">
                {formatMoment(at, locale)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </TitledCard>
  );
}
