/** The browser tests' own `test`: a warning on the page's console or an uncaught error fails it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";

export { expect };

/** Notes what pages complain of: to the console, by an error nobody caught, about their security policy. */
function overhear(context: BrowserContext, said: string[]): void {
  void context.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile, sample }) =>
      console.error(`security policy: ${effectiveDirective} forbids ${blockedURI} ${sourceFile} ${sample}`),
    ),
  );
  context.on("page", (page) => {
    page.on("console", (message) => {
      // A refused call is logged by the browser itself; that the page handles it is what the test is about.
      const isNetwork = message.text().startsWith("Failed to load resource");
      if (["warning", "error"].includes(message.type()) && !isNetwork) said.push(message.text());
    });
    page.on("pageerror", (error) => said.push(error.message));
  });
}

export const test = base.extend<{ said: string[] }>({
  /** What every window of this test complained of; nothing, when it ends. */
  said: [
    async ({ browser }, use) => {
      const said: string[] = [];
      const listen = (context: BrowserContext) => overhear(context, said);
      browser.on("context", listen);
      await use(said);
      browser.off("context", listen);
      expect(said).toEqual([]);
    },
    { auto: true },
  ],
});

export const DEMO_PASSWORD = "Prova-2026!";

/** Opens the site as somebody who has already answered the question about cookies. */
export async function openAnswered(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem("cookieConsent", '{"necessary":true}');
    localStorage.setItem("cookieConsentDate", new Date().toISOString());
  });
  await page.goto(path);
}

/** Fills and sends the registration form with an e-mail that nobody has; ends on the payment page. */
export async function register(page: Page, email: string): Promise<void> {
  await openAnswered(page, "/register");
  const values = {
    Nome: "Ștefania",
    Cognome: "Gjoni-Łuczak",
    "Codice fiscale": "gjnstf85t50z100e",
    "Luogo di nascita": "Durrës",
    "Via e numero": "Via Garibaldi 12",
    Città: "Forlì",
    Provincia: "fc",
    CAP: "47121",
    Email: email,
  };
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel("Data di nascita").fill("1985-12-10");
  await page.getByLabel("Password", { exact: true }).fill("una-password-sicura");
  await page.getByLabel("Ripeti la password", { exact: true }).fill("una-password-sicura");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Registrati" }).click();
  await page.waitForURL("**/payment");
}

/** Redeems a gift code on the payment page; ends on the dashboard. */
export async function redeem(page: Page, code: string): Promise<void> {
  await page.getByRole("textbox", { name: "Codice regalo" }).fill(code.toLowerCase());
  await page.getByRole("button", { name: "Usa il codice" }).click();
  await page.waitForURL("**/dashboard");
}

/** Signs in on the login page; ends on the dashboard. */
export async function signIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await openAnswered(page, "/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  const terms = page.getByRole("checkbox");
  if (await terms.isVisible()) await terms.check();
  await page.getByRole("button", { name: "Accedi" }).click();
  await page.waitForURL("**/dashboard");
}

/** Starts the first simulation that was not begun yet; ends on the exam screen. */
export async function startFirstSimulation(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Inizia la simulazione" }).first().click();
  await page.getByRole("button", { name: "Sì, inizia" }).click();
  await page.waitForURL("**/exam/*");
}

/** The key of one section of a simulation, from the papers themselves. */
export function readKey(section: string, simulation = 1): { id: number; answer: string }[] {
  const file = join("lib/exam/content", `simulation-${simulation}`, `${section}.json`);
  const { questions } = JSON.parse(readFileSync(file, "utf8"));
  return questions.map(({ id, correct_answer }: { id: number; correct_answer: string }) => ({
    id,
    answer: correct_answer,
  }));
}
