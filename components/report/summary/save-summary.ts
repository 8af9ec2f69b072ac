import { type DrawOptions, drawPdf } from "@/components/report/summary/draw-pdf";
import type { SummaryLanguage } from "@/components/report/summary/use-summary-language";
import { fetchReview } from "@/components/report/use-review";
import { saveFile } from "@/components/ui/save-file";
import { SECTIONS } from "@/lib/exam/sections";
import { callApi, textProperty } from "@/lib/http/call";
import type { Reviews } from "@/lib/report/queries";
import { type Summary, toSummary } from "@/lib/report/summary";

/** The language, the simulation's title and the end of the attempt (ISO time). */
export type SummaryContext = SummaryLanguage & { simulationTitle?: string; completedAt?: string };

/**
 * Creates the PDF in the browser and downloads it; fetches the reviews while the worker loads.
 * @throws Error when reading or drawing fails; the signal's reason when it is aborted
 */
export async function saveSummary(attemptId: string, context: SummaryContext, options?: DrawOptions): Promise<void> {
  const summary = collectSummary(attemptId, context);
  const file = await drawPdf(
    summary.then((data) => ({ summary: data })),
    options,
  );
  saveFile(file, (await summary).fileName);
}

async function collectSummary(attemptId: string, { translators, ...context }: SummaryContext): Promise<Summary> {
  const [reviews, user] = await Promise.all([collectReviews(attemptId), callApi("/api/user")]);
  const profile = user.ok ? user.data : null;
  const nameOf = (part: "firstName" | "lastName") => textProperty(profile, part) ?? "";
  const candidate = { firstName: nameOf("firstName"), lastName: nameOf("lastName") };
  return toSummary({ product: readProduct(), candidate, reviews, ...context }, new Date(), translators);
}

async function collectReviews(attemptId: string): Promise<Reviews> {
  const reviews: Reviews = {};
  const results = await Promise.all(SECTIONS.map((section) => fetchReview(attemptId, section)));
  for (const result of results) {
    if (result.step === "shown") reviews[result.review.prova] = result.review;
    else if (result.step !== "missing") throw new Error(`a review could not be read: ${result.step}`);
  }
  if (Object.keys(reviews).length === 0) throw new Error("the attempt has no corrected section");
  return reviews;
}

function readProduct(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content || "CILS";
}
