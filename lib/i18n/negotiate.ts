import { isOfferedLocale, type Locale } from "@/lib/i18n/locales";

/** Other codes for our languages, and languages whose speakers read one of ours. */
const LANGUAGE_ALIASES: Readonly<Record<string, Locale>> = { tl: "fil", mo: "ro" };

/** The browser's preferred language among ours, or null. @param acceptLanguage such as "pl-PL,pl;q=0.9,en;q=0.8" */
export function negotiateLocale(acceptLanguage: string | null): Locale | null {
  const ranges = (acceptLanguage ?? "").slice(0, 500).split(",").map(readRange);
  const [best] = ranges
    .flatMap(({ locale, weight }) => (locale && weight > 0 ? [{ locale, weight }] : []))
    .toSorted((a, b) => b.weight - a.weight);
  return best?.locale ?? null;
}

function readRange(range: string): { locale: Locale | null; weight: number } {
  const [tag = "", ...parameters] = range.split(";").map((part) => part.trim());
  const language = tag.split("-")[0]?.toLowerCase() ?? "";
  const locale = LANGUAGE_ALIASES[language] ?? language;
  const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1";
  return { locale: isOfferedLocale(locale) ? locale : null, weight: Number(quality) || 0 };
}
