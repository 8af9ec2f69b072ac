/*
 * All that the site stores in a browser, by name. The privacy page lists the same names (components/layout/legal/texts/),
 * and a test compares them. A name that ends with a colon is the beginning of several.
 */

/** Cookies of our own; over https the session's has a prefix (lib/accounts/session-cookie.ts). */
export const COOKIES = [
  "next-auth.session-token",
  "cils-known",
  "cils-asked",
  "cils-language",
  "cils-view",
  "cookieConsent",
] as const;

/** Set by Stripe's form. */
export const STRIPE_COOKIES = ["__stripe_mid", "__stripe_sid"] as const;

/** In `localStorage`. */
export const LOCAL_NAMES = [
  "cils-language",
  "cookieConsent",
  "cookieConsentDate",
  "cils_auth_state",
  "cils-owner",
  "token",
  "tempUserData",
  "cils-answers:",
  "cils-audio:",
  "cils-audio-speed",
  "cils-hearing:",
  "cils-copy:",
  "cils-voice",
] as const;

/** In `sessionStorage`, which ends with the window. */
export const SESSION_NAMES = ["cils-payment-click", "cils-gift-code-request", "cils-registration"] as const;

/** The databases in IndexedDB: unsent answers, and recordings of the learner's voice. */
export const DATABASE_NAMES = { texts: "cils", voice: "cils-voice" } as const;

/** Caches in the Cache Storage. */
export const CACHE_NAMES = ["cils-copy:", "cils-files:"] as const;

type Matching<N extends string> = N extends `${string}:` ? `${N}${string}` : N;

/** A name that may be stored in `localStorage`. */
export type LocalName = Matching<(typeof LOCAL_NAMES)[number]>;

/** A name that may be stored in `sessionStorage`. */
export type SessionName = (typeof SESSION_NAMES)[number];

/** A cookie of our own. */
export type CookieName = (typeof COOKIES)[number];
