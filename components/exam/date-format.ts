/** A day in words, in Italy's time: "21 novembre 2026". */
export function formatDate(date: Date, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "Europe/Rome" }).format(date);
}

/** A score as the reader writes it: "6,5". */
export function formatScore(score: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(score);
}
