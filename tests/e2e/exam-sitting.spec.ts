import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/support/accessibility";
import { expect, readAnswerKey, test } from "@/tests/support/browser";
import { goToSection } from "@/tests/support/exam";
import { endPartIn, findStep, resumeListening, seekHearing, startSitting } from "@/tests/support/sitting";

const TEXT = "Gentile signora, le scrivo perché il riscaldamento non funziona. Può mandare un tecnico domani? Grazie.";

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const pressButton = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const clock = (page: Page) => page.getByText(/^\d{1,2}:\d\d$/);
const hearingPanel = (page: Page) => page.getByRole("region", { name: "Ascolto", exact: true });
const playbackPosition = (page: Page) => page.locator("audio").evaluate((audio: HTMLAudioElement) => audio.currentTime);

async function beginPart(page: Page, name: string): Promise<void> {
  await expect(title(page, name)).toBeVisible();
  await pressButton(page, "Inizia");
}

/** The first question of a section, which a small screen shows first. */
async function answerFirst(page: Page, section: string): Promise<string> {
  const [first] = readAnswerKey(section);
  await page.locator(`input[name="${section}-1"][value="${first?.answer}"]`).check();
  return first?.answer ?? "";
}

async function handIn(page: Page): Promise<void> {
  await pressButton(page, "Consegna");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Consegna/ })
    .click();
}

/** The server's state of a section. */
async function savedAnswers(page: Page, attemptId: string, section: string): Promise<Record<string, string>> {
  const { records } = await (await page.request.get(`/api/session-state/${attemptId}`)).json();
  return records.find(({ prova }: { prova: string }) => prova === section).answers;
}

test("a whole sitting: three parts in order, each handed in once, and the result at the end", {
  tag: "@in-production",
}, async ({ page }) => {
  test.setTimeout(180_000);
  const id = await startSitting(page);
  await expect(page.getByText("30 minuti", { exact: true })).toBeVisible();
  await beginPart(page, "Parte 1 di 3: Ascolto");

  await test.step("the texts are played before the questions can be read, and nothing can be corrected", async () => {
    await expect(hearingPanel(page)).toContainText("Ascolto. Prima prova. Ascolta i sei testi.");
    await expect(page.getByText("Le domande arrivano dopo il primo ascolto")).toBeVisible();
    await expect(page.locator('input[name="ascolto1-1"]')).toHaveCount(0);
    await expect.poll(() => playbackPosition(page)).toBeGreaterThan(0.3);
    await expect(clock(page)).toHaveText(/^(30:00|29:\d\d)$/);
    for (const name of ["Correggi", "Consegna"])
      await expect(page.getByRole("button", { name, exact: true })).toHaveCount(0);
  });

  await test.step("then there are two minutes to read, and the questions are visible", async () => {
    const reading = await findStep(page, id, ({ kind }) => kind === "reading");
    await seekHearing(page, id, reading.startMs + 1000);
    await expect(hearingPanel(page)).toContainText(/Due minuti per leggere: ancora 1:\d\d/);
    await answerFirst(page, "ascolto1");
    await expect(page.getByText("Salvato", { exact: true })).toBeVisible();
  });

  await test.step("leaving is asked with the time left, and the dashboard shows the clock on top", async () => {
    const leave = page.getByRole("link", { name: "Torna alla Dashboard" }).filter({ visible: true });
    const question = page.getByRole("dialog", { name: "Vuoi uscire? Il tempo continua." });
    await leave.click();
    await expect(question.getByText(/^Tempo rimasto: 2\d:\d\d$/)).toBeVisible();
    await question.getByRole("button", { name: "Resto qui" }).click();
    await expect(hearingPanel(page)).toBeVisible();
    await leave.click();
    await question.getByRole("button", { name: "Esci" }).click();
    await expect(page.getByRole("timer")).toHaveText(/^Ascolto: tempo rimasto 2\d:\d\d$/);
    await page.getByRole("link", { name: "Torna all'esame" }).click();
    await expect(hearingPanel(page)).toBeVisible();
  });

  await test.step("the second section opens by itself, with its questions hidden again", async () => {
    const second = await findStep(page, id, ({ kind, section }) => kind === "text" && section === "ascolto2");
    await seekHearing(page, id, second.startMs + 1000);
    await expect(hearingPanel(page)).toContainText("Testo 1 di 2, primo ascolto");
    await expect(page.getByText("Le domande arrivano dopo il primo ascolto")).toBeVisible();
  });

  await test.step("the volume stays as it was set in the other section", async () => {
    const reading = await findStep(page, id, ({ kind, section }) => kind === "reading" && section === "ascolto2");
    await seekHearing(page, id, reading.startMs + 1000);
    const volume = hearingPanel(page).getByRole("slider", { name: "Volume" });
    await volume.fill("40");
    for (const section of ["Ascolto 1", "Ascolto 2"]) {
      await goToSection(page, section);
      await expect(volume).toHaveValue("40");
    }
    expect(await page.locator("audio").evaluate((audio: HTMLAudioElement) => audio.volume)).toBeCloseTo(0.4);
  });

  await test.step("handing in says what has not been heard", async () => {
    await pressButton(page, "Consegna");
    const look = page.getByRole("dialog");
    await expect(look.getByText("Ascolto 2, secondo ascolto: 2 testi")).toBeVisible();
    await look.getByRole("button", { name: "Torna alla prova" }).click();
  });

  await test.step("the part is handed in once, after an overview of open answers in both its sections", async () => {
    const copying = await findStep(page, id, ({ kind }) => kind === "copying");
    await seekHearing(page, id, copying.startMs + 1000);
    await expect(hearingPanel(page)).toContainText(/ancora [12]:\d\d/);
    await pressButton(page, "Consegna");
    const look = page.getByRole("dialog");
    await expect(look.getByRole("heading", { name: "Ascolto 1" })).toBeVisible();
    await expect(look.getByText("Mancano 5 risposte")).toBeVisible();
    await expect(look.getByText("Mancano 12 risposte")).toBeVisible();
    await look.getByRole("button", { name: "Consegna lo stesso" }).click();
    await expect(page.getByText("Ascolto: parte consegnata")).toBeVisible();
  });

  let answer = "";
  await test.step("an answer given just before the end is handed in", async () => {
    await beginPart(page, "Parte 2 di 3: Lettura");
    await expect(page.locator('input[name="lettura-1"]').first()).toBeAttached();
    await endPartIn(page, id, 30);
    answer = await answerFirst(page, "lettura");
    await expect(page.getByText("Lettura: il tempo è finito")).toBeVisible({ timeout: 60_000 });
    expect(await savedAnswers(page, id, "lettura")).toEqual({ lettura_1: answer });
  });

  await test.step("the last part ends the sitting, and the result is on the dashboard", async () => {
    await beginPart(page, "Parte 3 di 3: Scrittura");
    await page.getByRole("radio", { name: /Opzione A/ }).check();
    await page.getByRole("textbox").fill(TEXT);
    await handIn(page);
    await page.waitForURL("**/dashboard?result=*");
    await expect(page.getByText("· Come all'esame ·")).toBeVisible();
    const { session } = await (await page.request.get(`/api/session-state/${id}`)).json();
    expect(session.status).toBe("closed");
    expect(await savedAnswers(page, id, "scrittura")).toMatchObject({ text: TEXT, option: "A" });
  });
});

test("a hearing continues at its position: after a reload, and in another window", {
  tag: "@in-production",
}, async ({ page, context }) => {
  test.setTimeout(120_000);
  const id = await startSitting(page);
  await beginPart(page, "Parte 1 di 3: Ascolto");
  await expect(hearingPanel(page)).toContainText("Ascolto. Prima prova.");
  const text = await findStep(page, id, ({ kind, text }) => kind === "text" && text === 2);
  await seekHearing(page, id, text.startMs + 6000);
  await expect(hearingPanel(page)).toContainText("Testo 2 di 6, primo ascolto");
  await expect.poll(() => playbackPosition(page)).toBeGreaterThan(7);

  await page.reload();
  await resumeListening(page);
  await expect(hearingPanel(page)).toContainText("Testo 2 di 6, primo ascolto");
  await expect.poll(() => playbackPosition(page)).toBeGreaterThan(7);
  const position = await playbackPosition(page);
  expect(position).toBeLessThan(20);

  const other = await context.newPage();
  await other.goto(`/exam/${id}`);
  await expect(page.getByText("L'ascolto continua in un'altra finestra o su un altro telefono.")).toBeVisible();
  await expect.poll(() => page.locator("audio").evaluate((audio: HTMLAudioElement) => audio.paused)).toBe(true);
  await resumeListening(other);
  await expect.poll(() => playbackPosition(other)).toBeGreaterThan(position);

  await page.bringToFront();
  await pressButton(page, "Continua l'ascolto qui");
  await expect(other.getByText("L'ascolto continua in un'altra finestra o su un altro telefono.")).toBeVisible();
  await expect(hearingPanel(page)).toContainText(/Testo \d di 6, primo ascolto/);
});

test("if the browser requires a tap before it plays, the page asks for one and the hearing continues", async ({
  page,
}) => {
  await page.addInitScript(() => {
    let isTapped = false;
    window.addEventListener("pointerdown", () => (isTapped = true), { capture: true });
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function playAfterTap(this: HTMLMediaElement) {
      return isTapped ? play.call(this) : Promise.reject(new DOMException("a tap is wanted", "NotAllowedError"));
    };
  });
  const id = await startSitting(page);
  await beginPart(page, "Parte 1 di 3: Ascolto");
  const text = await findStep(page, id, ({ kind, text }) => kind === "text" && text === 1);
  await expect(hearingPanel(page)).toContainText("Ascolto. Prima prova.");
  await seekHearing(page, id, text.startMs + 500);
  await page.reload();
  await expect(page.getByText("Tocca qui sotto per sentire l'audio.")).toBeVisible();
  await pressButton(page, "Riprendi l'ascolto");
  await expect(hearingPanel(page)).toContainText("Testo 1 di 6, primo ascolto");
  await expect.poll(() => playbackPosition(page)).toBeGreaterThan(0.5);
});

test("the time can be hidden, and is announced only at ten, five and one minute", async ({ page }) => {
  const id = await startSitting(page);
  await beginPart(page, "Parte 1 di 3: Ascolto");
  await expect(clock(page)).toBeVisible();
  await endPartIn(page, id, 310);
  const spoken = page.getByRole("status").filter({ hasText: /^Manca/ });
  await expect(spoken).toHaveText("Mancano 5 minuti.", { timeout: 45_000 });
  await page.getByRole("button", { name: "Nascondi il tempo" }).click();
  await expect(clock(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Mostra il tempo" }).click();
  await expect(clock(page)).toHaveText(/^4:\d\d$/);
});

test("a sitting without time limits shows no time, and a stale response does not overwrite its start", async ({
  page,
}) => {
  const late = Promise.withResolvers<void>();
  await page.route("**/api/session/*/sitting", async (route) => {
    if (route.request().method() === "POST") return route.continue();
    const response = await route.fetch();
    await late.promise;
    await route.fulfill({ response });
  });
  await startSitting(page, "untimed");
  await expect(page.getByText("Senza limite di tempo")).toBeVisible();
  await beginPart(page, "Parte 1 di 3: Ascolto");
  await expect(hearingPanel(page)).toContainText("Ascolto. Prima prova.");
  const answered = page.waitForResponse(/\/sitting$/);
  late.resolve();
  await (await answered).finished();
  await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
  expect(await hearingPanel(page).textContent()).toContain("Ascolto. Prima prova.");
  await expect(clock(page)).toHaveCount(0);
});

test("the keyboard is enough, and with text twice as large everything stays reachable", { tag: "@layout" }, async ({
  page,
}) => {
  const id = await startSitting(page);
  const fits = async () => {
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBe(0);
    await expectAccessible(page);
  };
  const enlarge = () => page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await expect(title(page, "Parte 1 di 3: Ascolto")).toBeVisible();
  await fits();
  await enlarge();
  await fits();
  const start = page.getByRole("button", { name: "Inizia", exact: true });
  await start.focus();
  await page.keyboard.press("Enter");
  await expect(hearingPanel(page)).toContainText("Ascolto. Prima prova.");
  await fits();
  const reading = await findStep(page, id, ({ kind }) => kind === "reading");
  await seekHearing(page, id, reading.startMs + 1000);
  await enlarge();
  await fits();
  await page.locator('input[name="ascolto1-1"]').first().focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Salvato", { exact: true })).toBeAttached();
  const volume = page.getByRole("slider", { name: "Volume" });
  await volume.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(volume).toHaveValue("95");
  await expect.poll(() => page.locator("audio").evaluate((audio: HTMLAudioElement) => audio.volume)).toBeCloseTo(0.95);
});
