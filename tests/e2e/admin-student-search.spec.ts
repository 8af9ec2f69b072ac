import type { Page } from "@playwright/test";
import { expectUsablePage } from "@/tests/support/accessibility";
import { expect, openAs, reloadWithFonts, test } from "@/tests/support/browser";
import { OWN_HEADERS } from "@/tests/support/own-response";
import { postJson, startAttemptAsNewLearner } from "@/tests/support/site-calls";

/** Returns to the page from another window, once the page is hydrated, until it shows this. */
async function returnUntil(page: Page, sentence: string): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(page.getByText(sentence).first()).toBeVisible({ timeout: 2000 });
  }).toPass();
}

test("an admin finds a student with the keyboard only", { tag: "@layout" }, async ({ page }) => {
  await openAs(page, "admin@example.it", "/admin");
  await expect(page.getByRole("heading", { name: "Studenti", exact: true })).toBeVisible();
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(page.getByLabel("Cerca", { exact: true })).toBeFocused({ timeout: 1000 });
  }).toPass();
  const answers: string[] = [];
  await page.route(/\/admin\?.*q=mirela/, async (route) => {
    const response = await route.fetch();
    answers.push(await response.text());
    await route.fulfill({ response });
  });
  await page.keyboard.type("mirela HOXHÀ");
  // Typed slowly, the search is sent in pieces: wait for the last one.
  await page.waitForURL(/q=mirela\+HOXH%C3%80/);
  await expect(page.getByText("1 studente", { exact: true })).toBeVisible();
  // The search updates only the list: the rest of the page is not fetched again.
  await page.unroute(/\/admin\?.*q=mirela/);
  expect(answers.join()).toContain("Mirela");
  expect(answers.join()).not.toContain("La scuola in cifre");
  await expect(page.getByLabel("Cerca", { exact: true })).toBeFocused();
  const link = page.getByRole("link", { name: "Hoxha Mirela" });
  await expect(link).toHaveAttribute("href", /q=mirela.*&student=/);
  await expectUsablePage(page);
  await page.keyboard.press("ArrowDown");
  await expect(link).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Mirela Hoxha" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/admin\?q=mirela[^&]*$/);
  await expect(link).toBeFocused();
  await page.goto("/admin?q=popescu+daniel");
  const unpaid = page.getByRole("link", { name: "Popescu Daniel" });
  await expect(unpaid).toHaveCount(1);
  await page.getByLabel("Con accesso").check();
  await page.waitForURL(/filter=paid/);
  await expect(unpaid).toHaveCount(0);
  await page.goto("/admin?q=nessuno-si-chiama-così");
  await expect(page.getByText(/Nessuno studente corrisponde/)).toBeVisible();
});

test("a former admin learns this at the next action, with a link to the login", async ({ page }) => {
  await openAs(page, "admin@example.it", "/admin");
  const denied = { status: 403, headers: OWN_HEADERS, json: { error: "forbidden", message: "Non puoi farlo." } };
  await page.route("**/api/admin/stats", (route) => route.fulfill(denied));
  await returnUntil(page, "Accesso non autorizzato");
  await expect(page.getByText("Non hai i permessi per accedere a questa pagina")).toBeVisible();
  await expect(page.getByRole("link", { name: "Vai al login" })).toHaveAttribute("href", "/login");
});

test("unreadable figures are reported, and the bulk suspension asks for confirmation", async ({ page }) => {
  await openAs(page, "admin@example.it", "/admin");
  await page.route("**/api/admin/stats", (route) => route.abort());
  await returnUntil(page, "Errore nel caricamento delle statistiche");
  await page.getByRole("button", { name: "Sospendi gli accessi scaduti" }).click();
  await expect(page.getByRole("dialog", { name: "Sospendere gli studenti con l'accesso scaduto?" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

/** What the open page does in this window: lists that scroll inside themselves, filled buttons, heights of its rows. */
function measureDesk(page: Page) {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>("main *")].filter((one) => one.checkVisibility());
    const mayScroll = (overflow: string) => overflow === "auto" || overflow === "scroll";
    const scrolling = shown.filter((one) => {
      const { overflowX, overflowY } = getComputedStyle(one);
      const isWider = mayScroll(overflowX) && one.scrollWidth > one.clientWidth + 1;
      return isWider || (mayScroll(overflowY) && one.scrollHeight > one.clientHeight + 1);
    });
    const rows = shown.filter((one) => one.matches("tbody tr")).map((one) => Math.round(one.offsetHeight));
    const filled = shown.filter((one) => one.classList.contains("bg-accent")).length;
    return { scrolling: scrolling.map(({ className }) => className), filled, highestRow: Math.max(0, ...rows) };
  });
}

test("at 1280 px no list scrolls inside itself, a student takes 36 px, and one key opens the oldest work", async ({
  page,
}) => {
  const { attemptId } = await startAttemptAsNewLearner(page);
  const text = "Gentile signora, non posso venire domani. ".repeat(15);
  await postJson(page, `/api/correggi/${attemptId}/scrittura`, { option: "A", text });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAs(page, "admin@example.it", "/admin");
  await reloadWithFonts(page);
  await expect(page.getByRole("table", { name: "Elenco degli studenti" })).toBeVisible();
  const { highestRow } = await measureDesk(page);
  expect(highestRow).toBeGreaterThan(30);
  expect(highestRow).toBeLessThanOrEqual(37);
  for (const path of ["", "/writings", "/gift-codes", "/questions", "/questions/1", "/figures", "/audit"]) {
    await page.goto(`/admin${path}`);
    await expect(page.getByText("Caricamento...")).toHaveCount(0);
    const { scrolling, filled } = await measureDesk(page);
    expect([path, scrolling, filled <= 1]).toEqual([path, [], true]);
  }
  await page.goto("/admin/writings");
  await expect(async () => {
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: /^Testo #/ })).toBeVisible({ timeout: 2000 });
  }, "Enter opens the text that has waited longest").toPass();
});
