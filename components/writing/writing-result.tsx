import { useTranslations } from "next-intl";
import { SCORE_TEXT, ScoreBar, scoreTone } from "@/components/exam/score-bar";
import { CriteriaScoresList } from "@/components/writing/criteria-scores";
import { ErrorList } from "@/components/writing/error-list";
import { MarkedTexts } from "@/components/writing/marked-texts";
import { ScoreReasons } from "@/components/writing/score-reasons";
import { SECTION_MAX, WRITING_PASS } from "@/lib/exam/score";
import { cn } from "@/lib/utils";
import type { WritingResult } from "@/lib/writing/schema";

/** The whole correction of a writing: score and feedback, criteria, both texts, every error. */
export function WritingResultView({ result }: { result: WritingResult }) {
  const t = useTranslations("writing.result");
  const { score, passed, feedback, criteria, errors, details } = result;
  return (
    <div className="mt-4 space-y-8">
      <section>
        <h3 className="text-lg">{t("overall")}</h3>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-4">
          <strong className={cn("text-3xl", SCORE_TEXT[scoreTone(score)])}>
            {t("score", { score, max: SECTION_MAX })}
          </strong>
          <span className="text-lg font-semibold">{passed ? t("sufficient") : t("insufficient")}</span>
        </p>
        <ScoreBar
          score={score}
          passLine={WRITING_PASS}
          label={t("score", { score, max: SECTION_MAX })}
          className="my-2 max-w-reading"
        />
        <p className="text-sm text-ink-soft">{t("passLine", { needed: WRITING_PASS })}</p>
        <p className="mt-3 max-w-reading whitespace-pre-line">{feedback}</p>
      </section>
      <section className="max-w-reading">
        <h3 className="mb-3 text-lg">{t("criteria")}</h3>
        <CriteriaScoresList scores={criteria} evidence={details?.evidence} />
        <ScoreReasons details={details} />
      </section>
      <MarkedTexts result={result} />
      {errors.length > 0 && (
        <section>
          <h3 className="text-lg">{t("errors")}</h3>
          <p className="mb-3 text-ink-soft">{t("count", { count: errors.length })}</p>
          <ErrorList errors={errors} />
        </section>
      )}
      {/* A text worth nothing, such as one in another language, has no errors to list and no praise to hear. */}
      {errors.length === 0 && score > 0 && (
        <section>
          <h3 className="text-lg text-accent">{t("noErrors")}</h3>
          <p>{t("noErrorsText")}</p>
        </section>
      )}
    </div>
  );
}
