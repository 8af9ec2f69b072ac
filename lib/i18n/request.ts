import { cookies, headers } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import { DEFAULT_LOCALE, isOfferedLocale, LOCALE_KEY, type Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { negotiateLocale } from "@/lib/i18n/negotiate";
import { requestedLocale } from "@/lib/i18n/requested-locale";

export default getRequestConfig(async ({ locale: asked }) => {
  const locale = isOfferedLocale(asked) ? asked : await detectLocale();
  return { locale, messages: await loadMessages(locale), timeZone: "Europe/Rome" };
});

/** In order: the address's language, the chosen one, the browser's preferred one, Italian. */
async function detectLocale(): Promise<Locale> {
  const stored = (await cookies()).get(LOCALE_KEY)?.value;
  const chosen = (await requestedLocale()) ?? (isOfferedLocale(stored) ? stored : null);
  return chosen ?? negotiateLocale((await headers()).get("accept-language")) ?? DEFAULT_LOCALE;
}
