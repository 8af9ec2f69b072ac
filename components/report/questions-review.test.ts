import { createElement } from "react";
import { expect, it } from "vitest";
import { QuestionsReviewView } from "@/components/report/questions-review";
import { getSimulation } from "@/lib/exam/content/library";
import { prepareSection } from "@/lib/exam/kinds/table";
import { toItalianMarkup } from "@/tests/support/markup";

it("plays each text of a recording as a whole, without unfolding the transcript", () => {
  const { reviewMaterial } = prepareSection(getSimulation(1), "ascolto1");
  const correctionResult = { score12: 12, correctAnswers: 6, totalQuestions: 6, passed: true, corrections: [] };
  const review = { prova: "ascolto1" as const, questions: [], userAnswers: {}, correctionResult, ...reviewMaterial };
  const html = toItalianMarkup(createElement(QuestionsReviewView, { review, filter: null }));
  const unfolded = html.slice(0, html.indexOf("<details"));
  const buttons = unfolded.match(/<button type="button" aria-pressed="false"[^>]*>Testo \d<\/button>/g);
  expect(buttons).toHaveLength(reviewMaterial.transcript?.length ?? Number.NaN);
});
