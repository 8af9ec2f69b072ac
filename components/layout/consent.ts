import { keepLocal, readLocal } from "@/components/layout/local";

/** What a person allows. Necessary cookies can't be turned off. */
export type Consent = { necessary: true; analytics: boolean; marketing: boolean };

/** The key of the choice in the browser's storage (specification, section 9); a cookie of this name tells the server that there is one. */
export const CONSENT_KEY = "cookieConsent";
const CONSENT_DATE_KEY = "cookieConsentDate";
const SETTINGS_EVENT = "cookie-settings";
/** After this the question is asked again (the Garante's guidelines of 10 June 2021: not before six months). */
const HALF_YEAR_SECONDS = 183 * 24 * 60 * 60;

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

/** For how many more seconds the stored choice counts; 0 without one, or when it is older than half a year. */
function secondsLeft(): number {
  if (readLocal(CONSENT_KEY) === null) return 0;
  const ageSeconds = (Date.now() - Date.parse(readLocal(CONSENT_DATE_KEY) ?? "")) / 1000;
  return ageSeconds >= 0 && ageSeconds < HALF_YEAR_SECONDS ? Math.ceil(HALF_YEAR_SECONDS - ageSeconds) : 0;
}

/** Whether the question still stands: no choice of the last half year, and not put aside since the page was loaded. */
export function isConsentOpen(): boolean {
  return !dismissed && secondsLeft() === 0;
}

/** The stored choice; without one, only what is necessary. */
export function readConsent(): Consent {
  try {
    const stored: unknown = JSON.parse(readLocal(CONSENT_KEY) ?? "{}");
    const isOn = (name: string) => typeof stored === "object" && stored !== null && Reflect.get(stored, name) === true;
    return { necessary: true, analytics: isOn("analytics"), marketing: isOn("marketing") };
  } catch {
    return { necessary: true, analytics: false, marketing: false };
  }
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
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from older phones
  document.cookie = `${CONSENT_KEY}=1; path=/; max-age=${secondsLeft()}; samesite=lax`;
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
