import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, openWithConsent, readAnswerKey, test } from "@/tests/support/browser";
import { cardSite } from "@/tests/support/card-site";
import {
  answerQuestions,
  correctOpenSection,
  goToSection,
  handIn,
  handInAllExcept,
  startExam,
} from "@/tests/support/exam";
import { finishSimulation, storeWritingMarks } from "@/tests/support/finished-attempts";
import { signInAsNewLearner } from "@/tests/support/site-calls";
import { translatePage } from "@/tests/support/translated-page";
import { isFullVolume } from "@/tests/support/volume";
import { listScreens, type Screen } from "@/tools/screens/list";
import { createViewers } from "@/tools/screens/viewers";

// Each window fails its test when React throws. What a browser has translated is looked at by its words alone.

const TEXT = `Gentile ragionier Galli,
le scrivo perché ieri ho andato in cantina e c'è molta acqua.
Cordiali saluti`;

/** Opens what the screen keeps closed, and lets the network go and come: what the page shows then stands among its texts. */
async function changeEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const wait = () => new Promise((resolve) => setTimeout(resolve, 100));
    for (const summary of document.querySelectorAll<HTMLElement>("summary")) summary.click();
    await wait();
    for (const event of ["offline", "online"]) {
      Object.defineProperty(navigator, "onLine", { value: event === "online", configurable: true });
      window.dispatchEvent(new Event(event));
      await wait();
    }
    for (const summary of document.querySelectorAll<HTMLElement>("summary")) summary.click();
    await wait();
  });
}

/** The error view that takes the place of a page which React has given up. */
const expectWhole = (page: Page, name: string) =>
  expect(page.getByRole("heading", { name: "Questa pagina non si apre" }), name).toHaveCount(0);

test.describe("every learner's screen", () => {
  test.use({ baseURL: cardSite.url });

  const GROUPS: Record<string, readonly Screen["who"][]> = {
    "a visitor's and of who has no access": ["visitor", "unpaid", "expired", "suspended"],
    "a learner's": ["learner"],
    "one whose work is under way": ["candidate", "practising"],
  };
  for (const [whose, people] of Object.entries(GROUPS)) {
    test(`${whose} still works after the browser has translated it`, async ({ browser }) => {
      test.setTimeout(600_000);
      const viewers = await createViewers(cardSite, `-${randomInt(1e9)}`);
      for (const who of people) {
        const context = await browser.newContext();
        await context.addCookies(viewers[who].cookies);
        const page = await context.newPage();
        await page.addInitScript((token) => token && localStorage.setItem("token", token), viewers[who].token);
        const screens = listScreens(viewers).filter((screen) => screen.who === who);
        for (const { name, path, act } of screens.filter((_, at) => isFullVolume || at % 4 === 0)) {
          await openWithConsent(page, path);
          await translatePage(page);
          await act?.(page);
          await changeEverything(page);
          await expectWhole(page, name);
        }
        await context.close();
      }
    });
  }
});

test("a simulation is taken, corrected and finished on a translated page", async ({ page }) => {
  test.setTimeout(180_000);
  await startExam(page, "ascolto1");
  await translatePage(page);
  const place = page.getByRole("banner").getByRole("button", { name: "Apri l'elenco delle prove" });
  for (const section of ["ascolto1", "ascolto2", "lettura", "cloze"]) {
    if (section !== "ascolto1")
      await goToSection(page, { ascolto2: "Ascolto 2", lettura: "Lettura", cloze: "Cloze" }[section] ?? "");
    if (section === "ascolto1" && (await place.isVisible())) {
      await page.getByRole("button", { name: "Avanti", exact: true }).filter({ visible: true }).click();
      // What React changes is on the screen, and not only in the text that the translation has replaced.
      await expect(place).toContainText("2 di ");
    }
    await answerQuestions(page, section, readAnswerKey(section).slice(0, 2));
    await correctOpenSection(page);
    await expect(page.getByText(/(risposta giusta|risposte giuste) su/).first()).toBeVisible();
  }
  await goToSection(page, "Scrittura");
  await page.getByRole("radio", { name: /Opzione A/ }).check();
  await page.getByRole("textbox").fill(TEXT);
  await expect(page.getByText("Salvato", { exact: true }).first()).toBeVisible();
  await handIn(page);
  await expect(page.getByText("In attesa di correzione").first()).toBeVisible();
  await page.getByRole("button", { name: "Termina Simulazione" }).last().click();
  await page.waitForURL("**/dashboard?result=*");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a section that is the last one left is corrected on a translated page", async ({ page }) => {
  await startExam(page, "cloze");
  await handInAllExcept(page, "cloze");
  await page.reload();
  await translatePage(page);
  await correctOpenSection(page);
});

test("reviews, practice and the account work on translated pages", async ({ page }) => {
  test.setTimeout(180_000);
  await signInAsNewLearner(page);
  const attemptId = await finishSimulation(page, 1, TEXT, { lettura: 11 });
  await storeWritingMarks(attemptId, { text: TEXT, original: "ho andato", corrected: "sono andato", score: 7 });
  const open = async (path: string) => {
    await openWithConsent(page, path);
    await translatePage(page);
  };

  await test.step("the review marks and unmarks the words that it quotes", async () => {
    await open(`/review/${attemptId}/lettura`);
    await page.getByRole("button", { name: "Clicca qui per i risultati" }).click();
    await expect(page.getByText(/risposte giuste su/).first()).toBeVisible();
    for (const button of (
      await page.getByRole("button", { name: "Mostra nel testo" }).filter({ visible: true }).all()
    ).slice(0, 2))
      await button.click();
    await changeEverything(page);
  });

  await test.step("what was missed is practised", async () => {
    await open("/ripasso");
    const wrong = readAnswerKey("lettura").at(-1)?.answer === "V" ? "FALSO" : "VERO";
    await page.getByRole("radio", { name: wrong }).check();
    await page.getByRole("button", { name: "Controlla" }).click();
    await expect(page.getByText("Spiegazione")).toBeVisible();
    await expect(async () => {
      const next = page.getByRole("button", { name: "Avanti", exact: true });
      if (await next.isVisible()) await next.press("Enter", { timeout: 1000 });
      await expect(page.getByRole("heading", { name: "Come si scrive?" })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.getByRole("button", { name: "Mostra la correzione" }).click();
    await expect(page.getByText("Il verbo vuole essere.")).toBeVisible();
    await page.getByRole("button", { name: "Era facile" }).click();
    await expect(page.getByText(/^La rivedi tra/)).toBeVisible();
  });

  await test.step("a prompt is written to again", async () => {
    await open(`/scrittura/riscrivi/${attemptId}`);
    await page.getByRole("button", { name: "Correggi di nuovo" }).click();
    await expect(page.getByText("Il testo è uguale a quello di prima", { exact: false })).toBeVisible();
    await page.getByRole("textbox", { name: "Il tuo testo" }).fill(TEXT.replace("ho andato", "sono andato"));
    await expect(page.getByText("Salvato", { exact: true })).toBeVisible();
  });

  await test.step("the account says what is wrong, and changes", async () => {
    await open("/account/name");
    const field = page.getByLabel("Cognome", { exact: true });
    await field.fill("");
    await page.getByRole("button", { name: "Salva" }).click();
    await expect(page.getByRole("alert", { name: "Controlla questi punti" })).toContainText("obbligatorio");
    await field.fill("Gjoni");
    await page.getByRole("button", { name: "Salva" }).click();
    await expect(page.getByText("Il tuo nome è salvato.")).toBeVisible();
  });
});
