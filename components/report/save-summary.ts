import { createTranslator, type Messages } from "next-intl";
import { fetchReview } from "@/components/report/review-call";
import { saveFile } from "@/components/report/save-file";
import { callApi, textProperty } from "@/lib/call";
import { SECTIONS, type Section } from "@/lib/exam/sections";
import { DEFAULT_LOCALE, isOfferedLocale, type Locale } from "@/lib/i18n/locales";
import type { Review } from "@/lib/report/queries";
import { type Summary, toSummary } from "@/lib/report/summary";

/** What the caller knows besides the id: the simulation's title, and when the attempt ended (ISO time). */
export type SummaryContext = { simulationTitle?: string | undefined; completedAt?: string | undefined };

/** Where the PDF's two font files are served from. */
const FONTS = "/fonts";

/**
 * Makes the PDF summary of a finished attempt, in the browser, and hands it over as a download. Everything it needs is
 * fetched only now.
 * @throws Error when the reviews cannot be read or the PDF cannot be made
 */
export async function saveSummary(attemptId: string, context: SummaryContext = {}): Promise<void> {
  const [summary, { renderSummary }] = await Promise.all([
    collectSummary(attemptId, context),
    import("@/components/report/summary-document"),
  ]);
  saveFile(await renderSummary(summary, new URL(FONTS, window.location.origin).href), summary.fileName);
}

async function collectSummary(attemptId: string, context: SummaryContext): Promise<Summary> {
  const language = readLanguage();
  const [reviews, user, messages] = await Promise.all([
    collectReviews(attemptId),
    callApi("/api/user"),
    loadMessages(language),
  ]);
  const profile = user.ok ? user.data : null;
  const translate = createTranslator({ locale: language, messages: messages.report.summary });
  const candidate = {
    firstName: textProperty(profile, "firstName") ?? "",
    lastName: textProperty(profile, "lastName") ?? "",
  };
  const input = { product: readProduct(), language, candidate, reviews, ...context };
  return toSummary(input, new Date(), (key, values) => translate(key, values));
}

async function collectReviews(attemptId: string): Promise<Partial<Record<Section, Review>>> {
  const reviews: Partial<Record<Section, Review>> = {};
  const answers = await Promise.all(SECTIONS.map((section) => fetchReview(attemptId, section)));
  for (const answer of answers) {
    if (answer.kind === "review") reviews[answer.review.prova] = answer.review;
    else if (answer.kind !== "missing") throw new Error(`the reviews cannot be read: ${answer.kind}`);
  }
  if (Object.keys(reviews).length === 0) throw new Error("there is nothing to sum up");
  return reviews;
}

/** All sentences of a language, on demand like the PDF's own code: the page itself holds only those it shows. */
async function loadMessages(language: Locale): Promise<Messages> {
  const file: { default: Messages } = await import(`@/messages/${language}.json`);
  return file.default;
}

function readLanguage(): Locale {
  const { lang } = document.documentElement;
  return isOfferedLocale(lang) ? lang : DEFAULT_LOCALE;
}

/** The product's name as the page gives it to the browser (`applicationName` of the layout's metadata). */
function readProduct(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content || "CILS";
}
