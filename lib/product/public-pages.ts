import { DEFAULT_LOCALE, LOCALE_PARAMETER, type Locale, OFFERED_LOCALES } from "@/lib/i18n/locales";

/** Public pages and their sitemap priority, 0 to 1. */
export const PUBLIC_PAGES = {
  "/": 1,
  "/prova": 0.9,
  "/devi-fare-esame": 0.9,
  "/esame": 0.8,
  "/register": 0.6,
  "/come-correggiamo": 0.5,
  "/login": 0.3,
  "/accessibilita": 0.2,
  "/terms": 0.2,
  "/privacy": 0.2,
} as const;

export type PublicPath = keyof typeof PUBLIC_PAGES;

/** Disallowed in robots.txt: API calls, and pages that only show a login form when signed out. */
export const DISALLOWED_PATHS = [
  "/api/",
  "/account",
  "/admin",
  "/dashboard",
  "/exam/",
  "/forgot-password",
  "/orale",
  "/payment",
  "/piano",
  "/reset-password",
  "/review/",
  "/ripasso",
  "/scrittura",
  "/simulazioni",
  "/welcome",
] as const;

/** A public page's path in a language. Without `?lang` it is in the browser's language, else in Italian. */
export function localePath(path: PublicPath, locale: Locale): string {
  return locale === DEFAULT_LOCALE ? path : `${path}?${LOCALE_PARAMETER}=${locale}`;
}

/** A public page's address in each language. @param siteUrl for absolute addresses; paths without it */
export function localeUrls(path: PublicPath, siteUrl?: string): Record<string, string> {
  const toUrl = (place: string) => (siteUrl ? new URL(place, siteUrl).href : place);
  return Object.fromEntries(OFFERED_LOCALES.map((locale) => [locale, toUrl(localePath(path, locale))]));
}

type SitemapEntry = { url: string; priority: number; alternates: { languages: Record<string, string> } };

/** The sitemap's entries. @param siteUrl the site's public address @param hidden pages that this site does not have */
export function listSitemapEntries(siteUrl: string, hidden: readonly PublicPath[] = []): SitemapEntry[] {
  const paths = Object.keys(PUBLIC_PAGES) as PublicPath[];
  const shown = paths.filter((path) => !hidden.includes(path));
  return shown.map((path) => ({
    url: new URL(path, siteUrl).href,
    priority: PUBLIC_PAGES[path],
    alternates: { languages: localeUrls(path, siteUrl) },
  }));
}
