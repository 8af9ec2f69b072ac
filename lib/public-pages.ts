/** The pages that anybody may read and a search engine should know, by how much they matter to a stranger: 0 to 1. */
export const PUBLIC_PAGES = {
  "/": 1,
  "/prova": 0.9,
  "/register": 0.6,
  "/come-correggiamo": 0.5,
  "/login": 0.3,
  "/accessibilita": 0.2,
  "/terms": 0.2,
  "/privacy": 0.2,
} as const;

export type PublicPath = keyof typeof PUBLIC_PAGES;

/** What no search engine need ask for: calls, and pages that show a stranger only the way in. */
export const CLOSED_PATHS = [
  "/api/",
  "/account",
  "/admin",
  "/dashboard",
  "/exam/",
  "/forgot-password",
  "/payment",
  "/piano",
  "/reset-password",
  "/review/",
  "/ripasso",
  "/scrittura",
  "/simulazioni",
  "/welcome",
] as const;

/** The list of the public pages for search engines. @param siteUrl the site's public address */
export function listPublicPages(siteUrl: string): { url: string; priority: number }[] {
  return Object.entries(PUBLIC_PAGES).map(([path, priority]) => ({ url: new URL(path, siteUrl).href, priority }));
}
