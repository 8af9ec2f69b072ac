import { createTranslator } from "next-intl";
import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { formatDay, formatEuros, formatMoment } from "@/lib/product/format";

/** The sentences of every mail, in its recipient's language. Keys are whole: "payments.mails.greeting". */
export async function mailTranslator(locale: Locale) {
  return createTranslator({ locale, messages: await loadMessages(locale) });
}

/** Days, moments and amounts as a recipient reads them; times are Italy's. */
export function mailFormats(locale: Locale) {
  return {
    day: (when: Date) => formatDay(when, locale),
    toTheMinute: (when: Date) => formatMoment(when, locale),
    toTheSecond: (when: Date) => formatMoment(when, locale, "medium"),
    euro: (amountCents: number) => formatEuros(amountCents, locale),
  };
}
