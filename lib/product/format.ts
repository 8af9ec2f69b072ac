/** Empty when neither part is known. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim();
}

/** Caches formatters by language and style: creating one costs far more than using it. */
function cacheFormatters<S extends string, F>(make: (locale: string, style: S) => F): (locale: string, style: S) => F {
  const cache = new Map<string, F>();
  return (locale, style) => {
    const name = `${locale} ${style}`;
    const formatter = cache.get(name) ?? make(locale, style);
    cache.set(name, formatter);
    return formatter;
  };
}

const DAY = { dateStyle: "long", timeZone: "Europe/Rome" } as const;
const DATE_STYLES = {
  day: DAY,
  short: { ...DAY, timeStyle: "short" },
  medium: { ...DAY, timeStyle: "medium" },
} as const;
const NUMBER_STYLES = {
  score: { maximumFractionDigits: 1 },
  amount: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  count: {},
  difference: { signDisplay: "exceptZero", maximumFractionDigits: 1 },
  percent: { style: "percent" },
  megabytes: { style: "unit", unit: "megabyte", maximumFractionDigits: 1 },
  euros: { style: "currency", currency: "EUR", currencyDisplay: "narrowSymbol" },
} as const;

const dateFormat = cacheFormatters(
  (locale, style: keyof typeof DATE_STYLES) => new Intl.DateTimeFormat(locale, DATE_STYLES[style]),
);
const numberFormat = cacheFormatters(
  (locale, style: keyof typeof NUMBER_STYLES) => new Intl.NumberFormat(locale, NUMBER_STYLES[style]),
);

const listFormat = cacheFormatters((locale, type: Intl.ListFormatType) => new Intl.ListFormat(locale, { type }));

/** "21 novembre 2026", in Italian time. @param locale BCP 47 language */
export const formatDay = (date: Date, locale: string) => dateFormat(locale, "day").format(date);

/** "21 novembre 2026 alle ore 18:05", in Italian time. `medium` adds the seconds. */
export const formatMoment = (date: Date, locale: string, timeStyle: "short" | "medium" = "short") =>
  dateFormat(locale, timeStyle).format(date);

/** "0,02 USD". @param microUsd millionths of a US dollar */
export const formatDollars = (microUsd: number, locale: string, minimumFractionDigits = 2) =>
  (microUsd / 1e6).toLocaleString(locale, { style: "currency", currency: "USD", minimumFractionDigits });

/** "6,5". */
export const formatScore = (score: number, locale: string) => numberFormat(locale, "score").format(score);

/** "1.234". */
export const formatCount = (count: number, locale: string) => numberFormat(locale, "count").format(count);

/** "+1,5". */
export const formatDifference = (points: number, locale: string) => numberFormat(locale, "difference").format(points);

/** "l'ascolto 1, la lettura e il cloze". */
export const formatList = (parts: readonly string[], locale: string) => listFormat(locale, "conjunction").format(parts);

/** "verrebbero o verranno". */
export const formatChoice = (parts: readonly string[], locale: string) =>
  listFormat(locale, "disjunction").format(parts);

/** "57%". @param share of 1 */
export const formatPercent = (share: number, locale: string) => numberFormat(locale, "percent").format(share);

/** "5,8 MB". */
export const formatMegabytes = (bytes: number, locale: string) => numberFormat(locale, "megabytes").format(bytes / 1e6);

/** "8,99 €"; in Italian "€8,99", as the pages have it. @param amountCents euro cents */
export function formatEuros(amountCents: number, locale: string): string {
  const euros = amountCents / 100;
  return locale === "it"
    ? `€${numberFormat(locale, "amount").format(euros)}`
    : numberFormat(locale, "euros").format(euros);
}
