import { useTranslations } from "next-intl";
import { CORRECTED_CLASS, ERROR_CLASS, LEFT_OUT_CLASS } from "@/components/writing/error-class";
import { ErrorNote } from "@/components/writing/error-note";
import { type Highlight, HighlightedText } from "@/components/writing/highlighted-text";
import type { ShownTexts } from "@/lib/writing/inline";
import type { WritingError } from "@/lib/writing/schema";

/** The original and the corrected text, side by side or on phones stacked, with notes on every change. */
export function ComparedTexts({ result }: { result: ShownTexts }) {
  const { originalText, correctedText, errors, details } = result;
  const t = useTranslations("writing.result");
  const leftOut = (details?.leftOut ?? []).map((passage) => {
    return { ...passage, className: LEFT_OUT_CLASS, note: t("leftOut") };
  });
  const wrong = errors.map((error) => toHighlight(error, error.start, error.end, ERROR_CLASS[error.type]));
  const right = errors.map((error) => toHighlight(error, error.correctedStart, error.correctedEnd, CORRECTED_CLASS));
  const versions = [
    { name: "original", text: originalText, marks: [...wrong, ...leftOut] },
    { name: "corrected", text: correctedText, marks: right },
  ] as const;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {versions.map(({ name, text, marks }) => (
          <section key={name} className="rounded-lg bg-surface p-4 contrast-more:outline contrast-more:outline-line">
            <h4 className="mb-2 font-semibold">{t(name)}</h4>
            <HighlightedText text={text} highlights={marks} />
          </section>
        ))}
      </div>
      {leftOut.length > 0 && <p className="mt-2 max-w-reading text-sm text-ink-soft">{t("leftOut")}</p>}
      {errors.length > 0 && <p className="mt-2 text-sm text-ink-soft print:hidden">{t("hint")}</p>}
    </>
  );
}

function toHighlight(error: WritingError, start: number, end: number, className: string): Highlight {
  return { start, end, className, note: <ErrorNote error={error} /> };
}
