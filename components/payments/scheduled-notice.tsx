import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ClientMessages } from "@/components/layout/client-messages";
import { ReadAloud } from "@/components/layout/read-aloud";
import { StartAccess } from "@/components/payments/start-access";
import { Alert } from "@/components/ui/alert";
import { withArticles } from "@/lib/i18n/italian-article";
import { formatDay } from "@/lib/product/format";

/** The day on which paid access begins, until when the buyer may withdraw, and the offer to begin at once. */
export function ScheduledNotice({ startsAt }: { startsAt: Date }) {
  const t = useTranslations("payments");
  const locale = useLocale();
  // The right of withdrawal ends the moment before access begins.
  const until = formatDay(new Date(startsAt.getTime() - 1), locale);
  const account = (words: ReactNode) => (
    <Link href="/account#withdrawal-title" prefetch={false} className="text-link">
      {words}
    </Link>
  );
  return (
    <Alert
      tone="careful"
      title={t("scheduled.title", withArticles({ date: formatDay(startsAt, locale) }))}
      className="space-y-3"
    >
      <ReadAloud className="space-y-3">
        <p>{t.rich("scheduled.text", { ...withArticles({ until }), account })}</p>
        <p>{t("scheduled.offer")}</p>
      </ReadAloud>
      <ClientMessages namespaces={["payments.scheduled", "errors.fields"]}>
        <StartAccess waiver={t("card.waiver")} />
      </ClientMessages>
    </Alert>
  );
}
