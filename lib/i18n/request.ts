import { cookies, headers } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import { askedLocale } from "@/lib/i18n/asked-locale";
import { DEFAULT_LOCALE, isOfferedLocale, LOCALE_KEY, type Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { negotiateLocale } from "@/lib/i18n/negotiate";

/** next-intl's view of a request: its language; times are Italy's. */
export default getRequestConfig(async ({ locale: asked }) => {
  const locale = isOfferedLocale(asked) ? asked : await readerLocale();
  return { locale, messages: await loadMessages(locale), timeZone: "Europe/Rome" };
});

/** The language the address asks for, else the one that was chosen, else the browser's first that we have, else Italian. */
async function readerLocale(): Promise<Locale> {
  const kept = (await cookies()).get(LOCALE_KEY)?.value;
  const chosen = (await askedLocale()) ?? (isOfferedLocale(kept) ? kept : null);
  return chosen ?? negotiateLocale((await headers()).get("accept-language")) ?? DEFAULT_LOCALE;
}
