import { expectAccessible } from "@/tests/support/accessibility";
import { expect, openAs, test } from "@/tests/support/browser";
import { openExam } from "@/tests/support/exam";
import { storeWritingMarks } from "@/tests/support/finished-attempts";
import { postJson, startAttemptAsNewLearner } from "@/tests/support/site-calls";

const TEXT = `Gentile ragionier Galli,
Le scrivo perché ieri ho andato in cantina e c'è molta acqua.`;

test("a learner requests a teacher once, the teacher marks, and the mark comes back signed", {
  tag: "@in-production",
}, async ({ page, browser }) => {
  const { email, attemptId } = await startAttemptAsNewLearner(page);
  await postJson(page, `/api/correggi/${attemptId}/scrittura`, { option: "A", text: TEXT });
  await storeWritingMarks(attemptId, { text: TEXT, original: "ho andato", corrected: "sono andato", score: 6 });

  await test.step("below the marks of the AI teacher is a button to request a person", async () => {
    await openExam(page, attemptId, "scrittura");
    await expect(page.getByText("Correzione fatta da un'intelligenza artificiale").first()).toBeVisible();
    await page.getByRole("button", { name: "Chiedi a un insegnante" }).click();
    await expect(page.getByText("Hai chiesto a un insegnante").first()).toBeVisible();
    await page.reload();
    await expect(page.getByText("Hai chiesto a un insegnante").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Chiedi a un insegnante" })).toBeHidden();
  });

  const context = await browser.newContext();
  const [teacher, late] = [await context.newPage(), await context.newPage()];

  await test.step("the teacher finds the text in the queue and marks it", async () => {
    await openAs(teacher, "admin@example.it", "/dashboard");
    await teacher.getByRole("link", { name: /^Testi da correggere/ }).click();
    await teacher.getByRole("link", { name: /^Contestati/ }).click();
    await teacher.getByRole("link", { name: `Correggi #${attemptId}` }).click();
    await expect(teacher.getByText("ha chiesto un insegnante")).toBeVisible();
    await expect(teacher.getByText(email)).toBeHidden();
    await expectAccessible(teacher);
    await late.goto(teacher.url());
    await late.getByLabel("Commento per lo studente").fill("Un altro commento.");
    const lexis = teacher.getByRole("group", { name: "Adeguatezza e ricchezza lessicale" });
    await lexis.getByRole("radio", { name: "3" }).check();
    await expect(teacher.getByText("Totale: 8 su 12. SUFFICIENTE")).toBeVisible();
    const auxiliary = teacher.getByRole("group", { name: "ho → sono" });
    await expect(auxiliary.getByLabel("Tipo di errore")).toHaveValue("grammaticale");
    await teacher.getByLabel("Testo corretto").fill(TEXT.replace("ho andato", "sono andato").replace("c'è", "c'era"));
    const tense = teacher.getByRole("group", { name: "è → era" });
    await tense.getByLabel("Tipo di errore").selectOption("sintattico");
    await tense.getByLabel("Spiegazione, una riga").fill("Racconti il passato: serve l'imperfetto.");
    await teacher.getByLabel("Commento per lo studente").fill("Brava: il messaggio è chiaro.");
    await teacher.getByRole("button", { name: "Salva e firma come docente" }).click();
    await expect(teacher.getByRole("heading", { level: 1, name: "Testi da correggere" })).toBeVisible();
    await expect(teacher.getByRole("link", { name: `Correggi #${attemptId}` })).toBeHidden();
  });

  await test.step("the learner sees the teacher's mark, signed, and cannot request one again", async () => {
    await page.reload();
    await expect(page.getByText("Correzione fatta e firmata dall'insegnante").first()).toBeVisible();
    await expect(page.getByText("8/12").first()).toBeVisible();
    await expect(page.getByText("Brava: il messaggio è chiaro.").first()).toBeVisible();
    await expect(page.getByText("Racconti il passato: serve l'imperfetto.").first()).toBeAttached();
    await expect(page.getByRole("button", { name: "Chiedi a un insegnante" })).toBeHidden();
  });

  await test.step("marks sent by someone who has not seen these are refused and stay in the form", async () => {
    await late.getByRole("button", { name: "Salva e firma come docente" }).click();
    await expect(late.getByText("Nel frattempo questo testo è stato corretto")).toBeVisible();
    await expect(late.getByLabel("Commento per lo studente")).toHaveValue("Un altro commento.");
    await late.goto(late.url());
    await expect(late.getByText("Un insegnante ha già corretto questo testo")).toBeVisible();
    await late.getByLabel("Commento per lo studente").fill("Brava di nuovo.");
    await late.getByRole("button", { name: "Salva e firma come docente" }).click();
    await expect(late.getByRole("heading", { level: 1, name: "Testi da correggere" })).toBeVisible();
    await context.close();
  });
});
