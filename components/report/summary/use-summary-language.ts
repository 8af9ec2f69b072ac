import { useLocale, useTranslations } from "next-intl";
import type { Translators } from "@/lib/report/summary/translators";

export type SummaryLanguage = { language: string; translators: Translators };

/** The page's language and the PDF's translators, whose namespaces the page must pass to the browser. */
export function useSummaryLanguage(): SummaryLanguage {
  return {
    language: useLocale(),
    translators: {
      summary: useTranslations("report.summary"),
      verdict: useTranslations("exam.verdict"),
      sections: useTranslations("exam.sections"),
      correction: useTranslations("exam.correction"),
      patterns: useTranslations("writing.result.patterns"),
    },
  };
}
