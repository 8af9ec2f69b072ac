import type { IncomingMessage } from "node:http";
import { readCookies } from "@/lib/cookie-header";
import {
  DEFAULT_LOCALE,
  isOfferedLocale,
  LOCALE_KEY,
  LOCALE_PARAMETER,
  type Locale,
  OFFERED_LOCALES,
} from "@/lib/i18n/locales";
import { negotiateLocale } from "@/lib/i18n/negotiate";
import { CONSENT_KEY } from "@/lib/legal";
import { PUBLIC_PAGES, type PublicPath } from "@/lib/public-pages";

/** A page that is the same for every stranger of whom these few things are true. */
export type StrangerPage = {
  path: PublicPath;
  locale: Locale;
  /** Its address names the language: it is another page for search engines. */
  isAsked: boolean;
  /** The language has a cookie; who comes by an address in a language, and has none, is given one. */
  hasLocale: boolean;
  /** The question about cookies was answered. */
  hasConsent: boolean;
};

/**
 * What makes an answer another one: the router asks for a page's data, and a request that bears a policy has been through the
 * middleware already, as on a platform that runs it elsewhere, or is our own.
 */
const OTHERWISE = ["rsc", "content-security-policy"] as const;

const ADDRESS = new RegExp(`^([^?]+)(?:\\?${LOCALE_PARAMETER}=(${OFFERED_LOCALES.join("|")}))?$`);

/**
 * Which of the strangers' pages a request asks for; null for all that Next is to answer: what has another address or query, and
 * whoever brings a cookie but those of language and consent, above all a session's or the settings of how one reads.
 */
export function readStrangerPage({ method, url = "", headers }: Request): StrangerPage | null {
  const [, path = "", asked] = ADDRESS.exec(url) ?? [];
  if ((method !== "GET" && method !== "HEAD") || !isPublicPath(path)) return null;
  if (OTHERWISE.some((name) => headers[name] !== undefined)) return null;
  const { [LOCALE_KEY]: kept, [CONSENT_KEY]: consent, ...others } = readCookies(headers.cookie);
  if (Object.keys(others).length > 0 || (kept !== undefined && !isOfferedLocale(kept))) return null;
  const named = isOfferedLocale(asked) ? asked : kept;
  return {
    path,
    locale: named ?? negotiateLocale(headers["accept-language"] ?? null) ?? DEFAULT_LOCALE,
    isAsked: asked !== undefined,
    hasLocale: asked === undefined || kept !== undefined,
    hasConsent: consent !== undefined,
  };
}

type Request = Pick<IncomingMessage, "method" | "url" | "headers">;

const isPublicPath = (path: string): path is PublicPath => Object.hasOwn(PUBLIC_PAGES, path);

/** A request for such a page, in which nothing stands of anybody who asked for it. */
export function requestStrangerPage({ path, locale, isAsked, hasLocale, hasConsent }: StrangerPage) {
  const cookies = [hasLocale && `${LOCALE_KEY}=${locale}`, hasConsent && `${CONSENT_KEY}=1`].filter(Boolean);
  return {
    path: isAsked ? `${path}?${LOCALE_PARAMETER}=${locale}` : path,
    headers: { accept: "text/html", cookie: cookies.join("; "), "content-security-policy": "" },
  };
}
