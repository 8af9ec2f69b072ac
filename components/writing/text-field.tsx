import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useMeasuredHeight } from "@/components/ui/use-measured-height";
import { countWords, isFull, MAX_WRITING_LENGTH } from "@/lib/exam/word-count";

export const WRITING_TEXT_ID = "writing-text";

type WordLimits = { min: number; max: number };
type Props = { text: string; wordCount: WordLimits; isEmpty: boolean; onChange: (text: string) => void };

export function TextField({ text, wordCount, isEmpty, onChange }: Props) {
  const t = useTranslations("writing.text");
  // Until the store has read the field in its layout effect, the field has the newest text.
  const [isTakenUp, setTakenUp] = useState(false);
  useEffect(() => setTakenUp(true), []);
  return (
    <>
      <label htmlFor={WRITING_TEXT_ID} className="block text-lg font-semibold">
        {t("label")}
      </label>
      <p id="writing-length" className="text-ink-soft">
        {t("length", wordCount)}
      </p>
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
        aria-describedby="writing-length writing-count"
        aria-invalid={isEmpty || undefined}
        placeholder={t("placeholder", wordCount)}
        maxLength={MAX_WRITING_LENGTH}
        lang="it"
        // The real exam offers no spelling help either.
        spellCheck={false}
        autoCorrect="off"
        autoComplete="off"
        className="mt-2 block field-sizing-content min-h-72 w-full scroll-mb-[calc(max(var(--bottom),var(--keyboard,0px))+var(--word-count,3rem)+1rem)] rounded-md border-2 border-edge bg-surface p-3 text-reading placeholder:text-ink-soft aria-invalid:border-wrong"
      />
      {/* The browser stops at the limit without a word, whether it was typed, pasted, dropped or dictated. */}
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

/** The word count and how it compares with the required length; blocks nothing. */
function WordCount({ words, min, max }: WordLimits & { words: number }) {
  const t = useTranslations("writing.text");
  const isRight = words >= min && words <= max;
  const deviation = words < min ? t("short", { missing: min - words, min }) : t("long", { extra: words - max, max });
  const verdict = isRight ? t("right") : deviation;
  return (
    <p
      ref={useMeasuredHeight("--word-count")}
      id="writing-count"
      // Above the bottom bar, or above the on-screen keyboard.
      className="sticky bottom-[max(var(--bottom),var(--keyboard,0px))] z-[5] bg-paper py-2 crowded:static"
    >
      <strong>{t("words", { count: words })}</strong>
      <span className={isRight ? "font-semibold text-accent" : "text-ink-soft"}>{`: ${verdict}`}</span>
    </p>
  );
}
