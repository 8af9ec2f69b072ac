import type { Locator, Page } from "@playwright/test";
import { z } from "zod";
import { expect, openWithConsent, test } from "@/tests/support/browser";
import { startExam } from "@/tests/support/exam";
import { OWN_HEADERS } from "@/tests/support/own-response";
import { runSiteSql, signInAs } from "@/tests/support/site-calls";

const attemptsSchema = z.array(z.object({ lastSession: z.object({ id: z.string(), status: z.string() }).nullable() }));

/** The demo student's finished attempt. */
async function findFinishedAttempt(page: Page): Promise<string> {
  const attempts = attemptsSchema.parse(await (await page.request.get("/api/simulations")).json());
  const id = attempts.find(({ lastSession }) => lastSession?.status === "closed")?.lastSession?.id;
  return z.string().parse(id);
}

/** Sets an attempt's paper; with one that does not exist, its page fails to render. */
const pointAt = (attemptId: string, simulationId: number) =>
  runSiteSql(`UPDATE "Attempt" SET "simulationId" = ${simulationId} WHERE id = '${attemptId}'`);

test("a review that cannot be fetched shows the server's message or its own, and is fetched again", async ({
  page,
}) => {
  await signInAs(page, "studente@example.it");
  await openWithConsent(page, `/review/${await findFinishedAttempt(page)}/ascolto1`);
  await page.route("**/api/review/**", (route) => route.fulfill({ status: 502, body: "no JSON" }));
  await page.getByRole("button", { name: "Clicca qui per i risultati" }).click();
  await expect(page.getByRole("alert").getByText("Failed to fetch review data")).toBeVisible();
  await page.unroute("**/api/review/**");
  await page.route("**/api/review/**", (route) =>
    route.fulfill({ status: 503, headers: OWN_HEADERS, json: { error: "unavailable", message: "Riprova tra poco." } }),
  );
  const again = page.getByRole("alert").getByRole("button");
  await again.click();
  await expect(page.getByRole("alert").getByText("Riprova tra poco.")).toBeVisible();
  await page.unroute("**/api/review/**");
  await again.click();
  await expect(page.getByText(/risposte? giust[ae] su/).first()).toBeVisible();
});

/** Begins a simulation as a new learner and answers a question; returns once the server has saved it. */
async function giveAnswer(page: Page): Promise<{ attemptId: string; answer: Locator }> {
  const attemptId = await startExam(page, "ascolto1");
  const answer = page.locator('input[name="ascolto1-1"][value="B"]');
  await answer.check();
  await expect(page.getByText("Salvato", { exact: true })).toBeVisible();
  return { attemptId, answer };
}

test("an exam page that fails on the server says so, keeps everything, and opens once it can", async ({
  page,
  consoleMessages,
}) => {
  const { attemptId, answer } = await giveAnswer(page);
  await pointAt(attemptId, 9999);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "La simulazione non si apre ora" })).toBeVisible();
  await expect(page.getByText("Le risposte salvate sono al sicuro")).toBeVisible();
  await expect(page.getByRole("link", { name: "Torna alla dashboard" })).toHaveAttribute("href", "/dashboard");

  await pointAt(attemptId, 1);
  await page.getByRole("button", { name: "Riprova" }).click();
  await expect(answer).toBeChecked();
  // The browser logs the failed render, which is intended here.
  consoleMessages.length = 0;
});
