import { useLocale, useTranslations } from "next-intl";
import { CorrectionList } from "@/components/exam/correction-list";
import { Disclosure } from "@/components/exam/disclosure";
import { fillGaps } from "@/components/exam/kinds/passage-text";
import { MarkedLine, MarkedQuoteContext, useMarkedQuoteState } from "@/components/exam/marked-quote";
import { SpanButton, SpanPlayerProvider } from "@/components/exam/span-player";
import { Transcript } from "@/components/exam/transcript";
import { ReviewResult } from "@/components/report/review-result";
import type { TagFilter } from "@/components/report/tag-filter";
import { TextLink } from "@/components/ui/link";
import type { QuestionCorrection } from "@/lib/exam/correction";
import { optionText } from "@/lib/exam/options";
import { questionsToPass, SECTION_MAX } from "@/lib/exam/score";
import { isHardPass } from "@/lib/exam/verdict";
import { formatScore } from "@/lib/product/format";
import type { QuestionsReview } from "@/lib/report/queries";

export function QuestionsReviewView({ review, filter }: { review: QuestionsReview; filter: TagFilter | null }) {
  const t = useTranslations("report.questions");
  const locale = useLocale();
  const { correctAnswers, totalQuestions, score12, passed, corrections } = review.correctionResult;
  // As many as the link to them says: only what was missed.
  const filtered = filter ? corrections.filter(({ tag, isCorrect }) => tag === filter.tag && !isCorrect) : [];
  const marked = useMarkedQuoteState();
  const words = useTranslations("exam.correction");
  const audio = useTranslations("exam.audio");
  const view = (
    <div className="gap-x-14 gap-y-6 max-lg:space-y-6 lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-start">
      <div className="min-w-0 space-y-6">
        <ReviewResult
          title={t("result")}
          points={score12}
          score={t("score", { score: formatScore(score12, locale), max: SECTION_MAX })}
          isPassed={passed}
          verdict={t(passed ? "passed" : "failed")}
        >
          <p>
            <span>{`${t("count", { correct: correctAnswers, total: totalQuestions })}.`}</span>{" "}
            <span>{t("passLine", { needed: questionsToPass(totalQuestions) })}</span>
          </p>
          {isHardPass(passed, score12) && <p className="font-semibold text-careful">{words("hard")}</p>}
        </ReviewResult>
        {review.transcript && (
          <fieldset
            aria-label={audio("play")}
            className="flex flex-wrap gap-x-5 print:hidden [&>button]:min-h-11 [&>button]:items-center"
          >
            {review.transcript.map(({ id, span }, index) => (
              <SpanButton key={id} span={span}>
                {audio("text", { number: index + 1 })}
              </SpanButton>
            ))}
          </fieldset>
        )}
        <Source review={review} />
      </div>
      <section className="min-w-0 max-w-3xl space-y-4">
        <h2 className="text-2xl">{t("list")}</h2>
        {filter && filtered.length > 0 && (
          <p className="flex flex-wrap items-center gap-x-4">
            <span className="font-semibold">{t("onlyTag", { topic: filter.topic })}</span>
            <TextLink href="?show=results" scroll={false} prefetch="auto">
              {t("everyQuestion")}
            </TextLink>
          </p>
        )}
        <CorrectionList
          corrections={filtered.length > 0 ? filtered : corrections}
          heading="h3"
          notAnswered={t("notGiven")}
        />
      </section>
    </div>
  );
  if (review.audioUrl) return <SpanPlayerProvider src={review.audioUrl}>{view}</SpanPlayerProvider>;
  return <MarkedQuoteContext value={marked}>{view}</MarkedQuoteContext>;
}

function Source({ review: { text, transcript, correctionResult } }: { review: QuestionsReview }) {
  const t = useTranslations("report.questions");
  const render = (part: string) => <FilledText text={part} corrections={correctionResult.corrections} />;
  if (transcript) return <Transcript texts={transcript} label={t("transcript")} />;
  if (!text) return null;
  return (
    <Disclosure label={t("text")}>
      <div lang="it" dir="ltr" className="max-w-reading space-y-5 text-reading">
        {text.split("\n\n").map((paragraph) => (
          <p key={paragraph}>
            {paragraph.split("\n").map((line) => (
              <span key={line} className="block">
                <MarkedLine text={line} render={render} />
              </span>
            ))}
          </p>
        ))}
      </div>
    </Disclosure>
  );
}

function FilledText({ text, corrections }: { text: string; corrections: readonly QuestionCorrection[] }) {
  return fillGaps(text, (gap) => {
    const correction = corrections.find(({ id }) => id === gap);
    return (
      <strong>
        <sup>{gap}</sup> {correction && <span>{optionText(correction.options, correction.correctAnswer)}</span>}
      </strong>
    );
  });
}
