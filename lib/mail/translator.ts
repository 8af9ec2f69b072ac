import { createTranslator } from "next-intl";
import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { formatDay, formatEuros, formatMoment } from "@/lib/product/format";

/** The translator of mails. Keys are complete: "payments.mails.greeting". */
export async function mailTranslator(locale: Locale) {
  return createTranslator({ locale, messages: await loadMessages(locale) });
}

/** Formatters for mails; times are Italian. */
export function mailFormats(locale: Locale) {
  return {
    day: (when: Date) => formatDay(when, locale),
    toTheMinute: (when: Date) => formatMoment(when, locale),
    toTheSecond: (when: Date) => formatMoment(when, locale, "medium"),
    euro: (amountCents: number) => formatEuros(amountCents, locale),
  };
}
