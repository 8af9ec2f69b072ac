import { getFormatter, getTranslations } from "next-intl/server";
import { Card, CardTitle } from "@/components/ui/card";
import type { OwnEventKind } from "@/lib/accounts/audit";

type Props = { events: readonly { id: string; kind: OwnEventKind; at: Date }[] };

/** What was done with the account lately. */
export async function RecentActivity({ events }: Props) {
  const translate = await getTranslations("accounts.own");
  const format = await getFormatter();
  return (
    <Card className="space-y-3" aria-labelledby="recent-title">
      <CardTitle id="recent-title">{translate("recent.title")}</CardTitle>
      <p>{translate(events.length > 0 ? "recent.text" : "recent.empty")}</p>
      {events.length > 0 && (
        <ul className="divide-y divide-line">
          {events.map(({ id, kind, at }) => (
            <li key={id} className="py-2 sm:flex sm:justify-between sm:gap-4">
              <span>{translate(`events.${kind}`)}</span>{" "}
              <time dateTime={at.toISOString()} className="block text-ink-soft">
                {format.dateTime(at, { dateStyle: "long", timeStyle: "short" })}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
