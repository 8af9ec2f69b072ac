/** The browser tests' own `test`. Fails on console warnings; `goto` and `reload` wait for hydration. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, test as base, expect, type Page, type Request } from "@playwright/test";
import { CACHE_NAMES, DATABASE_NAMES, LOCAL_NAMES, SESSION_NAMES } from "@/lib/product/browser-storage";
import {
  DEMO_PASSWORD,
  postJson,
  runSiteSql,
  signInAs,
  signInAsNewLearner,
  startAttemptAsNewLearner,
} from "@/tests/support/site-calls";

export { DEMO_PASSWORD, expect, startAttemptAsNewLearner };

/** Makes each name that a page stores, but the privacy page does not list, an error on the console. */
function checkStoredNames(context: BrowserContext): void {
  const listed = {
    local: LOCAL_NAMES,
    session: SESSION_NAMES,
    caches: CACHE_NAMES,
    databases: Object.values(DATABASE_NAMES),
  };
  void context.addInitScript((names) => {
    const check = (kind: keyof typeof names, name: string) => {
      const isListed = names[kind].some((one) => (one.endsWith(":") ? name.startsWith(one) : name === one));
      if (!isListed) console.error(`the privacy page does not list ${name} (${kind})`);
    };
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name, value) {
      check(this === window.localStorage ? "local" : "session", name);
      setItem.call(this, name, value);
    };
    const openDatabase = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (name, version) {
      check("databases", name);
      return openDatabase.call(this, name, version);
    };
    if (typeof CacheStorage === "undefined") return;
    const openCache = CacheStorage.prototype.open;
    CacheStorage.prototype.open = function (name) {
      check("caches", name);
      return openCache.call(this, name);
    };
  }, listed);
}

/** Collects console warnings, uncaught errors and CSP violations. */
function collectConsoleMessages(context: BrowserContext, messages: string[]): void {
  void context.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile, sample }) =>
      console.error(`security policy: ${effectiveDirective} forbids ${blockedURI} ${sourceFile} ${sample}`),
    ),
  );
  context.on("page", (page) => {
    page.on("console", (message) => {
      // The browser itself logs a refused call; how the page handles it is up to the test.
      const isNetwork = message.text().startsWith("Failed to load resource");
      const isBlocked = message.text().startsWith("Service Worker registration blocked");
      if (["warning", "error"].includes(message.type()) && !isNetwork && !isBlocked) messages.push(message.text());
    });
    page.on("pageerror", (error) => messages.push(error.message));
  });
}

/**
 * Opening and reloading a page wait for hydration of every control. Input before hydration is lost. `waitUntil:
 * "commit"` does not wait.
 */
function waitForHydrationOnOpen(context: BrowserContext): void {
  context.on("page", (page) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (options?.waitUntil !== "commit") await waitForHydration(page);
      return response;
    };
    page.reload = async (options) => {
      const response = await reload(options);
      if (options?.waitUntil !== "commit") await waitForHydration(page);
      return response;
    };
  });
}

/** React marks each element that it has hydrated. */
async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll("a, button, input, select, textarea")].every((control) =>
      Object.keys(control).some((key) => key.startsWith("__reactProps$")),
    ),
  );
}

/**
 * Reloads a page whose typefaces have loaded, before its height is measured. A page whose typeface loads too late keeps
 * the fallback, which is higher, until the next load.
 */
export async function reloadWithFonts(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.reload();
}

/**
 * Delays matching requests, to keep a transient state visible.
 * @param isHeld decides by URL and method whether a request waits
 * @returns lets all requests continue
 */
export async function holdRequests(page: Page, isHeld: (request: Request) => boolean): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/*", async (route) => {
    if (isHeld(route.request())) await gate;
    await route.fallback();
  });
  return () => letGo();
}

export const test = base.extend<{ consoleMessages: string[] }>({
  /** The complaints of every window in this test; must be empty at its end. */
  consoleMessages: [
    async ({ browser }, use) => {
      const said: string[] = [];
      const listen = (context: BrowserContext) => {
        collectConsoleMessages(context, said);
        checkStoredNames(context);
        waitForHydrationOnOpen(context);
      };
      browser.on("context", listen);
      await use(said);
      browser.off("context", listen);
      expect(said).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens the site as a visitor who has already answered the cookie question. */
export async function openWithConsent(page: Page, path: string, options?: Parameters<Page["goto"]>[1]): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem("cookieConsent", '{"necessary":true}');
    localStorage.setItem("cookieConsentDate", new Date().toISOString());
  });
  await page.goto(path, options);
}

/** The same as a signed-in user. */
export async function openAs(page: Page, email: string, path: string): Promise<void> {
  await signInAs(page, email);
  await openWithConsent(page, path);
}

/** The same as a new learner with access who has started nothing. */
export async function openAsNewLearner(page: Page, path: string, options?: Parameters<Page["goto"]>[1]): Promise<void> {
  await signInAsNewLearner(page);
  await openWithConsent(page, path, options);
}

/** Fills in and sends the registration form with an unused e-mail; ends on the payment page. */
export async function register(page: Page, email: string): Promise<void> {
  await openWithConsent(page, "/register");
  const fill = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
  };
  await fill({ Nome: "Ștefania", Cognome: "Gjoni-Łuczak", Email: email, Password: "una-password-sicura" });
  await page.getByRole("button", { name: "Avanti" }).click();
  await fill({ "Codice fiscale": "gjnsfn85t50z100c", "Via e numero": "Via Garibaldi 12", CAP: "47121" });
  await expect(page.getByText("Nascita: 10 dicembre 1985, Albania")).toBeVisible();
  await expect(page.getByText("Forlì (FC)")).toBeVisible();
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Registrati" }).click();
  await page.waitForURL("**/payment");
}

/** Opens the menu at the right of a signed-in person's header. */
export async function openMenu(page: Page): Promise<void> {
  await page.locator("header summary").click();
}

/** Redeems a gift code on the payment page; ends on the dashboard. */
export async function redeemCode(page: Page, code: string): Promise<void> {
  await page.getByRole("textbox", { name: "Codice regalo" }).fill(code.toLowerCase());
  await page.getByRole("button", { name: "Usa il codice" }).click();
  await page.waitForURL("**/dashboard");
}

/** Gives a user access, as the school's staff does. */
export async function giveAccess(email: string): Promise<void> {
  await runSiteSql(
    `INSERT INTO "AccessGrant" (id, "userId", source, "startsAt", "expiresAt")
     SELECT gen_random_uuid(), id, 'staff', now(), now() + interval '1 year' FROM "User" WHERE email = '${email}'`,
  );
}

/** Signs in on the login page; ends on the dashboard. */
export async function signIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await openWithConsent(page, "/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Accedi" }).click();
  await page.waitForURL("**/dashboard");
}

/** The key of one section of a simulation, from the papers themselves. */
export function readAnswerKey(section: string, simulation = 1): { id: number; answer: string }[] {
  const file = join("lib/exam/content", `simulation-${simulation}`, `${section}.json`);
  const { questions } = JSON.parse(readFileSync(file, "utf8"));
  return questions.map(({ id, correct_answer }: { id: number; correct_answer: string }) => ({
    id,
    answer: correct_answer,
  }));
}

/** The answers of a section on the server. */
export async function readSavedAnswers(
  page: Page,
  attemptId: string,
  section: string,
): Promise<Record<string, string>> {
  const state = await page.request.get(`/api/session-state/${attemptId}`);
  const { records } = await state.json();
  return records.find(({ prova }: { prova: string }) => prova === section).answers;
}

/** Saves answers as another device of the same learner would. */
export async function saveFromOtherDevice(
  page: Page,
  attemptId: string,
  prova: string,
  answers: Record<string, string>,
) {
  await postJson(page, `/api/session/${attemptId}/save-answers`, { prova, answers, completed: false });
}

/** Blocks the site's scripts in this window, like a slow network, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}
