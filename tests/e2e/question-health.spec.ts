import { expect, openAs, test } from "@/tests/support/browser";

test("an admin finds a question, reads it with its key, sets a marker and removes it", async ({ page }) => {
  await openAs(page, "admin@example.it", "/admin/questions");
  await page.getByRole("link", { name: /^Simulazione 1/ }).click();
  await page.getByRole("link", { name: "Facilità" }).click();
  await expect(page.getByRole("columnheader", { name: "Facilità" })).toHaveAttribute("aria-sort", "ascending");
  await page.getByRole("link", { name: "Facilità" }).click();
  await expect(page.getByRole("columnheader", { name: "Facilità" })).toHaveAttribute("aria-sort", "descending");

  // Each screen size uses its own question, so that the projects do not interfere.
  const name = test.info().project.name === "phone" ? "Cloze, n. 1" : "Cloze, n. 2";
  await page.getByRole("link", { name: /^Cloze \(/ }).click();
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText("risposta giusta")).toBeVisible();
  await page.getByLabel("Che cosa c'è da guardare").fill("Due risposte possibili");
  await page.getByRole("button", { name: "Segna da rivedere" }).click();
  await expect(page.getByText("Questa domanda è segnata: da rivedere.")).toBeVisible();

  await page.goto("/admin/questions/1?show=flagged");
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByLabel("Che cosa c'è da guardare")).toHaveValue("Due risposte possibili");
  await page.getByRole("button", { name: "Togli il segno" }).click();
  await expect(page.getByText("Questa domanda non è segnata.")).toBeVisible();
});
