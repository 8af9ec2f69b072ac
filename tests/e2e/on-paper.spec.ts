import { expectAccessible } from "@/tests/support/accessibility";
import { expect, openAsNewLearner, readAnswerKey, test } from "@/tests/support/browser";

const SECTIONS = ["ascolto1", "ascolto2", "lettura", "cloze"];
const TEXT = "Gentile ragionier Galli, in cantina c'è acqua. Può venire domani? Cordiali saluti, Rosa";

test("a simulation on paper is printed, heard, copied in with the keyboard, completed and handed in", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const step = (name: string) => page.getByRole("heading", { name, level: 2 });
  const next = () => page.getByRole("button", { name: "Avanti", exact: true }).click();
  const key = SECTIONS.flatMap((section) => readAnswerKey(section).map(({ answer }) => answer)).join("");
  await openAsNewLearner(page, "/simulazioni/1");
  await page.getByRole("radio", { name: "Su carta", exact: true }).check();
  await expect(page.getByText("Ti serve una stampante")).toBeVisible();
  await page.getByRole("button", { name: "Inizia", exact: true }).click();

  await expect(step("Stampa il quaderno")).toBeVisible();
  await page.getByRole("checkbox", { name: "Caratteri grandi" }).check();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Scarica il quaderno PDF" }).click();
  expect((await download).suggestedFilename()).toContain("Quaderno_1");

  await next();
  await page.getByRole("button", { name: "Inizia l'ascolto" }).click();
  await expect(page.getByRole("region", { name: "Ascolto", exact: true })).toContainText("Prima prova");
  await next();
  await expect(step("Leggi e scrivi sulla carta")).toBeVisible();

  await next();
  await expectAccessible(page);
  // One letter after the other goes through all numbers; the last one stays open.
  await page.getByRole("group", { name: "Domanda 1" }).first().getByRole("radio").first().focus();
  await page.keyboard.type(key.slice(0, -1).toLowerCase());
  await expect(page.getByText("Manca 1 risposta", { exact: true })).toBeVisible();
  await next();
  await page.reload();
  await page.getByRole("radio", { name: "Opzione A" }).check();
  await page.getByRole("textbox").fill(TEXT);
  await expect(page.getByText("Salvato", { exact: true })).toBeVisible();

  await next();
  await expect(page.getByText("Manca 1 risposta: 6")).toBeVisible();
  await page.getByRole("button", { name: "Completa quello che manca" }).click();
  // Not `toBeFocused`: the window itself may have lost the focus to the download.
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("name"));
  await expect.poll(focused).toBe("cloze-6");
  await page.keyboard.type(key.slice(-1));
  await next();
  await next();
  await page.getByRole("button", { name: "Consegna", exact: true }).click();
  await page.waitForURL("**/dashboard?result=*");
  await expect(page.getByText(/^Su carta · |· Su carta/).first()).toBeVisible();
  await expect(page.getByText("6 risposte giuste su 6").first()).toBeAttached();
});
