import { readLocal, setCookie, storeLocal } from "@/components/layout/local-storage";
import { CONSENT_KEY, CONSENT_MONTHS } from "@/lib/product/legal";

export type Consent = { necessary: true; analytics: boolean; marketing: boolean };

const CONSENT_DATE_KEY = "cookieConsentDate";
const SETTINGS_EVENT = "cookie-settings";
/** 31-day months, so that the question never returns sooner than promised. */
const CONSENT_SECONDS = CONSENT_MONTHS * 31 * 24 * 60 * 60;

const listeners = new Set<() => void>();
let dismissed = false;

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** Subscribes to changes of `isConsentOpen`; returns the unsubscribe function. */
export function subscribeToConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function secondsLeft(): number {
  if (readLocal(CONSENT_KEY) === null) return 0;
  const ageSeconds = (Date.now() - Date.parse(readLocal(CONSENT_DATE_KEY) ?? "")) / 1000;
  return ageSeconds >= 0 && ageSeconds < CONSENT_SECONDS ? Math.ceil(CONSENT_SECONDS - ageSeconds) : 0;
}

/** Whether to ask: no valid choice, and not dismissed since the page was loaded. */
export function isConsentOpen(): boolean {
  return !dismissed && secondsLeft() === 0;
}

export function storeConsent({ analytics, marketing }: Omit<Consent, "necessary">): void {
  storeLocal(CONSENT_KEY, JSON.stringify({ necessary: true, analytics, marketing } satisfies Consent));
  storeLocal(CONSENT_DATE_KEY, new Date().toISOString());
  dismissed = true;
  syncConsentCookie();
  notifyListeners();
}

/** Sets a cookie so that the server does not render the banner while the choice is valid. */
export function syncConsentCookie(): void {
  setCookie(CONSENT_KEY, "1", secondsLeft());
}

/** Hides the banner without a choice; it returns on the next page load. */
export function dismissConsent(): void {
  dismissed = true;
  notifyListeners();
}

/** Opens the cookie settings, wherever they are mounted. */
export function openCookieSettings(): void {
  window.dispatchEvent(new Event(SETTINGS_EVENT));
}

/** Subscribes to `openCookieSettings`; returns the unsubscribe function. */
export function onCookieSettings(open: () => void): () => void {
  window.addEventListener(SETTINGS_EVENT, open);
  return () => window.removeEventListener(SETTINGS_EVENT, open);
}
