import { expectAccessible } from "@/tests/support/accessibility";
import { expect, openAs, test } from "@/tests/support/browser";
import { startExam } from "@/tests/support/exam";
import { finishSimulation, storeWritingMarks } from "@/tests/support/finished-attempts";
import { signInAsNewLearner } from "@/tests/support/site-calls";

const TEXT = `Gentile ragionier Galli,
le scrivo perché ieri ho andato in cantina e c'è molta acqua. Puoi venire domani mattina?
Rosa`;

test("the check before handing in lists what a letter lacks, and does not block", async ({ page }) => {
  await startExam(page, "scrittura");
  await page.getByRole("radio", { name: /Opzione A/ }).check();
  await page.getByRole("textbox").fill(TEXT);
  await page
    .getByRole("group", { name: "Azioni della prova" })
    .getByRole("button", { name: "Correggi", exact: true })
    .click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByText("All'inizio c'è un saluto.")).toBeVisible();
  await expect(sheet.getByText("Alla fine forse manca un saluto")).toBeVisible();
  await expect(sheet.getByText("il tu («Puoi») e parole per il Lei («Gentile ragionier Galli»)")).toBeVisible();
  await expectAccessible(page);
  await expect(sheet.getByRole("button", { name: "Correggi lo stesso" })).toBeEnabled();
});

test("a teacher marks a text without seeing its marks, and the learner's result does not change", async ({
  page,
  browser,
}, { project, retry }) => {
  await signInAsNewLearner(page);
  // The list names no learner: the text is identified by its word count.
  const words = (project.name === "phone" ? 41 : 43) + 4 * retry;
  const text = `${TEXT} ${"Diaz ".repeat(words - TEXT.split(/\s+/).length).trim()}`;
  const attemptId = await finishSimulation(page, 1, text);
  await storeWritingMarks(attemptId, { text, original: "ho andato", corrected: "sono andato", score: 6 });

  const context = await browser.newContext();
  const teacher = await context.newPage();
  const row = teacher.getByRole("row", { name: new RegExp(`^Simulazione 1, opzione A ${words} `) });

  await test.step("the teacher sees the task and the text, and no marks", async () => {
    await openAs(teacher, "admin@example.it", "/admin/writings");
    await row.getByRole("link").click();
    await expect(teacher.getByRole("heading", { level: 1, name: "Correzione alla cieca" })).toBeVisible();
    await expect(teacher.getByText("ieri ho andato in cantina")).toBeVisible();
    await expect(teacher.getByText("Controlla gli ausiliari.")).toBeHidden();
    await expect(teacher.getByRole("radio", { checked: true })).toHaveCount(0);
    await expectAccessible(teacher);
  });

  await test.step("the saved marks count for the agreement, and the text is not offered again", async () => {
    const criteria = teacher.getByRole("main").getByRole("group");
    for (const criterion of await criteria.all()) await criterion.getByRole("radio").first().check();
    await teacher.getByRole("button", { name: "Salva i punti" }).click();
    await expect(teacher.getByRole("heading", { level: 1, name: "Testi da correggere" })).toBeVisible();
    await expect(teacher.getByRole("row", { name: /^Confronti/ })).toBeVisible();
    await expect(row).toHaveCount(0);
    await context.close();
  });

  await page.goto(`/dashboard?result=${attemptId}`);
  await expect(page.getByText("6 su 12: all'esame ne servono 7.")).toBeVisible();
});
