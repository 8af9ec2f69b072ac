import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useMeasuredHeight } from "@/components/ui/use-measured-height";
import { countWords, isFull, MAX_WRITING_LENGTH } from "@/lib/exam/word-count";

export const WRITING_TEXT_ID = "writing-text";

/** Words shown beyond the required length. */
const LENGTH_MARGIN = 10;

type WordLimits = { min: number; max: number };
type Props = {
  text: string;
  wordCount: WordLimits;
  isEmpty: boolean;
  isReadOnly?: boolean;
  onChange: (text: string) => void;
};

export function TextField({ text, wordCount, isEmpty, isReadOnly = false, onChange }: Props) {
  const t = useTranslations("writing.text");
  // Until the store has read the field in its layout effect, the field has the newest text.
  const [isTakenUp, setTakenUp] = useState(false);
  useEffect(() => setTakenUp(true), []);
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <label htmlFor={WRITING_TEXT_ID} className="text-lg font-semibold">
          {t("label")}
        </label>
        <p id="writing-length" className="text-ink-soft">
          {t("length", wordCount)}
        </p>
      </div>
      {isEmpty && (
        <p role="alert" className="mt-2 font-semibold text-wrong">
          {t("empty")}
        </p>
      )}
      <textarea
        id={WRITING_TEXT_ID}
        name="text"
        // Hydration writes this value into the field, which may already contain more.
        value={isTakenUp ? text : (readTyped() ?? text)}
        onChange={(event) => onChange(event.target.value)}
        readOnly={isReadOnly}
        aria-describedby="writing-length writing-count"
        aria-invalid={isEmpty || undefined}
        placeholder={t("placeholder", wordCount)}
        maxLength={MAX_WRITING_LENGTH}
        lang="it"
        dir="ltr"
        // The real exam offers no spelling help either.
        spellCheck={false}
        autoCorrect="off"
        autoComplete="off"
        className="mt-1 block field-sizing-content min-h-[var(--text-height,18rem)] w-full scroll-mb-[calc(max(var(--bottom),var(--keyboard,0px))+var(--word-count,3rem)+1rem)] rounded-md border-2 border-edge bg-surface p-3 text-reading placeholder:text-ink-soft aria-invalid:border-wrong"
      />
      {/* The browser stops input at the limit without notice, whether typed, pasted, dropped or dictated. */}
      <p role="alert" className={isFull(text) ? "mt-2 font-semibold text-careful" : "sr-only"}>
        {isFull(text) && t("full", { max: MAX_WRITING_LENGTH })}
      </p>
      <WordCount words={countWords(text)} {...wordCount} />
    </>
  );
}

/** Undefined on the server. */
function readTyped(): string | undefined {
  if (typeof document === "undefined") return undefined;
  return document.querySelector<HTMLTextAreaElement>(`#${WRITING_TEXT_ID}`)?.value;
}

/** The word count and how it compares with the required length, also as a picture; blocks nothing. */
function WordCount({ words, min, max }: WordLimits & { words: number }) {
  const t = useTranslations("writing.text");
  const isRight = words >= min && words <= max;
  const deviation = words < min ? t("short", { missing: min - words, min }) : t("long", { extra: words - max, max });
  const percent = (count: number) => `${Math.min(100, (100 * count) / (max + LENGTH_MARGIN))}%`;
  return (
    <div
      ref={useMeasuredHeight("--word-count")}
      // Above the bottom bar, or above the on-screen keyboard.
      className="sticky bottom-[max(var(--bottom),var(--keyboard,0px))] z-[5] bg-paper py-1 crowded:static"
    >
      <svg aria-hidden="true" className="block h-2 w-full rounded-full rtl:-scale-x-100">
        <rect width="100%" height="100%" className="fill-line" />
        <rect x={percent(min)} width={percent(max - min)} height="100%" className="fill-honey" />
        <rect width={percent(words)} height="100%" className="fill-chosen" />
      </svg>
      <p id="writing-count" className="text-sm">
        <strong>{t("words", { count: words })}</strong>
        <span className={isRight ? "font-semibold text-chosen" : "text-ink-soft"}>
          {`: ${isRight ? t("right") : deviation}`}
        </span>
      </p>
    </div>
  );
}
