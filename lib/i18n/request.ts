import { cookies, headers } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import { DEFAULT_LOCALE, isOfferedLocale, LOCALE_KEY, type Locale, REQUESTED_LOCALE_HEADER } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { negotiateLocale } from "@/lib/i18n/negotiate";

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

/** The language in the page's address (`?lang=pl`), passed on by the middleware, or null. */
export async function requestedLocale(): Promise<Locale | null> {
  const requested = (await headers()).get(REQUESTED_LOCALE_HEADER);
  return isOfferedLocale(requested) ? requested : null;
}
