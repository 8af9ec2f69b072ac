"use client";

import { useLocale, useTranslations } from "next-intl";
import { formatScore } from "@/components/exam/date-format";
import { SpanPlayerProvider } from "@/components/exam/span-player";
import { Transcript } from "@/components/exam/transcript";
import { QuestionReview } from "@/components/report/question-review";
import { ResultCard } from "@/components/report/result-card";
import { questionsToPass, SECTION_MAX } from "@/lib/exam/score";
import type { QuestionsReview } from "@/lib/report/queries";

/** The review of a question section: the result, what was read or heard, and every question with its explanation. */
export function QuestionsReviewView({ review }: { review: QuestionsReview }) {
  const t = useTranslations("report.questions");
  const locale = useLocale();
  const { correctAnswers, totalQuestions, score12, passed, corrections } = review.correctionResult;
  const view = (
    <div className="space-y-6">
      <ResultCard
        title={t("result")}
        score={t("score", { score: formatScore(score12, locale), max: SECTION_MAX })}
        isPassed={passed}
        verdict={t(passed ? "passed" : "failed")}
      >
        <p>
          {t("count", { correct: correctAnswers, total: totalQuestions })}.{" "}
          {t("passLine", { needed: questionsToPass(totalQuestions) })}
        </p>
      </ResultCard>
      <Source review={review} />
      <section className="max-w-3xl space-y-4">
        <h2 className="text-2xl">{t("list")}</h2>
        <ol className="space-y-4">
          {corrections.map((correction) => (
            <li key={correction.id} className="break-inside-avoid">
              <QuestionReview correction={correction} />
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
  return review.audioUrl ? <SpanPlayerProvider src={review.audioUrl}>{view}</SpanPlayerProvider> : view;
}

/** What the questions are about: the passage, or what the voices said. Italian whatever the interface speaks. */
function Source({ review: { text, transcript } }: { review: QuestionsReview }) {
  const t = useTranslations("report.questions");
  if (transcript) return <Transcript texts={transcript} label={t("transcript")} />;
  if (!text) return null;
  return (
    <details className="max-w-3xl rounded-lg border border-line bg-surface">
      <summary className="min-h-12 px-4 py-3 font-semibold sm:px-6">{t("text")}</summary>
      <div lang="it" className="max-w-reading space-y-5 border-t border-line p-4 text-reading sm:p-6">
        {text.split("\n\n").map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  );
}
