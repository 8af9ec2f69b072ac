import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, holdRequests, openWithConsent, signIn, test } from "@/tests/support/browser";
import { signInAsNewLearner } from "@/tests/support/site-calls";

/** The mails to an address in the site's outbox, as decoded text. */
function mailsTo(email: string): string[] {
  const outbox = join(process.env["DATA_DIR"] ?? "", "outbox");
  // The folder is created with the first mail.
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((file) => file.endsWith(".eml"))
    .map((file) => readFileSync(join(outbox, file), "utf8"))
    .filter((mail) => mail.includes(`To: ${email}`))
    .map((mail) => mail.replace(/=\r?\n/g, "").replaceAll("=3D", "="));
}

const codeIn = (mail: string | undefined) => mail?.match(/^ {4}(\d{6})\r?$/m)?.[1] ?? "";

/** Requests a code on the open page. */
async function askForCode(page: Page, email: string): Promise<string> {
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Invia il codice" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Scegli la nuova password" })).toBeFocused();
  await expect(page.getByText("Email inviata")).toBeVisible();
  await expect.poll(() => mailsTo(email).length).toBe(1);
  return codeIn(mailsTo(email)[0]);
}

async function fillNewPassword(page: Page, otp: string, password: string, again = password): Promise<void> {
  await page.getByLabel("Codice", { exact: true }).fill(otp);
  await page.getByLabel("Nuova password", { exact: true }).fill(password);
  await page.getByLabel("Ripeti la nuova password", { exact: true }).fill(again);
  await page.getByRole("button", { name: "Cambia la password" }).click();
}

test("a user who forgot the password regains access with the mailed code", { tag: "@in-production" }, async ({
  page,
}) => {
  const email = await signInAsNewLearner(page, { hasAccess: false });
  await page.context().clearCookies();
  await openWithConsent(page, "/login");
  await page.getByRole("link", { name: "Password dimenticata?" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Password dimenticata?" })).toBeVisible();
  const otp = await askForCode(page, email);
  const wrong = String((Number(otp) + 1) % 1_000_000).padStart(6, "0");
  await fillNewPassword(page, wrong, "nuova1", "nuova2");
  await expect(page.getByRole("link", { name: "Le password non corrispondono" })).toBeVisible();
  await fillNewPassword(page, wrong, "nuova1");
  await expect(page.getByRole("alert").getByText("Codice OTP non valido o scaduto")).toBeVisible();
  // The page redirects to the home page after two seconds.
  const letGo = await holdRequests(page, (request) => new URL(request.url()).pathname === "/");
  await fillNewPassword(page, `${otp.slice(0, 3)} ${otp.slice(3)}`, "nuova1");
  await expect(page.getByRole("heading", { level: 1, name: "Password aggiornata" })).toBeVisible();
  letGo();
  await page.waitForURL((url) => url.pathname === "/");
  await signIn(page, email, "nuova1");
});

test("the reset page reads the address from this browser, and says what to do without one", async ({ page }) => {
  const email = await signInAsNewLearner(page, { hasAccess: false });
  await page.context().clearCookies();
  await openWithConsent(page, "/reset-password");
  await expect(page.getByText("Manca il tuo indirizzo email")).toBeVisible();
  await page.getByRole("link", { name: "Chiedi un nuovo codice" }).click();
  const otp = await askForCode(page, email);
  await page.goto("/reset-password");
  await expect(page.getByText(email)).toBeVisible();
  await fillNewPassword(page, otp, "nuova12");
  await expect(page.getByRole("link", { name: "La password deve essere di almeno 8 caratteri" })).toBeVisible();
  await fillNewPassword(page, otp, "nuova123");
  await expect(page.getByRole("heading", { level: 1, name: "Password Aggiornata" })).toBeFocused();
  await page.getByRole("link", { name: "Accedi ora" }).click();
  await expect(page).toHaveURL(/\/login$/);
});
