import "server-only";
import { cookies } from "next/headers";
import { LOCALE_COOKIE, LOCALE_KEY, type Locale } from "@/lib/i18n/locales";

export async function storeLocale(locale: Locale): Promise<void> {
  (await cookies()).set(LOCALE_KEY, locale, LOCALE_COOKIE);
}
