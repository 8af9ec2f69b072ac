import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/support/accessibility";
import { expect, openAs, openWithConsent, test } from "@/tests/support/browser";
import { signInAs, signInAsNewLearner, startSimulationInWindow } from "@/tests/support/site-calls";

/** Performs an action of the open record: the button, the reason, the confirmation. */
async function performAction(page: Page, label: string, reason: string | null): Promise<void> {
  await page.getByRole("button", { name: label, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: label, exact: true });
  await expect(dialog).toContainText("@example.it");
  if (reason !== null) await dialog.getByLabel("Motivo").fill(reason);
  await dialog.getByRole("button", { name: `Conferma: ${label}` }).click();
  await expect(dialog).toBeHidden();
}

const history = (page: Page) => page.getByRole("region", { name: "Storia" });

test("an admin helps a student from the student's record, and every action is in the history", {
  tag: "@in-production",
}, async ({ page, browser }) => {
  const context = await browser.newContext();
  const student = await context.newPage();
  const email = await signInAsNewLearner(student, { hasAccess: false });
  const { id } = await (await student.request.get("/api/user")).json();

  await test.step("the first screen shows the school's figures, and the list finds the student", async () => {
    await openAs(page, "admin@example.it", "/admin");
    await expect(page.getByText("Studenti registrati")).toBeVisible();
    await page.getByLabel("Cerca", { exact: true }).fill(email);
    await expect(page.getByText("1 studente", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Di Prova Prova" }).click();
    await expect(page).toHaveURL(new RegExp(`student=${id}`));
  });

  await test.step("the record opens with the student's data", async () => {
    const record = page.getByRole("dialog", { name: "Prova Di Prova" });
    await expect(record).toContainText(email);
    await expect(record).toContainText("Nessun accesso");
    await expect(history(page)).toContainText("Registrazione");
    await expectAccessible(page);
  });

  await test.step("the external code is set with the keyboard only", async () => {
    await page.getByRole("dialog").getByLabel("Codice gestionale").focus();
    await page.keyboard.type("  G-2026-7 ");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Codice gestionale aggiornato con successo")).toBeVisible();
    await expect(history(page)).toContainText("Codice gestionale impostato");
  });

  await test.step("access is given with the keyboard only, and the student can use it", async () => {
    await page.getByRole("button", { name: "Dai accesso", exact: true }).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Dai accesso" });
    await dialog.getByLabel("Motivo").focus();
    await page.keyboard.type("Borsa di studio del Comune");
    await page.keyboard.press("Tab");
    await expect(dialog.getByRole("button", { name: "Conferma: Dai accesso" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(history(page)).toContainText("Borsa di studio del Comune");
    await expect(page.getByRole("dialog")).toContainText("Accesso attivo fino al");
    await openWithConsent(student, "/dashboard");
    await expect(student.getByRole("link", { name: "Inizia la simulazione" }).first()).toBeVisible();
  });

  const first = await startSimulationInWindow(student);
  await test.step("an attempt is set aside: its page says so, and the student can start a new one", async () => {
    await student.goto(`/exam/${first}`);
    await page.reload();
    await performAction(page, `Annulla la simulazione #${first}`, "Il computer si è spento");
    await expect(history(page)).toContainText(`Simulazione 1 annullata, #${first}`);
    await student.getByRole("radio").first().check();
    await expect(student.getByText("La scuola ha annullato questa simulazione").first()).toBeVisible();
    await student.reload();
    await expect(student.getByRole("heading", { name: "La scuola ha annullato questa simulazione" })).toBeVisible();
    expect(await startSimulationInWindow(student)).not.toBe(first);
  });

  await test.step("the student is suspended, is signed out, and is reactivated", async () => {
    await performAction(page, "Sospendi", "Due persone usano lo stesso account");
    await expect(page.getByRole("dialog")).toContainText("Account sospeso dal");
    await expect(history(page)).toContainText("Due persone usano lo stesso account");
    expect((await student.request.get("/api/user")).status()).toBe(401);
    await performAction(page, "Riattiva", null);
    await expect(page.getByText("Utente riattivato con successo")).toBeVisible();
    await expect(history(page)).toContainText("Account riattivato");
    await signInAs(student, email);
    await student.goto("/dashboard");
    await expect(student.getByRole("link", { name: "Continua la simulazione" })).toBeVisible();
  });

  await test.step("the access is ended, and Esc closes the record and restores the URL", async () => {
    await performAction(page, "Termina l'accesso", "Chiesto dal Comune");
    await expect(page.getByRole("dialog")).toContainText("Accesso terminato");
    await expect(history(page).getByText("da Anna Direttrice")).toHaveCount(6);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page).not.toHaveURL(/student=/);
    await expect(page.getByRole("dialog")).toBeHidden();
  });

  await test.step("questions, figures and the audit log can be opened", async () => {
    const pages = page.getByRole("navigation", { name: "Pagine dell'amministrazione" });
    await pages.getByRole("link", { name: "Domande" }).click();
    await page.getByRole("link", { name: /Simulazione 1/ }).click();
    await expect(page.getByRole("heading", { name: "Domanda per domanda" })).toBeVisible();
    await pages.getByRole("link", { name: "Andamento" }).click();
    await expect(page.getByRole("heading", { name: "Incassi netti" })).toBeVisible();
    await pages.getByRole("link", { name: "Registro" }).click();
    await page.getByLabel("Su quale account").fill(email);
    await page.getByRole("button", { name: "Filtra" }).click();
    for (const reason of ["Borsa di studio del Comune", "Il computer si è spento", "Chiesto dal Comune"])
      await expect(page.getByText(`Motivo: ${reason}`)).toBeVisible();
  });

  await context.close();
});

test("a record that does not exist says so, and the admin's form sets a code by e-mail", async ({ page }, {
  project,
}) => {
  await openAs(page, "admin@example.it", "/admin?student=nessuno");
  await expect(page.getByRole("dialog", { name: "Studente non trovato" })).toBeVisible();
  await page.getByRole("button", { name: "Chiudi la scheda" }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await page.getByLabel("Email dello studente").fill("nessuno@example.it");
  await page.getByLabel("Codice gestionale").fill("G-1");
  await page.getByRole("button", { name: "Salva il codice" }).click();
  await expect(page.getByText("Errore nell'aggiornamento del codice gestionale")).toBeVisible();
  await page.getByLabel("Email dello studente").fill("studente@example.it");
  await page.getByLabel("Codice gestionale").fill(`G-${project.name}`);
  await page.getByRole("button", { name: "Salva il codice" }).click();
  await expect(page.getByText("Codice gestionale aggiornato con successo")).toBeVisible();
});
