import { createTranslator, type Messages } from "next-intl";
import { fetchReview } from "@/components/report/review-call";
import { saveFile } from "@/components/report/save-file";
import { callApi, textProperty } from "@/lib/call";
import { SECTIONS } from "@/lib/exam/sections";
import { DEFAULT_LOCALE, isOfferedLocale, type Locale } from "@/lib/i18n/locales";
import type { Reviews } from "@/lib/report/queries";
import { type Summary, type SummaryVoice, toSummary } from "@/lib/report/summary";

/** The sentences of the PDF in the learner's language, as the page hands them on: the browser has no others. */
export type SummaryMessages = { summary: Messages["report"]["summary"]; verdict: Messages["exam"]["verdict"] };

/** What the caller knows besides the id: the sentences, the simulation's title, when the attempt ended (ISO time). */
export type SummaryContext = {
  messages: SummaryMessages;
  simulationTitle?: string | undefined;
  completedAt?: string | undefined;
};

/**
 * Makes the PDF summary of a finished attempt, in the browser, and hands it over as a download. Everything it needs is
 * fetched only now, at once.
 * @throws Error when the reviews or the fonts cannot be read or the PDF cannot be made
 */
export async function saveSummary(attemptId: string, context: SummaryContext): Promise<void> {
  const [summary, regular, bold, { renderSummary }] = await Promise.all([
    collectSummary(attemptId, context),
    loadFont("regular"),
    loadFont("bold"),
    import("@/components/report/summary-document"),
  ]);
  saveFile(await renderSummary(summary, { regular, bold }), summary.fileName);
}

/** One of the PDF's two fonts: the letters of the eight languages; the PDF keeps those that are written. */
async function loadFont(weight: "regular" | "bold"): Promise<Uint8Array> {
  const response = await fetch(`/fonts/atkinson-hyperlegible-next-${weight}.ttf`);
  if (!response.ok) throw new Error(`the font cannot be read: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

async function collectSummary(attemptId: string, { messages, ...context }: SummaryContext): Promise<Summary> {
  const language = readLanguage();
  const [reviews, user] = await Promise.all([collectReviews(attemptId), callApi("/api/user")]);
  const profile = user.ok ? user.data : null;
  const summary = createTranslator({ locale: language, messages: messages.summary });
  const verdict = createTranslator({ locale: language, messages: messages.verdict });
  const candidate = {
    firstName: textProperty(profile, "firstName") ?? "",
    lastName: textProperty(profile, "lastName") ?? "",
  };
  const input = { product: readProduct(), language, candidate, reviews, ...context };
  const words = {
    summary: (key, values) => summary(key, values),
    verdict: (key, values) => verdict(key, values),
  } satisfies SummaryVoice;
  return toSummary(input, new Date(), words);
}

async function collectReviews(attemptId: string): Promise<Reviews> {
  const reviews: Reviews = {};
  const answers = await Promise.all(SECTIONS.map((section) => fetchReview(attemptId, section)));
  for (const answer of answers) {
    if (answer.step === "shown") reviews[answer.review.prova] = answer.review;
    else if (answer.step !== "missing") throw new Error(`the reviews cannot be read: ${answer.step}`);
  }
  if (Object.keys(reviews).length === 0) throw new Error("there is nothing to sum up");
  return reviews;
}

function readLanguage(): Locale {
  const { lang } = document.documentElement;
  return isOfferedLocale(lang) ? lang : DEFAULT_LOCALE;
}

/** The product's name as the page gives it to the browser (`applicationName` of the layout's metadata). */
function readProduct(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content || "CILS";
}
