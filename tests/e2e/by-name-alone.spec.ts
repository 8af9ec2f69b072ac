import { randomUUID } from "node:crypto";
import { expect, giveAccess, openAnswered, readKey, test } from "@/tests/support/browser";
import { handInAllBut } from "@/tests/support/exam";
import { becomeUser } from "@/tests/support/learner";
import { ScreenReader } from "@/tests/support/screen-reader";

const PASSWORD = "una-password-sicura";

test("who only hears the pages registers, takes a section, reads its correction, finishes and reads the result", async ({
  page,
}) => {
  test.slow();
  const email = `ascolta-${randomUUID()}@example.it`;
  await openAnswered(page, "/register");
  const reader = await ScreenReader.of(page);

  await test.step("the registration", async () => {
    await reader.hear("heading", "Registrati");
    const fields = {
      Nome: "Arta",
      Cognome: "Leka",
      Giorno: "10",
      Mese: "12",
      Anno: "1985",
      "Luogo di nascita": "Durazzo",
      "Codice fiscale": "LKERTA85T50Z100U",
      "Via e numero": "Via Roma 1",
      Città: "Modena",
      CAP: "41121",
      Email: email,
      Password: PASSWORD,
      "Ripeti la password": PASSWORD,
    };
    for (const [name, text] of Object.entries(fields)) await reader.write("textbox", name, text);
    await reader.write("combobox", "Provincia", "Modena");
    await reader.press("checkbox", /^Accetto i termini/);
    await reader.press("button", "Registrati");
    await reader.hear("heading", "Accesso Premium Richiesto");
    await giveAccess(email);
  });

  await test.step("the first simulation, as practice", async () => {
    await page.goto("/dashboard");
    await reader.hear("heading", "Le tue simulazioni");
    await reader.press("link", /^Inizia la simulazione/);
    await reader.hear("radio", /^Allenamento/);
    await reader.press("button", "Inizia");
    await reader.hear("heading", /^Simulazione CILS - Sessione #/);
  });

  await handInAllBut(page, "ascolto1");
  await page.reload();

  await test.step("a question of the section that is left, the last look, and the correction", async () => {
    await reader.hear("heading", "Ascolto 1");
    const [first] = readKey("ascolto1");
    await reader.press("radio", new RegExp(`^${first?.answer}\\)`));
    await reader.hear("StaticText", "Salvato");
    await reader.press("button", "Correggi");
    await reader.hear("dialog", "Prima di correggere");
    await reader.press("button", "Correggi lo stesso");
    await reader.hear("heading", "Correzione Completa");
    await reader.hear("StaticText", /^1 risposta giusta su 6/);
  });

  await test.step("the end, the result, and a review", async () => {
    await reader.press("button", "Termina Simulazione");
    await reader.hear("heading", /superato nessuna/);
    await reader.press("link", "Rivedi Ascolto 1");
    await reader.hear("heading", "Revisione: Ascolto 1");
  });
});

test("who only hears the pages of the administration finds a student, reads the record, and goes on", async ({
  page,
}) => {
  await becomeUser(page, "admin@example.it");
  await openAnswered(page, "/admin");
  const reader = await ScreenReader.of(page);
  await reader.hear("heading", "Pannello di amministrazione");
  await reader.write("searchbox", "Cerca", "mirela hoxha");
  await reader.hear("StaticText", "1 studente");
  await reader.press("link", "Hoxha Mirela");
  await reader.hear("dialog", "Mirela Hoxha");
  await reader.hear("heading", "Dati dell'account");
  await reader.press("button", "Chiudi la scheda");
  await reader.press("link", "Registro");
  await reader.hear("heading", "Registro");
  await expect(page).toHaveURL(/\/admin\/audit$/);
});
