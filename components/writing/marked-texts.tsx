import { useTranslations } from "next-intl";
import { CORRECTED_LOOK, ERROR_LOOK } from "@/components/writing/error-look";
import { HighlightedText } from "@/components/writing/highlighted-text";
import type { SpellingFinding, WritingError, WritingResult } from "@/lib/writing/schema";

/** The learner's text and the corrected one, side by side, on a phone one below the other; every change can be looked at. */
export function MarkedTexts({ result: { originalText, correctedText, errors } }: { result: WritingResult }) {
  const t = useTranslations("writing.result");
  const original = errors.map((error) => ({
    start: error.start,
    end: error.end,
    look: ERROR_LOOK[error.type],
    note: <ErrorNote error={error} />,
  }));
  const corrected = errors.map((error) => ({
    start: error.correctedStart,
    end: error.correctedEnd,
    look: CORRECTED_LOOK,
    note: <ErrorNote error={error} />,
  }));
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <section className="rounded-lg border border-line bg-surface p-4">
          <h4 className="mb-2 font-semibold">{t("original")}</h4>
          <HighlightedText text={originalText} marks={original} />
        </section>
        <section className="rounded-lg border border-line bg-surface p-4">
          <h4 className="mb-2 font-semibold">{t("corrected")}</h4>
          <HighlightedText text={correctedText} marks={corrected} />
        </section>
      </div>
      {errors.length > 0 && <p className="mt-2 text-sm text-ink-soft print:hidden">{t("hint")}</p>}
    </>
  );
}

function ErrorNote({ error: { type, original, corrected, explanation } }: { error: WritingError }) {
  const t = useTranslations("writing");
  return (
    <>
      <strong className="block">{t(`errorTypes.${type}`)}</strong>
      <span className="block" lang="it">
        {t("result.correction", { original, corrected: corrected || t("result.removed") })}
      </span>
      {explanation && <span className="block">{explanation}</span>}
    </>
  );
}

/** A text with what the basic check points at. */
export function SpellingText({ text, findings }: { text: string; findings: readonly SpellingFinding[] }) {
  const t = useTranslations("writing.spelling");
  const marks = findings.map(({ start, end, suggestions, reason }) => ({
    start,
    end,
    look: ERROR_LOOK.ortografico,
    note: (
      <>
        <span className="block">{t(`reasons.${reason}`)}</span>
        <SpellingSuggestions suggestions={suggestions} className="block" />
      </>
    ),
  }));
  return <HighlightedText text={text} marks={marks} />;
}

/** What a finding of the basic check may have been meant to be; nothing where nobody knows. */
export function SpellingSuggestions({
  suggestions,
  className,
}: {
  suggestions: readonly string[];
  className?: string;
}) {
  const t = useTranslations("writing.spelling");
  if (suggestions.length === 0) return null;
  const list = suggestions.filter((suggestion) => suggestion !== "").join(", ");
  return <span className={className}>{list === "" ? t("leaveOut") : t("suggestions", { list })}</span>;
}
