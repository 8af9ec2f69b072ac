import { beforeEach, expect, it, vi } from "vitest";

const MONTH_MS = 31 * 24 * 60 * 60 * 1000;
const START = new Date("2027-01-10T10:00:00Z");

/** Stand-ins for local storage and `document`; `cookie` holds the last cookie written. */
const stored = new Map<string, string>();
const browser = { cookie: "" };

beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ["Date"] });
  stored.clear();
  browser.cookie = "";
  vi.stubGlobal("document", browser);
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

/** A fresh copy of the module, as on a new page load. */
async function loadPage() {
  vi.resetModules();
  const { readConsent } = await import("@/components/layout/stored-consent");
  return { ...(await import("@/components/layout/consent")), readConsent };
}

it.each([
  { analytics: true, marketing: true },
  { analytics: false, marketing: false },
  { analytics: false, marketing: true },
])("the choice %j is stored with its date, sent to the server, and not asked for again", async (choice) => {
  const page = await loadPage();
  const listener = vi.fn();
  page.subscribeToConsent(listener);
  expect(page.isConsentOpen()).toBe(true);
  page.storeConsent(choice);
  expect(page.isConsentOpen()).toBe(false);
  expect(listener).toHaveBeenCalledOnce();
  expect(JSON.parse(stored.get("cookieConsent") ?? "null")).toEqual({ necessary: true, ...choice });
  expect(stored.get("cookieConsentDate")).toBe(START.toISOString());
  expect(browser.cookie).toMatch(/^cookieConsent=1; path=\/; max-age=\d+; samesite=lax$/);
  const next = await loadPage();
  expect([next.isConsentOpen(), next.readConsent()]).toEqual([false, { necessary: true, ...choice }]);
});

it("dismissing the question stores nothing, and the next page load asks again", async () => {
  const page = await loadPage();
  page.dismissConsent();
  expect([page.isConsentOpen(), stored.size, browser.cookie]).toEqual([false, 0, ""]);
  const next = await loadPage();
  expect(next.isConsentOpen()).toBe(true);
  expect(next.readConsent()).toEqual({ necessary: true, analytics: false, marketing: false });
});

it("the question is asked again after half a year, not before", async () => {
  (await loadPage()).storeConsent({ analytics: false, marketing: false });
  vi.setSystemTime(START.getTime() + 5 * MONTH_MS);
  expect((await loadPage()).isConsentOpen()).toBe(false);
  vi.setSystemTime(START.getTime() + 6 * MONTH_MS);
  expect((await loadPage()).isConsentOpen()).toBe(true);
});

it("a choice with a future date, without a date or in an unknown format does not count", async () => {
  for (const date of [new Date(START.getTime() + MONTH_MS).toISOString(), "yesterday", ""]) {
    stored.set("cookieConsent", "{").set("cookieConsentDate", date);
    const page = await loadPage();
    expect(page.isConsentOpen()).toBe(true);
    expect(page.readConsent()).toEqual({ necessary: true, analytics: false, marketing: false });
  }
});
