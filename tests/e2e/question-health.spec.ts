import { expect, signIn, test } from "@/tests/support/browser";

const PATHS = ["/admin/questions", "/admin/questions/1", "/admin/questions/1/lettura_2"];

test("the health of questions is no page for learners, nor of questions that do not exist", async ({ page }) => {
  await signIn(page, "studente@example.it");
  for (const path of PATHS) expect([path, (await page.goto(path))?.status()]).toEqual([path, 404]);
  await page.context().clearCookies();
  await signIn(page, "admin@example.it");
  for (const path of ["/admin/questions/99", "/admin/questions/1/lettura_99", "/admin/questions/1/scrittura_1"])
    expect([path, (await page.goto(path))?.status()]).toEqual([path, 404]);
});

test("an admin finds a question, reads it with its key, marks it and takes the mark away", async ({ page }, info) => {
  await signIn(page, "admin@example.it");
  await page.goto("/admin/questions");
  await page.getByRole("link", { name: /^Simulazione 1/ }).click();
  await page.getByRole("link", { name: "Facilità" }).click();
  await expect(page.getByRole("columnheader", { name: "Facilità" })).toHaveAttribute("aria-sort", "ascending");
  await page.getByRole("link", { name: "Facilità" }).click();
  await expect(page.getByRole("columnheader", { name: "Facilità" })).toHaveAttribute("aria-sort", "descending");

  // Each screen size works on a question of its own, so that they never meet.
  const name = info.project.name === "phone" ? "Cloze, n. 1" : "Cloze, n. 2";
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
