import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "@/tests/support/accessibility";
import { expect, readAnswerKey, reloadWithFonts, test } from "@/tests/support/browser";
import {
  answerControl,
  answerQuestions,
  correctOpenSection,
  goToSection,
  handIn,
  openExam,
  pressInList,
  showAllQuestions,
  startExam,
} from "@/tests/support/exam";
import { postJson, startAttemptAsNewLearner } from "@/tests/support/site-calls";

const SECTIONS = ["ascolto1", "ascolto2", "lettura", "cloze", "scrittura"];

const MAX_TASK_LINE_PX = 56;
/** From six lines of 28.8 px on, a sentence can be read again while the next one is typed. */
const SIX_LINES_PX = 6 * 28.8;

const actionBar = (page: Page) => page.getByRole("group", { name: "Azioni della prova" });
const sectionListButton = (page: Page) => page.getByRole("button", { name: "Apri l'elenco delle prove" });
const handInDialog = (page: Page) => page.getByRole("dialog", { name: "Prima di correggere" });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("it is not on the page");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** The first control for an answer in the open section. */
const firstAnswer = (page: Page) => page.locator("main :is(input[type=radio], select):visible").first();

/** Presses a button three times in quick succession. */
async function pressThrice(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await button.evaluate(async (element: HTMLElement) => {
    for (let press = 0; press < 3; press += 1) {
      element.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
}

/** Waits until the page has fetched what it loads when idle. */
async function waitForIdleFetches(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForFunction(() => {
    const fetched = new Set(performance.getEntriesByType("resource").map(({ name }) => name));
    return [...document.scripts].every(({ src, noModule }) => src === "" || noModule || fetched.has(src));
  });
}

test.describe("on a small phone", { tag: "@own-size" }, () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test("two bars take at most 112 px, the first answer is visible without scrolling, and one button is filled", async ({
    page,
  }) => {
    const attemptId = await startExam(page, "ascolto1");
    await reloadWithFonts(page);
    for (const section of SECTIONS) {
      await openExam(page, attemptId, section);
      const [top, bottom, first] = [
        await boxOf(page.getByRole("banner")),
        await boxOf(actionBar(page)),
        await boxOf(firstAnswer(page)),
      ];
      expect([section, top.height <= 56, top.height + bottom.height <= 112]).toEqual([section, true, true]);
      expect([section, first.y >= top.bottom, first.bottom <= bottom.y]).toEqual([section, true, true]);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      expect(await page.locator(":is(a, button).bg-accent:visible").count()).toBeLessThanOrEqual(1);
    }
  });

  test("twelve statements take at most six screens, true and false side by side", async ({ page }) => {
    await startExam(page, "ascolto2");
    await reloadWithFonts(page);
    await showAllQuestions(page);
    await expect(answerControl(page, "ascolto2", 12, "V")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6 * 640);
    const [right, wrong] = [
      await boxOf(answerControl(page, "ascolto2", 12, "V")),
      await boxOf(answerControl(page, "ascolto2", 12, "F")),
    ];
    expect(right.y).toBe(wrong.y);
  });

  test("questions are shown one at a time: forward, back, by number, and the text keeps its scroll position", async ({
    page,
  }) => {
    await startExam(page, "lettura");
    await page.evaluate(() => window.scrollTo(0, 200));
    await actionBar(page).getByRole("button", { name: "Avanti" }).click();
    await expect(sectionListButton(page)).toContainText("Lettura · 2 di 12");
    await expect(answerControl(page, "lettura", 2, "V")).toBeVisible();
    await expect(answerControl(page, "lettura", 1, "V")).toBeHidden();
    expect(await page.evaluate(() => window.scrollY)).toBe(200);
    await pressInList(page, "Domanda 7 non risposto");
    await answerControl(page, "lettura", 7, "F").check();
    await actionBar(page).getByRole("button", { name: "Precedente" }).click();
    await expect(sectionListButton(page)).toContainText("Lettura · 6 di 12");
    await pressInList(page, "Domanda 7 risposto");
    await expect(sectionListButton(page)).toContainText("Lettura · 7 di 12");
  });

  test("the back button leads to the previous section, and a reload to the same question", async ({ page }) => {
    await startExam(page, "ascolto1");
    await goToSection(page, "Lettura");
    await goToSection(page, "Cloze");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 2, name: "Lettura" })).toBeFocused();
    await actionBar(page).getByRole("button", { name: "Avanti" }).click();
    await expect(sectionListButton(page)).toContainText("Lettura · 2 di 12");
    await page.reload();
    await expect(sectionListButton(page)).toContainText("Lettura · 2 di 12");
    await page.goBack();
    await expect(sectionListButton(page)).toContainText("Ascolto 1 · 1 di 6");
  });

  test("a section that is chosen three times at once is opened once: the back button leads to the previous section", async ({
    page,
  }) => {
    await startExam(page, "ascolto1");
    await sectionListButton(page).click();
    const list = page.getByRole("navigation", { name: "Progresso Esame" });
    await pressThrice(list.getByRole("button", { name: "Lettura" }));
    await expect(page.getByRole("heading", { level: 2, name: "Lettura" })).toBeFocused();
    await page.goBack();
    await expect(sectionListButton(page)).toContainText("Ascolto 1 · 1 di 6");
  });

  test("the hand-in check offers a blank answer first, asks once, and keeps clear of the pressed button", async ({
    page,
  }) => {
    await startExam(page, "ascolto1");
    await answerQuestions(page, "ascolto1", readAnswerKey("ascolto1").slice(0, 4));
    await pressInList(page, "Una alla volta");
    const button = actionBar(page).getByRole("button", { name: "Correggi" });
    const pressed = await boxOf(button);
    await button.click();
    await expect(handInDialog(page).getByRole("button", { name: /^Domanda \d risposto$/ })).toHaveCount(4);
    await expect(handInDialog(page)).toContainText("Mancano 2 risposte");
    await expect(handInDialog(page).getByRole("button", { name: "Vai alla 5" })).toHaveClass(/bg-accent/);
    const anyway = handInDialog(page).getByRole("button", { name: "Correggi lo stesso" });
    await expect(anyway).toHaveAccessibleDescription("Finisco. Dopo non cambio più");
    await expect(anyway).not.toHaveClass(/bg-(accent|wrong)/);
    const confirm = await boxOf(anyway);
    expect(confirm.bottom <= pressed.y || confirm.y >= pressed.bottom).toBe(true);
    await expectAccessible(page);
    await handInDialog(page).getByRole("button", { name: "Domanda 6 non risposto" }).click();
    await expect(sectionListButton(page)).toContainText("Ascolto 1 · 6 di 6");
    await answerControl(page, "ascolto1", 6, "A").check();
    await answerControl(page, "ascolto1", 6, "A").press("Tab");
    await actionBar(page).getByRole("button", { name: "Vai alla 5" }).click();
    await answerControl(page, "ascolto1", 5, "A").check();
    await actionBar(page).getByRole("button", { name: "Correggi" }).click();
    await expect(handInDialog(page)).toContainText("Hai risposto a tutte le domande.");
    await handInDialog(page).getByRole("button", { name: "Correggi", exact: true }).click();
    await expect(page.getByText("✓ Sezione già corretta")).toBeVisible();
  });

  test("double and triple presses have no unwanted effect", async ({ page }) => {
    await startExam(page, "ascolto1");
    await pressThrice(actionBar(page).getByRole("button", { name: "Avanti" }));
    await expect(sectionListButton(page)).toContainText("Ascolto 1 · 2 di 6");
    const button = actionBar(page).getByRole("button", { name: "Correggi" });
    await expect(button).toBeEnabled();
    const point = await boxOf(button);
    for (let press = 0; press < 3; press += 1) await page.mouse.click(point.x + 10, point.y + 10);
    await expect(handInDialog(page)).toBeVisible();
    await expect(page.getByText("✓ Sezione già corretta")).toBeHidden();
    await pressThrice(handInDialog(page).getByRole("button", { name: "Correggi lo stesso" }));
    await expect(page.getByText("✓ Sezione già corretta")).toBeVisible();
    await expect(sectionListButton(page)).toContainText("Ascolto 1");
    await pressThrice(actionBar(page).getByRole("button", { name: "Avanti" }));
    await expect(sectionListButton(page)).toContainText("Ascolto 2 · testo 1 di 2");
  });

  test("a network lost once the page is idle does not keep the section list or the overview from opening", async ({
    page,
    context,
  }) => {
    await startExam(page, "cloze");
    await waitForIdleFetches(page);
    await context.setOffline(true);
    await sectionListButton(page).click();
    await page.getByRole("dialog", { name: "Progresso Esame" }).getByRole("button", { name: "Chiudi" }).click();
    await expect(sectionListButton(page)).toBeFocused();
    await actionBar(page).getByRole("button", { name: "Correggi" }).click();
    await expect(handInDialog(page)).toBeVisible();
  });

  test("a text that was cut at its maximum length says so", async ({ page }) => {
    await startExam(page, "scrittura");
    await page.getByRole("radio", { name: /Opzione A/ }).check();
    await page.getByRole("textbox").focus();
    await page.keyboard.insertText("parola ".repeat(3000));
    await expect(page.getByRole("alert").filter({ hasText: "massimo è 20.000 caratteri" })).toBeVisible();
  });

  test("the exit link asks the learner to stay while offline, and works once the network is back", async ({
    page,
    context,
  }) => {
    await startExam(page, "cloze");
    await waitForIdleFetches(page);
    const leave = page.getByRole("link", { name: "Torna alla Dashboard" }).filter({ visible: true });
    await context.setOffline(true);
    await leave.click();
    const question = page.getByRole("dialog", { name: "Nessuna rete" });
    await expect(question.getByRole("button", { name: "Esci" })).toHaveCount(0);
    await question.getByRole("button", { name: "Resto qui" }).click();
    await expect(firstAnswer(page)).toBeVisible();
    await context.setOffline(false);
    await leave.click();
    await page.waitForURL("**/dashboard");
  });

  test("a section list requested before its code could load opens by itself once it can", async ({ page }) => {
    await page.clock.install();
    const { attemptId } = await startAttemptAsNewLearner(page);
    const html = await (await page.request.get(`/exam/${attemptId}?section=cloze`)).text();
    const lateScripts = (url: URL) => url.pathname.endsWith(".js") && !html.includes(url.pathname);
    const refused: string[] = [];
    await page.route(lateScripts, (route) => {
      refused.push(route.request().url());
      return route.abort();
    });
    await openExam(page, attemptId, "cloze");
    await sectionListButton(page).click();
    const list = page.getByRole("dialog", { name: "Progresso Esame" });
    // The module loader tries twice, then gives up.
    const timesOf = (address: string) => refused.filter((each) => each === address).length;
    await expect.poll(() => Math.min(...refused.map(timesOf), refused.length)).toBeGreaterThanOrEqual(2);
    await expect(list).toBeHidden();
    await page.unroute(lateScripts);
    await page.clock.fastForward("00:05");
    await expect(list).toBeVisible();
  });

  test("a hand-in waits if the server is unreachable, although the browser reports a network, and is sent automatically", async ({
    page,
  }) => {
    await page.clock.install();
    await startExam(page, "cloze");
    await page.route("**/api/correggi/**", (route) => route.abort());
    await handIn(page);
    await expect(page.getByText("Il sito non risponde")).toBeVisible();
    await page.unroute("**/api/correggi/**");
    await page.clock.fastForward("00:05");
    await expect(page.getByText("✓ Sezione già corretta")).toBeVisible();
  });

  test("an empty writing says what to do, and a short one how many words are missing", async ({ page }) => {
    await startExam(page, "scrittura");
    await actionBar(page).getByRole("button", { name: "Correggi" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Seleziona un'opzione" })).toBeVisible();
    await page.getByRole("radio", { name: /Opzione A/ }).check();
    await actionBar(page).getByRole("button", { name: "Correggi" }).click();
    await expect(page.getByText("Scrivi il testo prima di chiedere la correzione.")).toBeVisible();
    await expect(page.getByRole("textbox")).toBeFocused();
    await page.getByRole("textbox").fill("parola ".repeat(36));
    await page.getByRole("textbox").blur();
    await page.getByRole("checkbox", { name: /Descrivi il problema/ }).check();
    await actionBar(page).getByRole("button", { name: "Correggi" }).click();
    await expect(handInDialog(page)).toContainText("36 di 80 parole");
    await expect(handInDialog(page)).toContainText("Mancano 44 parole");
  });
});

test.describe("on a phone with the keyboard up", { tag: "@own-size" }, () => {
  // What the keyboard leaves of 640 px. Where the window keeps its height, the keyboard covers the bar at the bottom.
  test.use({ viewport: { width: 360, height: 340 }, hasTouch: true });

  test("the task is one line with its points, and six lines of the text are visible", async ({ page }) => {
    await startExam(page, "scrittura");
    await reloadWithFonts(page);
    await page.getByRole("radio", { name: /Opzione A/ }).check();
    await expect(page.getByRole("checkbox", { name: /1 il problema/ })).toBeVisible();
    await page.getByRole("textbox").fill("Gentile ragionier Galli, le scrivo per il riscaldamento. ".repeat(8));
    await page.getByRole("textbox").press("Control+End");
    const task = await boxOf(page.locator("details").filter({ hasText: "1 il problema" }).locator("summary"));
    const count = await boxOf(page.locator("#writing-count").locator(".."));
    expect(task.height).toBeLessThanOrEqual(MAX_TASK_LINE_PX);
    expect(count.y - Math.max(0, task.bottom)).toBeGreaterThanOrEqual(SIX_LINES_PX);
  });
});

test.describe("on a desktop of 1280 by 800", { tag: "@own-size" }, () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test("no list of questions scrolls, and player and task stand beside what they belong to", async ({ page }) => {
    const attemptId = await startExam(page, "ascolto1");
    await reloadWithFonts(page);
    for (const section of SECTIONS.filter((each) => each !== "scrittura")) {
      await openExam(page, attemptId, section);
      const { scrollHeight, scrollWidth } = await page.evaluate(() => {
        const { scrollHeight, scrollWidth } = document.documentElement;
        return { scrollHeight, scrollWidth };
      });
      expect([section, scrollHeight, scrollWidth]).toEqual([section, 800, 1280]);
      const last = await boxOf(page.locator("main :is(label:has(input[type=radio]), select):visible").last());
      expect([section, last.bottom <= (await boxOf(actionBar(page))).y]).toEqual([section, true]);
    }
    await openExam(page, attemptId, "ascolto1");
    const player = await boxOf(page.getByRole("region", { name: "Audio di Ascolto 1" }));
    expect(player.right).toBeLessThanOrEqual((await boxOf(answerControl(page, "ascolto1", 1, "A"))).x);
    await openExam(page, attemptId, "scrittura");
    await page.getByRole("radio", { name: /Opzione A/ }).check();
    const [points, text] = [await boxOf(page.getByRole("checkbox").last()), await boxOf(page.getByRole("textbox"))];
    expect([points.right <= text.x, points.bottom <= text.bottom]).toEqual([true, true]);
  });
});

test("after a section, Next opens the next open one; finishing asks only while a section is open", {
  tag: "@layout",
}, async ({ page }) => {
  const { attemptId } = await startAttemptAsNewLearner(page);
  for (const section of ["ascolto2", "lettura"]) await postJson(page, `/api/correggi/${attemptId}/${section}`);
  await openExam(page, attemptId, "ascolto1");
  await correctOpenSection(page);
  await actionBar(page).getByRole("button", { name: "Avanti" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Cloze" })).toBeFocused();
  await correctOpenSection(page);
  await actionBar(page).getByRole("button", { name: "Avanti" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Scrittura" })).toBeFocused();
  await page.getByRole("radio", { name: /Opzione A/ }).check();
  await page.getByRole("textbox").fill("Gentile signora, ho un problema con il riscaldamento.");
  await goToSection(page, "Ascolto 1");
  await actionBar(page).getByRole("button", { name: "Avanti" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Scrittura" })).toBeFocused();
  await handIn(page);
  await expect(page.getByText("In attesa di correzione").first()).toBeVisible();
  await actionBar(page).getByRole("button", { name: "Termina Simulazione" }).click();
  await page.waitForURL("**/dashboard?result=*");
  // "Back" does not open the closed attempt again.
  await page.goBack();
  await page.waitForURL("**/dashboard?result=*");
});
