import { readFileSync } from "node:fs";
import { addDays, italianDay } from "@/lib/product/italian-day";
import { expectUsablePage } from "@/tests/support/accessibility";
import { expect, openWithConsent, test } from "@/tests/support/browser";
import { finishSimulation, storeWritingMarks } from "@/tests/support/finished-attempts";
import { measurePage } from "@/tests/support/page-measures";
import { runSiteSql, signInAsNewLearner } from "@/tests/support/site-calls";

const TEXT = `Gentile ragionier Galli,
Le scrivo perché ieri ho andato in cantina e c'è molta acqua.
Cordiali saluti`;

test("a result links to the greatest losses, a date to a plan, and a past exam to the question about its result", async ({
  page,
  isMobile,
}) => {
  await signInAsNewLearner(page);
  const attemptId = await finishSimulation(page, 1, TEXT, { lettura: 5 });
  await storeWritingMarks(attemptId, { text: TEXT, original: "ho andato", corrected: "sono andato", score: 6 });

  await test.step("the greatest losses have the learner's own answers, and link to that review only", async () => {
    await openWithConsent(page, "/dashboard");
    const title = page.getByRole("heading", { name: "Che cosa ti costa più punti" });
    const steps = page.locator("details").filter({ has: title });
    await title.click();
    await expect(steps.getByText("hai scritto «ho andato»: si scrive «sono andato»")).toBeVisible();
    await expect(steps.getByText("1 errore. Punti persi: 3.")).toBeVisible();
    await steps
      .getByRole("link", { name: /^Rivedi queste domande/ })
      .first()
      .click();
    await expect(page.getByText(/^Solo le domande su:/)).toBeVisible();
    const questions = page.getByRole("article");
    const alone = await questions.count();
    await expectUsablePage(page);
    await page.getByRole("link", { name: "Mostra tutte le domande" }).click();
    await expect(page.getByText(/^Solo le domande su:/)).toBeHidden();
    await expect.poll(() => questions.count()).toBeGreaterThan(alone);
  });

  await test.step("after two simulations the dashboard has one filled button, and its size and words are bounded", async () => {
    const second = await finishSimulation(page, 2, TEXT);
    await storeWritingMarks(second, { text: TEXT, original: "ho andato", corrected: "sono andato", score: 8 });
    await page.goto("/dashboard");
    await expect(page.getByText(/^Su 20 persone con i tuoi risultati passano lo scritto /)).toBeVisible();
    await expect(page.getByText("Il segno è a 7: il minimo.")).toBeVisible();
    const { height, words, filled } = await measurePage(page);
    expect([filled, words <= 220, words]).toEqual([1, true, words]);
    if (isMobile) {
      expect([height <= 2.5 * 740, height]).toEqual([true, height]);
      await page.setViewportSize({ width: 320, height: 740 });
      expect((await page.getByRole("banner").boundingBox())?.height).toBeLessThanOrEqual(57);
      const bar = page.getByRole("navigation", { name: "Le tue pagine" });
      await expect(bar.getByRole("link", { name: "Oggi" })).toHaveAttribute("aria-current", "page");
      await bar.getByRole("link", { name: "Scrivere" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Esercizi di scrittura");
      await page.setViewportSize({ width: 360, height: 740 });
      return;
    }
    const left = await page.getByRole("region", { name: "Se l'esame fosse oggi" }).boundingBox();
    const street = await page.getByRole("region", { name: "La tua strada" }).boundingBox();
    if (!left || !street) throw new Error("a column of the dashboard is missing");
    expect(street.x + street.width - left.x).toBeGreaterThanOrEqual(1100);
    expect([street.x > left.x + left.width, street.y + street.height <= 800]).toEqual([true, true]);
  });

  const today = italianDay(new Date());
  const examDay = addDays(today, 60);
  await test.step("a past day is refused with a message, and a future day creates the plan and its calendar", async () => {
    await page.goto("/dashboard");
    await page.getByRole("link", { name: /^Il tuo esame/ }).click();
    await expect(page.getByRole("heading", { name: "Senza una data" })).toBeVisible();
    const day = page.getByLabel("Giorno dell'esame");
    await day.fill(today);
    await page.getByRole("button", { name: "Fai il piano" }).click();
    await expect(page.getByText("Scrivi un giorno da domani in poi.").first()).toBeVisible();
    await day.fill(examDay);
    await page.getByLabel("Chiederò tempo in più").check();
    await page.getByRole("button", { name: "Fai il piano" }).click();
    await expect(page.getByText("Mancano 60 giorni all'esame.")).toBeVisible();
    for (const name of ["Prepara la richiesta di tempo in più", "Iscriviti all'esame", "Cerca i documenti", "L'esame"])
      await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: /\((allenamento|come all'esame)\)$/ })).toHaveCount(3);
    await expectUsablePage(page);
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: "Metti il piano nel calendario" }).click();
    const file = readFileSync(await (await downloading).path(), "utf8");
    expect(file).toContain(`DTSTART;VALUE=DATE:${examDay.replaceAll("-", "")}`);
  });

  await test.step("after the exam, one tap per ability records the result, and another changes it", async () => {
    await runSiteSql(`UPDATE "RealExam" SET day = '${addDays(today, -1)}'
      WHERE "userId" = (SELECT "userId" FROM "Attempt" WHERE id = '${attemptId}')`);
    await page.goto("/dashboard");
    const reading = page.getByRole("group", { name: "Lettura" });
    for (const answer of ["Passata", "Non passata"]) {
      await reading.getByRole("button", { name: answer, exact: true }).click();
      await expect(reading.getByRole("button", { name: answer, exact: true })).toHaveAttribute("aria-pressed", "true");
    }
    await page.reload();
    await expect(reading.getByRole("button", { pressed: true })).toHaveText("Non passata");
  });
});
