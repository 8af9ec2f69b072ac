"use client";

import { useTranslations } from "next-intl";
import { ResultCard } from "@/components/report/result-card";
import { AskTeacher } from "@/components/writing/ask-teacher";
import { CriteriaScoresList } from "@/components/writing/criteria-scores";
import { ErrorList } from "@/components/writing/error-list";
import { MarkedTexts } from "@/components/writing/marked-texts";
import { ModelAnswers } from "@/components/writing/model-answers";
import { ScoreReasons } from "@/components/writing/score-reasons";
import { SpellingCheck } from "@/components/writing/spelling-check";
import { SECTION_MAX, WRITING_PASS } from "@/lib/exam/score";
import type { WritingReview } from "@/lib/report/queries";
import type { WritingResult } from "@/lib/writing/schema";

type Props = { attemptId: string; review: WritingReview; isAiConfigured: boolean };

/** The review of the writing: marked, waiting for its marks, or handed in empty. */
export function WritingReviewView({ attemptId, review, isAiConfigured }: Props) {
  return (
    <div className="space-y-8">
      <Outcome attemptId={attemptId} review={review} isAiConfigured={isAiConfigured} />
      <ModelAnswers models={review.models} />
    </div>
  );
}

function Outcome({ attemptId, review, isAiConfigured }: Props) {
  const { correctionResult, status } = review;
  if (correctionResult) return <MarkedWriting attemptId={attemptId} result={correctionResult} option={review.option} />;
  if (status === "pending") return <WaitingWriting review={review} isAiConfigured={isAiConfigured} />;
  return <EmptyWriting />;
}

type MarkedProps = { attemptId: string; result: WritingResult; option: string | null };

function MarkedWriting({ attemptId, result, option }: MarkedProps) {
  const t = useTranslations("report.writing");
  const { score, passed, source, criteria, feedback, errors, details } = result;
  return (
    <div className="space-y-6">
      <ResultCard
        title={t("result")}
        score={t("score", { score, max: SECTION_MAX })}
        isPassed={passed}
        verdict={t(passed ? "sufficient" : "insufficient")}
      >
        <p>{t("passLine", { needed: WRITING_PASS })}</p>
        <p className="text-sm text-ink-soft">{t(source === "ai" ? "byAi" : "byTeacher")}</p>
      </ResultCard>
      <section className="space-y-3">
        <h3 className="text-xl">{t("texts")}</h3>
        {option && <p className="text-ink-soft">{t("task", { option })}</p>}
        <MarkedTexts result={result} />
      </section>
      <section className="max-w-reading space-y-3">
        <h3 className="text-xl">{t("feedback")}</h3>
        <p className="whitespace-pre-line">{feedback}</p>
      </section>
      <section className="max-w-reading space-y-3">
        <h3 className="text-xl">{t("criteria")}</h3>
        <CriteriaScoresList scores={criteria} evidence={details?.evidence} />
        <ScoreReasons details={details} />
      </section>
      <section className="max-w-3xl space-y-3">
        <h3 className="text-xl">{t("errors", { count: errors.length })}</h3>
        {errors.length > 0 ? <ErrorList errors={errors} /> : score > 0 && <p>{t("noErrors")}</p>}
      </section>
      <AskTeacher attemptId={attemptId} result={result} />
    </div>
  );
}

function WaitingWriting({ review, isAiConfigured }: Omit<Props, "attemptId">) {
  const t = useTranslations("report.writing");
  const fault = useTranslations("writing.faults");
  const { originalText, option, spelling, wait } = review;
  return (
    <div className="space-y-6">
      <ResultCard title={t("result")} isPassed={null} verdict={t("pending")}>
        <p>
          {isAiConfigured && wait?.failure ? fault(wait.failure) : t(isAiConfigured ? "pendingAi" : "pendingTeacher")}
        </p>
        {option && <p className="text-ink-soft">{t("task", { option })}</p>}
      </ResultCard>
      {spelling ? (
        <SpellingCheck text={originalText} findings={spelling} />
      ) : (
        <section className="max-w-3xl space-y-3">
          <h3 className="text-xl">{t("original")}</h3>
          <p lang="it" className="rounded-lg border border-line bg-surface p-4 text-reading whitespace-pre-wrap">
            {originalText}
          </p>
        </section>
      )}
    </div>
  );
}

function EmptyWriting() {
  const t = useTranslations("report.writing");
  return (
    <ResultCard
      title={t("result")}
      score={t("score", { score: 0, max: SECTION_MAX })}
      isPassed={false}
      verdict={t("insufficient")}
    >
      <p className="font-semibold">{t("empty")}</p>
      <p>{t("emptyText", { max: SECTION_MAX })}</p>
    </ResultCard>
  );
}
