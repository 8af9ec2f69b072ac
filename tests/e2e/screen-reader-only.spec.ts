import { randomUUID } from "node:crypto";
import { expect, giveAccess, openWithConsent, readAnswerKey, test } from "@/tests/support/browser";
import { handInAllExcept } from "@/tests/support/exam";
import { ScreenReader } from "@/tests/support/screen-reader";
import { signInAs } from "@/tests/support/site-calls";

const PASSWORD = "una-password-sicura";

test("a screen reader user registers, takes a section, reads its correction, finishes and reads the result", async ({
  page,
}) => {
  test.slow();
  const email = `ascolta-${randomUUID()}@example.it`;
  await openWithConsent(page, "/register");
  const reader = await ScreenReader.of(page);

  await test.step("the registration", async () => {
    await reader.waitFor("heading", "Registrati");
    const typeAll = async (fields: Record<string, string>) => {
      for (const [name, text] of Object.entries(fields)) await reader.type("textbox", name, text);
    };
    await typeAll({ Nome: "Arta", Cognome: "Leka", Email: email, Password: PASSWORD });
    await reader.activate("button", "Avanti");
    await reader.waitFor("heading", "I dati per la ricevuta");
    await typeAll({ "Codice fiscale": "LKERTA85T50Z100U", "Via e numero": "Via Roma 1", CAP: "41121" });
    await reader.waitFor("StaticText", "Nascita: 10 dicembre 1985, Albania");
    await reader.waitFor("StaticText", "Modena (MO)");
    await reader.activate("checkbox", /^Accetto i termini/);
    await reader.activate("button", "Registrati");
    await reader.waitFor("heading", "Accesso Premium Richiesto");
    await giveAccess(email);
  });

  await test.step("the first simulation, as practice", async () => {
    await page.goto("/dashboard");
    await reader.waitFor("heading", "Ciao, Arta");
    await reader.activate("link", /^Inizia la simulazione/);
    await reader.waitFor("radio", /^Allenamento/);
    await reader.activate("button", "Inizia");
    await reader.waitFor("heading", /^Simulazione CILS - Sessione #/);
  });

  await handInAllExcept(page, "ascolto1");
  await page.reload();

  await test.step("a question of the remaining section, the overview, and the correction", async () => {
    await reader.waitFor("heading", "Ascolto 1");
    const [first] = readAnswerKey("ascolto1");
    await reader.activate("radio", new RegExp(`^${first?.answer}\\)`));
    await reader.waitFor("StaticText", "Salvato");
    await reader.activate("button", "Correggi");
    await reader.waitFor("dialog", "Prima di correggere");
    await reader.activate("button", "Correggi lo stesso");
    await reader.waitFor("heading", "Correzione Completa");
    await reader.waitFor("StaticText", /^1 risposta giusta su 6/);
  });

  await test.step("the end, the result, and a review", async () => {
    await reader.activate("button", "Termina Simulazione");
    await reader.waitFor("heading", /^Ti mancano 4 prove/);
    await reader.activate("link", "Rivedi Ascolto 1");
    await reader.waitFor("heading", "Revisione: Ascolto 1");
  });
});

test("a screen reader user of the administration finds a student, reads the record, and continues", async ({
  page,
}) => {
  await signInAs(page, "admin@example.it");
  await openWithConsent(page, "/admin");
  const reader = await ScreenReader.of(page);
  await reader.waitFor("heading", "Che cosa c'è da fare");
  await reader.type("searchbox", "Cerca", "mirela hoxha");
  await reader.waitFor("StaticText", "1 studente");
  await reader.activate("link", "Hoxha Mirela");
  await reader.waitFor("dialog", "Mirela Hoxha");
  await reader.waitFor("heading", "Dati dell'account");
  await reader.activate("button", "Chiudi la scheda");
  await reader.activate("link", "Registro");
  await reader.waitFor("heading", "Registro");
  await expect(page).toHaveURL(/\/admin\/audit$/);
});
