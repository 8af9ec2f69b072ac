import { useTranslations } from "next-intl";
import { SCORE_TEXT, ScoreBar, scoreTone } from "@/components/exam/score-bar";
import type { QuestionsResult } from "@/lib/exam/correction";
import { questionsToPass, SECTION_MAX } from "@/lib/exam/score";
import { cn } from "@/lib/utils";

/** The result of a question section in a figure, a sentence and a bar. */
export function ResultSummary({ result }: { result: QuestionsResult }) {
  const t = useTranslations("exam.correction");
  const { score12, correctAnswers, totalQuestions, passed } = result;
  const needed = questionsToPass(totalQuestions);
  const passLine = SECTION_MAX / 2;
  return (
    <div className="mt-3 max-w-reading">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <strong className={cn("text-3xl", SCORE_TEXT[scoreTone(score12)])}>
          {t("score", { score: score12, max: SECTION_MAX })}
        </strong>
        <span className="text-lg font-semibold">{passed ? t("passed") : t("failed")}</span>
      </p>
      <ScoreBar
        score={score12}
        passLine={passLine}
        label={t("bar", { score: score12, max: SECTION_MAX, needed: passLine })}
        className="my-2"
      />
      <p>{t("counts", { correct: correctAnswers, total: totalQuestions, needed })}</p>
    </div>
  );
}
