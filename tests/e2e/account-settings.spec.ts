import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { DEMO_PASSWORD, expect, openWithConsent, test } from "@/tests/support/browser";
import { signInAs, signInAsNewLearner } from "@/tests/support/site-calls";

const NEW_PASSWORD = "un'altra-ancora-più-lunga";

const openChange = async (page: Page, what: string) => {
  await openWithConsent(page, "/account");
  await page.getByRole("link", { name: `Cambia: ${what}` }).click();
};
const save = (page: Page) => page.getByRole("button", { name: "Salva" }).click();

const faults = (page: Page) => page.getByRole("alert", { name: "Controlla questi punti" });

test("a user changes their data, downloads it, signs out everywhere and deletes the account", async ({
  page,
  request,
}) => {
  const email = await signInAsNewLearner(page, { hasAccess: false });
  const elsewhere = async () => (await request.get("/api/user")).status();
  const here = async () => (await page.request.get("/api/user")).status();

  await test.step("name and address change, and faults are shown at their fields", async () => {
    await openChange(page, "Nome");
    await page.getByLabel("Cognome", { exact: true }).fill("");
    await save(page);
    await expect(faults(page)).toContainText("obbligatorio");
    await page.getByLabel("Cognome", { exact: true }).fill("Gjoni");
    await save(page);
    await expect(page.getByText("Il tuo nome è salvato.")).toBeVisible();
    await expect(page.getByRole("main").getByText("Prova Gjoni").first()).toBeVisible();
    await openChange(page, "Indirizzo");
    await page.getByLabel("Via e numero").fill("Corso della Repubblica 5");
    await page.getByLabel("CAP").fill("4112");
    await save(page);
    await expect(faults(page)).toContainText("Il CAP ha 5 cifre");
    await page.getByLabel("CAP").fill("41122");
    await save(page);
    await expect(page.getByText("Corso della Repubblica 5, 41122 Modena MO")).toBeVisible();
  });

  await test.step("a new password ends the other sessions, but not this one", async () => {
    await signInAs({ request }, email);
    expect(await elsewhere()).toBe(200);
    await openChange(page, "Password");
    await page.getByLabel("La tua password di adesso").fill("sbagliata");
    await page.getByLabel("La nuova password", { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel("Ripeti la nuova password").fill(NEW_PASSWORD);
    await save(page);
    await expect(faults(page)).toContainText("La password di adesso non è giusta.");
    await page.getByLabel("La tua password di adesso").fill(DEMO_PASSWORD);
    await save(page);
    await expect(page.getByText("La tua nuova password è salvata.")).toBeVisible();
    expect([await elsewhere(), await here()]).toEqual([401, 200]);
  });

  await test.step("all stored data is downloaded as one file", async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Scarica i tuoi dati" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^CILS_I-miei-dati_\d\d-\d\d-\d{4}\.json$/);
    const data = JSON.parse(readFileSync(await file.path(), "utf8"));
    expect(data.account).toMatchObject({ email, lastName: "Gjoni", street: "Corso della Repubblica 5" });
    expect(data.events.map(({ kind }: { kind: string }) => kind)).toContain("password_changed");
    await expect(page.getByText("Il file è pronto")).toBeVisible();
    await page.reload();
    await expect(page.getByText("Dati scaricati")).toBeVisible();
  });

  await test.step("signing out everywhere ends the other browser's session and this one", async () => {
    await signInAs({ request }, email, NEW_PASSWORD);
    await page.goto("/account");
    await page.getByRole("button", { name: "Esci da tutti i telefoni e computer" }).click();
    await page.getByRole("button", { name: "Sì, esci da tutti" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /cittadinanza/ })).toBeVisible();
    expect([await elsewhere(), await here()]).toEqual([401, 401]);
  });

  await test.step("the account is deleted after the password and a checkbox, and sign-in fails afterwards", async () => {
    await signInAs(page, email, NEW_PASSWORD);
    await page.goto("/account");
    await page.getByRole("link", { name: "Cancella il tuo account" }).click();
    await page.getByLabel("La tua password").fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Cancella per sempre" }).click();
    await expect(faults(page)).toContainText("Metti il segno");
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Cancella per sempre" }).click();
    await expect(page.getByText("Il tuo account è cancellato").first()).toBeVisible();
    expect(await here()).toBe(401);
    await expect(signInAs(page, email, NEW_PASSWORD)).rejects.toThrow("/api/login answered 401");
  });
});

test("a user changes their e-mail with the code mailed to the new address", {
  tag: "@in-production",
}, async ({ page }) => {
  const email = await signInAsNewLearner(page, { hasAccess: false });
  const newEmail = `${randomUUID()}@example.it`;
  await openChange(page, "Email");
  await page.getByLabel("La nuova email").fill(newEmail);
  await page.getByLabel("La tua password di adesso").fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Manda il codice" }).click();
  await expect(page.getByText("Abbiamo mandato un codice")).toBeVisible();
  const codeIn = (mail: string) => /^ {4}(\d{6})\r?$/m.exec(mail)?.[1] ?? "";
  await expect.poll(() => codeIn(mailTo(newEmail))).toHaveLength(6);
  const code = codeIn(mailTo(newEmail));
  const field = page.getByLabel("Il codice");
  await field.fill(code === "000000" ? "000001" : "000000");
  await save(page);
  await expect(faults(page)).toContainText("Codice OTP non valido o scaduto");
  await field.fill(code);
  await save(page);
  await expect(page.getByText("La tua email è confermata")).toBeVisible();
  await expect(page.getByText(newEmail)).toBeVisible();
  await expect(() => expect(mailTo(email)).toContain("Subject")).toPass();
});

test("a user changes the language of the pages", async ({ page }) => {
  await signInAsNewLearner(page, { hasAccess: false });
  await openChange(page, "Lingua");
  await page.getByRole("radio", { name: "English" }).check();
  await save(page);
  await expect(page.getByText("The language is changed.")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

/** The mails to one address, read from the site's outbox. */
function mailTo(address: string): string {
  const outbox = join(process.env["DATA_DIR"] ?? "", "outbox");
  // The folder is created with the first mail.
  if (!existsSync(outbox)) return "";
  const mails = readdirSync(outbox).filter((file) => file.endsWith(".eml"));
  const texts = mails.map((file) => readFileSync(join(outbox, file), "utf8"));
  return texts.filter((text) => text.includes(`To: ${address}`)).join("\n");
}
