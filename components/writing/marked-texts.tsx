import { useTranslations } from "next-intl";
import { CORRECTED_CLASS, ERROR_CLASS } from "@/components/writing/error-class";
import { ErrorNote } from "@/components/writing/error-note";
import { HighlightedText, type Mark } from "@/components/writing/highlighted-text";
import type { WritingError, WritingResult } from "@/lib/writing/schema";

type Props = { result: Pick<WritingResult, "originalText" | "correctedText" | "errors"> };

/** The learner's text and the corrected one, side by side, on a phone one below the other; every change can be looked at. */
export function MarkedTexts({ result: { originalText, correctedText, errors } }: Props) {
  const t = useTranslations("writing.result");
  const versions = [
    {
      name: "original",
      text: originalText,
      marks: errors.map((error) => toMark(error, error.start, error.end, ERROR_CLASS[error.type])),
    },
    {
      name: "corrected",
      text: correctedText,
      marks: errors.map((error) => toMark(error, error.correctedStart, error.correctedEnd, CORRECTED_CLASS)),
    },
  ] as const;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {versions.map(({ name, text, marks }) => (
          <section key={name} className="rounded-lg bg-surface p-4 contrast-more:outline contrast-more:outline-line">
            <h4 className="mb-2 font-semibold">{t(name)}</h4>
            <HighlightedText text={text} marks={marks} />
          </section>
        ))}
      </div>
      {errors.length > 0 && <p className="mt-2 text-sm text-ink-soft print:hidden">{t("hint")}</p>}
    </>
  );
}

function toMark(error: WritingError, start: number, end: number, className: string): Mark {
  return { start, end, className, note: <ErrorNote error={error} /> };
}
