import { createTranslator } from "next-intl";
import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { formatDay, formatEuros, formatMoment } from "@/lib/product/format";

/** The translator and formatters of one language. The keys are full paths, such as "payments.mails.greeting". */
export async function mailLanguage(locale: Locale) {
  return {
    t: createTranslator({ locale, messages: await loadMessages(locale) }),
    day: (when: Date) => formatDay(when, locale),
    toTheMinute: (when: Date) => formatMoment(when, locale),
    toTheSecond: (when: Date) => formatMoment(when, locale, "medium"),
    euro: (amountCents: number) => formatEuros(amountCents, locale),
  };
}
