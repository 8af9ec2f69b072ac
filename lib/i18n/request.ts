import { cookies } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import { DEFAULT_LOCALE, isOfferedLocale, LOCALE_KEY } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";

/** next-intl's view of a request: the language of the cookie, else Italian; times are Italy's. */
export default getRequestConfig(async ({ locale: asked }) => {
  const wanted = asked ?? (await cookies()).get(LOCALE_KEY)?.value;
  const locale = isOfferedLocale(wanted) ? wanted : DEFAULT_LOCALE;
  return { locale, messages: await loadMessages(locale), timeZone: "Europe/Rome" };
});
