import { getLocale, getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/layout/client-messages";
import { PageShell } from "@/components/layout/page-shell";
import { ReadAloud } from "@/components/layout/read-aloud";
import { ViewSettingsFields } from "@/components/layout/view-settings-fields";
import { env } from "@/lib/env";
import { withArticles } from "@/lib/i18n/italian-article";
import { formatDay } from "@/lib/product/format";

/** When the statement was last checked against the site. */
const REVIEWED_ON = new Date("2026-11-22");

const SECTIONS = [
  ["state", ["goal", "partly"]],
  ["checked", ["machine", "ways", "sizes", "not"]],
  ["known", ["audio", "voices", "stripe", "pdf"]],
] as const;

export async function AccessibilityPage() {
  const t = await getTranslations("layout.accessibility");
  const email = env().COMPANY_EMAIL;
  return (
    <PageShell className="max-w-3xl space-y-8">
      <ReadAloud className="max-w-reading space-y-2">
        <h1 className="text-3xl">{t("title")}</h1>
        <p>{t("lead")}</p>
        <p className="text-sm text-ink-soft">
          {t("updated", withArticles({ date: formatDay(REVIEWED_ON, await getLocale()) }))}
        </p>
      </ReadAloud>
      <section aria-labelledby="view" className="space-y-3">
        <h2 id="view" className="text-2xl">
          {t("view")}
        </h2>
        <p className="max-w-reading">{t("viewText")}</p>
        <p className="max-w-reading">{t("earText")}</p>
        <ClientMessages namespaces={["layout.view"]}>
          <ViewSettingsFields />
        </ClientMessages>
      </section>
      {SECTIONS.map(([section, items]) => (
        <section key={section} aria-labelledby={section}>
          <ReadAloud className="max-w-reading space-y-3">
            <h2 id={section} className="text-2xl">
              {t(`titles.${section}`)}
            </h2>
            <ul className="list-disc space-y-2 ps-5">
              {items.map((item) => (
                <li key={item}>{t(`items.${item}`)}</li>
              ))}
            </ul>
          </ReadAloud>
        </section>
      ))}
      <section aria-labelledby="complain">
        <ReadAloud className="max-w-reading space-y-3">
          <h2 id="complain" className="text-2xl">
            {t("titles.complain")}
          </h2>
          <p>{email ? t("write", { email }) : t("ask")}</p>
          <p>{t("answer")}</p>
          <p>{t("authority")}</p>
        </ReadAloud>
      </section>
    </PageShell>
  );
}
