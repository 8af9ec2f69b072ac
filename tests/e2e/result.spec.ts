import type { Page, Response } from "@playwright/test";
import { expectUsablePage } from "@/tests/support/accessibility";
import { expect, openWithConsent, reloadWithFonts, test } from "@/tests/support/browser";
import { finishSimulation, storeWritingMarks } from "@/tests/support/finished-attempts";
import { signInAsNewLearner } from "@/tests/support/site-calls";

const TEXT = `Gentile ragionier Galli,
Le scrivo perché ieri ho andato in cantina e c'è molta acqua.
Cordiali saluti`;
const MARKS = { text: TEXT, original: "ho andato", corrected: "sono andato" };

const verdict = (page: Page) => page.getByRole("heading", { level: 1 });

test("a result has its own page, survives a reload, and links to the review and back to the simulations", async ({
  page,
  consoleMessages,
}) => {
  await signInAsNewLearner(page);
  const attemptId = await finishSimulation(page, 1, TEXT, { ascolto1: 4 });
  await storeWritingMarks(attemptId, { ...MARKS, score: 6 });

  await test.step("it says what is missing, then the marks, the weakest ability first, and shows what to mend", async () => {
    await openWithConsent(page, `/dashboard?result=${attemptId}`);
    await expect(verdict(page)).toHaveText("Ti manca la Scrittura.");
    await expect(page.getByText("6 su 12: all'esame ne servono 7.")).toBeVisible();
    await expect(page.getByText("Hai superato 4 prove su 5.")).toBeVisible();
    await expect(page.getByText("Questo è un allenamento, non l'esame.")).toBeVisible();
    await expect(page.getByText("ESAME NON SUPERATO")).toBeVisible();
    await expect(page.locator("mark")).toHaveText("ho andato");
    await expect(page.getByText("50 su 60")).toBeVisible();
    await expect(page.getByRole("link", { name: /^Rivedi (Ascolto|Lettura|Cloze|Scrittura)/ })).toHaveCount(5);
    const abilities = page.getByRole("complementary").filter({ hasText: "Come nell'esame vero" });
    await expect(abilities.getByRole("listitem")).toHaveText([
      /^Scrittura6 su 12/,
      /^Ascolto10 su 12/,
      /^Lettura12 su 12/,
    ]);
    await expect(page.getByRole("heading", { name: "La tua strada" })).toBeHidden();
    await reloadWithFonts(page);
    await expect(verdict(page)).toHaveText("Ti manca la Scrittura.");
  });

  await test.step("on a phone it takes at most 2.2 screens and 210 words, with one filled button that mends", async () => {
    const usual = page.viewportSize();
    await page.setViewportSize({ width: 360, height: 740 });
    const main = page.getByRole("main");
    const foot = await main.evaluate((element) => element.getBoundingClientRect().bottom + window.scrollY);
    expect(foot).toBeLessThanOrEqual(2.2 * 740);
    // biome-ignore lint/performance/useDomNodeTextContent: what is folded does not count
    const text = await main.innerText();
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(210);
    await expect(main.locator(".bg-accent").filter({ visible: true })).toHaveText(["Riscrivi il testo"]);
    await expect(main.getByRole("link", { name: "Riscrivi il testo" })).toHaveAttribute("href", /riscrivi/);
    await expectUsablePage(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    const used = await main.locator("section").first().boundingBox();
    expect(used?.width).toBeGreaterThanOrEqual(1100);
    if (usual) await page.setViewportSize(usual);
  });

  await test.step("a section's review opens immediately, with the prompt and the corrections inside", async () => {
    await page.getByRole("link", { name: "Rivedi Scrittura" }).click();
    await expect(page.getByRole("heading", { name: "Risultato della Correzione" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Clicca qui per i risultati" })).toBeHidden();
    await expect(page.getByRole("heading", { name: "La traccia: Opzione A" })).toBeVisible();
    await expect(page.getByText("manca", { exact: true })).toHaveCount(1);
    await expect(page.locator("del")).toHaveText("da togliere: ho andato");
    await expect(page.locator("ins")).toHaveText("da scrivere: sono andato");
    await expect(page.getByRole("group").filter({ hasText: "Grammaticale: 1" })).toHaveAttribute("open", "");
  });

  await test.step("the switch shows the two whole texts, and back", async () => {
    const whole = page.getByRole("button", { name: "I due testi interi" });
    await whole.click();
    await expect(whole).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("heading", { name: "Testo originale" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Testo corretto" })).toBeVisible();
    await expect(page.locator("del")).toHaveCount(0);
    await page.getByRole("button", { name: "Con le correzioni" }).click();
    await expect(page.locator("ins")).toHaveCount(1);
  });

  await test.step("a direct visit has the specified button", async () => {
    await page.goto(`/review/${attemptId}/lettura`);
    await expect(page.getByText("Revisione Disponibile")).toBeVisible();
    await page.getByRole("button", { name: "Clicca qui per i risultati" }).click();
    await expect(page.getByRole("heading", { name: "Risultato della Prova" })).toBeVisible();
  });

  await test.step("the dashboard starts with one next step, and the finished simulation unfolds on the street", async () => {
    await page.goto(`/dashboard?result=${attemptId}`);
    await page.getByRole("link", { name: "Oggi", exact: true }).click();
    await expect(verdict(page)).toHaveText(/^Ciao, /);
    await expect(page.getByText("1 su 5 finita")).toBeVisible();
    await expect(page.getByText(/^Il prossimo passo · 5 minuti$/)).toBeVisible();
    await expect(page.getByRole("link", { name: "Inizia il ripasso" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Rivedi Lettura" })).toBeHidden();
    await page.locator("summary").filter({ hasText: "50 su 60" }).click();
    await expect(page.getByRole("link", { name: "Rivedi Lettura" })).toBeVisible();
    await expect(page.getByText(/^Completata il/)).toBeVisible();
    await expect(page.getByText("ESAME NON SUPERATO")).toBeVisible();
    await expect(page.getByText("4 risposte giuste su 6")).toBeVisible();
    await expectUsablePage(page);
  });

  await test.step("the PDF uses what was fetched when idle, at most 420 KB, and the reviews", async () => {
    const answers: Response[] = [];
    page.on("response", (response) => answers.push(response));
    const fetched = () => answers.filter((response) => response.url().startsWith("http"));
    const fontsIn = (responses: Response[]) => responses.filter((response) => response.url().endsWith(".ttf"));
    await openWithConsent(page, `/dashboard?result=${attemptId}`);
    answers.length = 0;
    await page.getByRole("button", { name: "Scarica il riepilogo PDF" }).scrollIntoViewIfNeeded();
    await expect.poll(() => fontsIn(fetched()).length).toBe(3);
    const sizes = await Promise.all(fetched().map((response) => response.request().sizes()));
    expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThanOrEqual(420_000);
    answers.length = 0;
    await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Scarica il riepilogo PDF" }).click(),
    ]);
    await expect(page.getByText("Il PDF è pronto: lo trovi tra i file scaricati.")).toBeVisible();
    expect(fetched().filter((response) => !response.url().includes("/api/"))).toEqual([]);
  });

  await test.step("the questions can be printed in large letters, to do them again on paper", async () => {
    await page.getByText("Rifalla su carta").click();
    await page.getByLabel("Caratteri grandi").check();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Scarica il quaderno PDF" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^CILS_Quaderno_1_\d{2}-\d{2}-\d{4}\.pdf$/);
    await expectUsablePage(page);
  });

  await test.step("a PDF that cannot be drawn says so, and can be requested again", async () => {
    const font = "**/fonts/fraunces-semibold.ttf";
    await page.context().route(font, (route) => route.abort());
    await page.reload();
    const button = page.getByRole("button", { name: "Scarica il riepilogo PDF" });
    await button.click();
    await expect(page.getByText("Il PDF non è pronto. I tuoi risultati sono al sicuro")).toBeVisible();
    expect(consoleMessages).toEqual([expect.stringContaining("Failed to fetch")]);
    consoleMessages.length = 0;
    await page.context().unroute(font);
    await Promise.all([page.waitForEvent("download"), button.click()]);
  });

  await test.step("with the save-data preference, nothing of it is prefetched", async () => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } }),
    );
    await page.reload();
    await page.getByRole("button", { name: "Scarica il riepilogo PDF" }).scrollIntoViewIfNeeded();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.waitForLoadState("networkidle");
    expect(asked.filter((address) => address.endsWith(".ttf"))).toEqual([]);
  });
});

test("a result with a waiting writing says so, updates by itself, and announces this once", {
  tag: "@in-production",
}, async ({ page }) => {
  await page.clock.install();
  await signInAsNewLearner(page);
  const attemptId = await finishSimulation(page, 1, TEXT);
  await openWithConsent(page, `/dashboard?result=${attemptId}`);
  await expect(verdict(page)).toHaveText("Finora hai superato 4 prove su 5.");
  await expect(page.getByText("La Scrittura è in correzione").first()).toBeVisible();
  await expect(page.getByText("Il testo lo corregge l'insegnante")).toBeVisible();
  await storeWritingMarks(attemptId, { ...MARKS, score: 8 });
  await page.clock.fastForward("00:05");
  await expect(verdict(page)).toHaveText("Hai superato tutte e 5 le prove.");
  await expect(page.getByText("È arrivato il voto della Scrittura: 8 su 12.")).toHaveCount(1);
  await expect(page.getByText("ESAME SUPERATO")).toBeVisible();
  await page.reload();
  await expect(verdict(page)).toHaveText("Hai superato tutte e 5 le prove.");
  await expect(page.getByText("È arrivato il voto della Scrittura")).toBeHidden();
});
