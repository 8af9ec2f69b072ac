import type { Page } from "@playwright/test";
import type { HearingStep } from "@/lib/exam/hearing-script";
import type { ExtraTime } from "@/lib/exam/mode";
import { openWithConsent } from "@/tests/support/browser";
import { runSiteSql, signInAsNewLearner, startSimulationInWindow } from "@/tests/support/site-calls";

/**
 * Starts the first simulation in exam mode, as a new learner; ends on the page before the first part.
 * @returns the attempt's id
 */
export async function startSitting(page: Page, extraTime: ExtraTime = "none"): Promise<string> {
  await signInAsNewLearner(page);
  const attemptId = await startSimulationInWindow(page, 1, { mode: "exam", extraTime });
  await openWithConsent(page, `/exam/${attemptId}`);
  return attemptId;
}

/** Makes a running part end in this many seconds, and makes the page fetch the server's state. */
export async function endPartIn(page: Page, attemptId: string, seconds: number): Promise<void> {
  await runSiteSql(
    `UPDATE "SittingPart" SET "endsAt" = now() + interval '${seconds} seconds'
     WHERE "attemptId" = '${attemptId}' AND "endedAt" IS NULL`,
  );
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
}

/** The first step of the hearing that matches. */
export async function findStep(
  page: Page,
  attemptId: string,
  matches: (step: HearingStep) => boolean,
): Promise<HearingStep> {
  const { steps } = await (await page.request.get(`/api/session/${attemptId}/hearing`)).json();
  return steps.find(matches);
}

/** Moves the hearing to a position: leaves the page, updates the ledger, returns. */
export async function seekHearing(page: Page, attemptId: string, positionMs: number): Promise<void> {
  await page.goto("/privacy");
  await runSiteSql(
    // Its calls are serialised by a lock on the attempt's row.
    `SELECT 1 FROM "Attempt" WHERE id = '${attemptId}' FOR UPDATE;
     UPDATE "Hearing" SET "heardMs" = ${positionMs}, "allowedMs" = ${positionMs}, "heardAt" = now(), holder = NULL,
       former = NULL, "allowedUntil" = NULL, "excessMs" = 0 WHERE "attemptId" = '${attemptId}'`,
  );
  await page.goto(`/exam/${attemptId}`);
  await resumeListening(page);
}

/** After a reload: taps, if the browser requires it before it plays. */
export async function resumeListening(page: Page): Promise<void> {
  const resume = page.getByRole("button", { name: "Riprendi l'ascolto" });
  const heard = page
    .locator("section[aria-label='Ascolto']")
    .getByText(/primo ascolto|secondo ascolto|ancora \d|Adesso|Ascolta|Fine/);
  await resume.or(heard.first()).first().waitFor();
  if (await resume.isVisible()) await resume.click();
}
