import { keepCookie, keepLocal, readLocal } from "@/components/layout/local";
import { CONSENT_KEY, CONSENT_MONTHS } from "@/lib/product/legal";

/** What a person allows. Necessary cookies can't be turned off. */
export type Consent = { necessary: true; analytics: boolean; marketing: boolean };

const CONSENT_DATE_KEY = "cookieConsentDate";
const SETTINGS_EVENT = "cookie-settings";
/** After this the question is asked again: no month is longer than 31 days, so never sooner than promised. */
const CONSENT_SECONDS = CONSENT_MONTHS * 31 * 24 * 60 * 60;

const listeners = new Set<() => void>();
let dismissed = false;

function announce(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` when the answer of `isConsentOpen` may have changed. */
export function watchConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For how many more seconds the stored choice counts; 0 without one, or when it is too old. */
function secondsLeft(): number {
  if (readLocal(CONSENT_KEY) === null) return 0;
  const ageSeconds = (Date.now() - Date.parse(readLocal(CONSENT_DATE_KEY) ?? "")) / 1000;
  return ageSeconds >= 0 && ageSeconds < CONSENT_SECONDS ? Math.ceil(CONSENT_SECONDS - ageSeconds) : 0;
}

/** Whether the question still stands: no choice that still counts, and not put aside since the page was loaded. */
export function isConsentOpen(): boolean {
  return !dismissed && secondsLeft() === 0;
}

/** Keeps the choice with its date. */
export function keepConsent(choice: { analytics: boolean; marketing: boolean }): void {
  const consent: Consent = { necessary: true, analytics: choice.analytics, marketing: choice.marketing };
  keepLocal(CONSENT_KEY, JSON.stringify(consent));
  keepLocal(CONSENT_DATE_KEY, new Date().toISOString());
  dismissed = true;
  tellServer();
  announce();
}

/** Tells the server, by a cookie, not to render the question as long as the choice counts. */
export function tellServer(): void {
  keepCookie(CONSENT_KEY, "1", secondsLeft());
}

/** Puts the question aside without a choice: it comes back with the next visit. */
export function dismissConsent(): void {
  dismissed = true;
  announce();
}

/** Asks whoever shows the settings to open them. */
export function askForCookieSettings(): void {
  window.dispatchEvent(new Event(SETTINGS_EVENT));
}

/** Calls `open` when somebody asks for the settings. */
export function onCookieSettings(open: () => void): () => void {
  window.addEventListener(SETTINGS_EVENT, open);
  return () => window.removeEventListener(SETTINGS_EVENT, open);
}
