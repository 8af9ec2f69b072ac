import { createTranslator } from "next-intl";
import type { Locale } from "@/lib/i18n/locales";
import type { SummaryMessages } from "@/lib/report/summary/messages";
import type { SummaryTranslators } from "@/lib/report/summary/translators";

/** Binds the PDF's messages to a locale. */
export function createTranslators(messages: SummaryMessages, locale: Locale): SummaryTranslators {
  const summary = createTranslator({ locale, messages: messages.summary });
  const verdict = createTranslator({ locale, messages: messages.verdict });
  const sections = createTranslator({ locale, messages: messages.sections });
  const correction = createTranslator({ locale, messages: messages.correction });
  return {
    summary: (key, values) => summary(key, values),
    verdict: (key, values) => verdict(key, values),
    sections: (section) => sections(section),
    correction: (key, values) => correction(key, values),
  };
}
