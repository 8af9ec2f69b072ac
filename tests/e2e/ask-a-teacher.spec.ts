import type { Page } from "@playwright/test";
import { runSql } from "@/scripts/sql";
import { expectAccessible } from "@/tests/support/accessibility";
import { expect, redeem, register, signIn, startFirstSimulation, test } from "@/tests/support/browser";
import { handIn } from "@/tests/support/exam";

const TEXT = `Gentile ragionier Galli,
Le scrivo perché ieri ho andato in cantina e c'è molta acqua.`;

/** A learner's writing, handed in where no AI teacher is; answers the attempt's id. */
async function handInWriting(page: Page, email: string, code: string): Promise<string> {
  await register(page, email);
  await redeem(page, code);
  await startFirstSimulation(page);
  const attemptId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await page.goto(`/exam/${attemptId}?section=scrittura`);
  await page.getByRole("radio", { name: /Opzione A/ }).check();
  await page.getByRole("textbox").fill(TEXT);
  await expect(page.getByText("Salvato", { exact: true })).toBeVisible();
  await handIn(page);
  await expect(page.getByText("In attesa di correzione").first()).toBeVisible();
  return attemptId;
}

/** What the AI teacher would have left behind. */
async function storeAiMarks(attemptId: string): Promise<void> {
  await runSql(
    process.env["DATABASE_URL"] ?? "",
    `INSERT INTO "Correction" (id, "writingId", source, state, key, locale, criteria, score, feedback, "correctedText", errors, "finishedAt")
     SELECT gen_random_uuid(), id, 'ai', 'done', 'test:${attemptId}', 'it',
       '{"efficacia":2,"stile":1,"morfosintassi":1,"lessico":1,"ortografia":1}', 6, 'Controlla gli ausiliari.',
       replace(text, 'ho andato', 'sono andato'), '[]', now()
     FROM "Writing" WHERE "attemptId" = '${attemptId}'`,
  );
}

test("a learner asks for a teacher once, the teacher marks, and the mark comes back signed @in-production", async ({
  page,
  browser,
}, { project }) => {
  const email = `docente-${project.name}@example.it`;
  const attemptId = await handInWriting(page, email, project.name === "phone" ? "CILS-DEMO-0017" : "CILS-DEMO-0018");

  await test.step("under the marks of the AI teacher stands the way to a person", async () => {
    await storeAiMarks(attemptId);
    await page.reload();
    await expect(page.getByText("Correzione fatta da un'intelligenza artificiale").first()).toBeVisible();
    await page.getByRole("button", { name: "Chiedi un insegnante" }).click();
    await expect(page.getByText("Hai chiesto un insegnante").first()).toBeVisible();
    await page.reload();
    await expect(page.getByText("Hai chiesto un insegnante").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Chiedi un insegnante" })).toBeHidden();
  });

  await test.step("the teacher finds the text in the queue and marks it", async () => {
    const context = await browser.newContext();
    const teacher = await context.newPage();
    await signIn(teacher, "admin@example.it");
    await teacher.getByRole("link", { name: "Testi da correggere", exact: true }).click();
    await teacher.getByRole("link", { name: /^Contestati/ }).click();
    await teacher.getByRole("link", { name: `Correggi #${attemptId}` }).click();
    await expect(teacher.getByText("ha chiesto un insegnante")).toBeVisible();
    await expect(teacher.getByText(email)).toBeHidden();
    await expectAccessible(teacher);
    const lexis = teacher.getByRole("group", { name: "Adeguatezza e ricchezza lessicale" });
    await lexis.getByRole("radio", { name: "3" }).check();
    await expect(teacher.getByText("Totale: 8 su 12. SUFFICIENTE")).toBeVisible();
    await teacher.getByLabel("Commento per lo studente").fill("Brava: il messaggio è chiaro.");
    await teacher.getByRole("button", { name: "Salva e firma come docente" }).click();
    await expect(teacher.getByRole("heading", { level: 1, name: "Testi da correggere" })).toBeVisible();
    await expect(teacher.getByRole("link", { name: `Correggi #${attemptId}` })).toBeHidden();
    await context.close();
  });

  await test.step("the learner sees the teacher's mark, signed, and cannot ask again", async () => {
    await page.reload();
    await expect(page.getByText("Corretto e firmato: docente").first()).toBeVisible();
    await expect(page.getByText("8/12").first()).toBeVisible();
    await expect(page.getByText("Brava: il messaggio è chiaro.").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Chiedi un insegnante" })).toBeHidden();
  });
});

test("nobody but an admin opens the teachers' queue", async ({ page }) => {
  await signIn(page, "studente@example.it");
  for (const path of ["/admin/writings", "/admin/writings/0198a9c0-0000-7000-8000-000000000000"]) {
    expect((await page.goto(path))?.status()).toBe(404);
  }
});
