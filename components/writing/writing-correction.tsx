import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { ResultHead } from "@/components/exam/result-head";
import { correctionLinks } from "@/components/layout/legal-links";
import { ReadAloud } from "@/components/layout/read-aloud";
import { AccordionContent, AccordionItem, AccordionTrigger } from "@/components/ui/accordion";
import { Progress } from "@/components/ui/progress";
import { ComparedTexts } from "@/components/writing/compared-texts";
import { ErrorGroups, errorGroupId } from "@/components/writing/error-groups";
import { ErrorPatterns } from "@/components/writing/error-patterns";
import { RateTable } from "@/components/writing/rate-table";
import { CRITERIA, CRITERION_NAMES, type CriteriaScores } from "@/lib/exam/criteria";
import { SECTION_MAX, WRITING_PASS } from "@/lib/exam/score";
import { languageName } from "@/lib/i18n/language-name";
import type { MarkDetails, WritingResult } from "@/lib/writing/schema";

type Props = {
  result: WritingResult;
  head: ReactNode;
  /** A title for the errors says how many there are; without one, a line below does. */
  titles?: { feedback?: string; texts?: string; errors?: string };
  texts?: ReactNode;
  noErrors: ReactNode;
};

/** The correction of a writing on a page: the mark once, the errors in groups, the text, the advice, the points. */
export function WritingCorrection({ result, head, titles = {}, texts, noErrors }: Props) {
  const t = useTranslations("writing.result");
  const { errors, details, criteria } = result;
  const listId = useId();
  const practised = details?.practise?.type;
  const hasPractised = errors.some(({ type, isUnclear }) => type === practised && !isUnclear);
  return (
    <div className="mt-4 gap-x-14 gap-y-8 max-lg:space-y-8 lg:grid lg:grid-cols-2 lg:items-start">
      <div className="min-w-0 space-y-6">
        {head}
        <ErrorsSection result={result} title={titles.errors} id={listId} noErrors={noErrors} isFirstOpen />
        <CorrectionSection title={titles.feedback}>
          <Feedback result={result} />
          {details && (
            <FeedbackPoints
              details={details}
              group={practised && hasPractised ? errorGroupId(listId, practised) : null}
            />
          )}
        </CorrectionSection>
        {criteria && (
          <AccordionItem className="print-open border-y border-line">
            <AccordionTrigger>
              <h3 className="text-lg">{t("criteria")}</h3>
            </AccordionTrigger>
            <AccordionContent>
              <CriteriaScoresList scores={criteria} details={details} />
              <ScoreReasons details={details} />
              <RateTable rates={details?.rates} rateTable={details?.rateTable} />
            </AccordionContent>
          </AccordionItem>
        )}
        <p className="text-sm text-ink-soft">
          {result.ai_generated ? t.rich("byAi", correctionLinks) : t("byTeacher")}
        </p>
      </div>
      <CorrectionSection title={titles.texts}>{texts ?? <ComparedTexts result={result} />}</CorrectionSection>
    </div>
  );
}

type OverviewProps = Pick<Props, "result" | "head" | "noErrors">;

/** The correction of a writing in a dialog, in the order of the page: mark, errors in folded groups, feedback, both texts. */
export function CorrectionOverview({ result, head, noErrors }: OverviewProps) {
  return (
    <div className="mt-4 space-y-6">
      {head}
      <ErrorsSection result={result} id={useId()} noErrors={noErrors} />
      <Feedback result={result} />
      <ComparedTexts result={result} />
    </div>
  );
}

type ErrorsProps = Pick<Props, "result" | "noErrors"> & {
  id: string;
  title?: string | undefined;
  isFirstOpen?: boolean;
};

function ErrorsSection({ result, noErrors, id, title, isFirstOpen = false }: ErrorsProps) {
  const t = useTranslations("writing.result");
  const { errors, passed, source, details, originalText } = result;
  // Praise below a failing mark, or for a text that a teacher answered without correcting it, would be false.
  if (errors.length === 0) return (passed ?? source === "ai") ? noErrors : null;
  return (
    <CorrectionSection title={title ?? t("errors")}>
      {!title && <p className="text-ink-soft">{t("count", { count: errors.length })}</p>}
      <ErrorPatterns errors={errors} />
      <ErrorGroups id={id} text={originalText} errors={errors} language={details?.language} isFirstOpen={isFirstOpen} />
    </CorrectionSection>
  );
}

function Feedback({ result: { feedback, details } }: Pick<Props, "result">) {
  const t = useTranslations("writing.result");
  const locale = useLocale();
  const language = details?.language;
  return (
    <ReadAloud className="max-w-reading space-y-3">
      {language && language !== locale && (
        <p className="text-sm text-ink-soft">{t("otherLanguage", { language: languageName(language, locale) })}</p>
      )}
      <p lang={language === locale ? undefined : language} dir="auto" className="whitespace-pre-line">
        {feedback}
      </p>
    </ReadAloud>
  );
}

/** A writing's mark for its result head: points and pass line, or that there is none. */
export function useMarkSummary({ score, passed }: Pick<WritingResult, "score" | "passed">) {
  const t = useTranslations("writing.result");
  if (score === null) return { head: { isPassed: null, verdict: t("unmarked") }, note: t("unmarkedText") };
  const words = t("score", { score, max: SECTION_MAX });
  const verdict = t(passed ? "sufficient" : "insufficient");
  return {
    head: { points: score, score: words, isPassed: passed, verdict },
    bar: { passLine: WRITING_PASS, label: words },
    note: t("passLine", { needed: WRITING_PASS }),
  };
}

export function MarkHead({ result }: { result: WritingResult }) {
  const { head, bar, note } = useMarkSummary(result);
  return (
    <ResultHead {...head} {...(bar ? { bar } : {})}>
      <p className="text-sm text-ink-soft">{note}</p>
    </ResultHead>
  );
}

function CorrectionSection({ title, children }: { title?: string | undefined; children: ReactNode }) {
  return (
    <section className="space-y-3">
      {title && <h3 className="text-lg">{title}</h3>}
      {children}
    </section>
  );
}

/** @param group element id of the errors of the kind to practise; null when there are none */
function FeedbackPoints({ details, group }: { details: MarkDetails; group: string | null }) {
  const t = useTranslations("writing");
  const locale = useLocale();
  const { strength, practise } = details;
  if (!strength || !practise) return null;
  const language = details.language === locale ? undefined : details.language;
  return (
    <ReadAloud className="mt-3 max-w-reading">
      <dl className="space-y-3">
        <div>
          <dt className="font-semibold">{t("result.strength")}</dt>
          <dd lang={language} dir="auto">
            {strength}
          </dd>
        </div>
        <div>
          <dt className="font-semibold">{t("result.practise")}</dt>
          <dd lang={language} dir="auto">
            {practise.advice}
          </dd>
          {group && (
            <dd>
              <a href={`#${group}`} className="inline-flex min-h-11 items-center underline print:hidden">
                {t("result.toErrors", { type: t(`errorTypes.${practise.type}`) })}
              </a>
            </dd>
          )}
        </div>
      </dl>
    </ReadAloud>
  );
}

/** The points by criterion, with the quotes they are based on. */
function CriteriaScoresList({ scores, details }: { scores: CriteriaScores; details: MarkDetails | null }) {
  const t = useTranslations("writing");
  const evidence = details?.evidence ?? {};
  return (
    <dl className="space-y-3">
      {CRITERION_NAMES.map((criterion) => {
        const words = t("criterionScore", { score: scores[criterion], max: CRITERIA[criterion] });
        return (
          <div key={criterion} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt>{t(`criteria.${criterion}`)}</dt>
            <dd className="font-semibold">{words}</dd>
            {evidence[criterion] && (
              <dd className="basis-full text-sm text-ink-soft">
                {t("result.evidence", { quote: evidence[criterion] })}
              </dd>
            )}
            <dd className="basis-full" aria-hidden="true">
              <Progress value={scores[criterion]} max={CRITERIA[criterion]} aria-label={words} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function ScoreReasons({ details }: { details: MarkDetails | null }) {
  const t = useTranslations("writing.rules");
  if (!details || details.reasons.length === 0) return null;
  return (
    <ReadAloud className="mt-4">
      <h4 className="font-semibold">{t("title")}</h4>
      <ul className="mt-1 list-disc space-y-1 ps-5">
        {details.reasons.map(({ rule, count, limit, note }) => (
          <li key={rule}>
            <span>{t(rule, { count, limit })}</span> <span>{note}</span>
          </li>
        ))}
      </ul>
    </ReadAloud>
  );
}
