import { isOfferedLocale, type Locale } from "@/lib/i18n/locales";

/** Languages that browsers also call otherwise, or whose speakers read one of ours. */
const OTHER_NAMES: Readonly<Record<string, Locale>> = { tl: "fil", mo: "ro" };

/**
 * The language of the product that somebody's browser asks for first.
 * @param accepted the header Accept-Language: "pl-PL,pl;q=0.9,en;q=0.8"
 * @returns null when it asks for none of ours
 */
export function negotiateLocale(accepted: string | null): Locale | null {
  const asked = (accepted ?? "").slice(0, 500).split(",").map(readRange);
  const [best] = asked
    .flatMap(({ locale, weight }) => (locale && weight > 0 ? [{ locale, weight }] : []))
    .toSorted((a, b) => b.weight - a.weight);
  return best?.locale ?? null;
}

/** One of the languages of the header: "pl-PL;q=0.9" is Polish with a weight of 0.9. */
function readRange(range: string): { locale: Locale | null; weight: number } {
  const [tag = "", ...parameters] = range.split(";").map((part) => part.trim());
  const language = tag.split("-")[0]?.toLowerCase() ?? "";
  const locale = OTHER_NAMES[language] ?? language;
  const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1";
  return { locale: isOfferedLocale(locale) ? locale : null, weight: Number(quality) || 0 };
}
