"use client";

import { useTranslations } from "next-intl";
import { type MouseEvent, memo } from "react";
import type { QuestionView } from "@/lib/exam/paper";
import { OPTION_LETTERS, type QuestionSection, TRUE_FALSE } from "@/lib/exam/sections";

/** The id of a question's box, for links from the text. */
export function questionBoxId(section: QuestionSection, id: number): string {
  return `question-${section}-${id}`;
}

type Props = {
  section: QuestionSection;
  question: QuestionView;
  /** The chosen letter, or an empty string. */
  answer: string;
  isDisabled: boolean;
  onAnswer: (id: number, value: string) => void;
};

/** One question with its options, each a row to tap; native radios, so the keyboard works as everywhere. */
export const QuestionItem = memo(function QuestionItem({ section, question, answer, isDisabled, onAnswer }: Props) {
  const t = useTranslations("exam.questions");
  const { id, title, options } = question;
  const rows = options
    ? options.map((text, index) => ({ value: OPTION_LETTERS[index] ?? "", letter: `${OPTION_LETTERS[index]})`, text }))
    : TRUE_FALSE.map((value) => ({ value, letter: "", text: value === "V" ? t("true") : t("false") }));

  const clear = (event: MouseEvent<HTMLButtonElement>) => {
    // The button goes away: the focus goes to the options.
    event.currentTarget.closest("fieldset")?.querySelector("input")?.focus();
    onAnswer(id, "");
  };

  return (
    <fieldset id={questionBoxId(section, id)} disabled={isDisabled} className="min-w-0 scroll-my-36">
      <legend className="mb-3 max-w-reading text-lg font-semibold">
        {title && <span className="block text-sm text-ink-soft">{title}</span>}
        {section === "cloze" && <span className="block">{t("question", { id })}</span>}
        <span className={section === "cloze" ? "block font-normal" : undefined}>
          {section === "cloze" ? question.question : `${id}. ${question.question}`}
        </span>
      </legend>
      <div className="space-y-2">
        {rows.map(({ value, letter, text }) => (
          <label
            key={value}
            className="flex min-h-12 items-center gap-3 rounded-md border-2 border-edge bg-surface px-3 py-2 not-has-disabled:cursor-pointer not-has-disabled:hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              // A reload shows what is saved, not what the browser remembers of the form.
              autoComplete="off"
              name={`${section}-${id}`}
              value={value}
              checked={answer === value}
              onChange={() => onAnswer(id, value)}
              className="size-5 shrink-0 accent-accent focus-visible:outline-none"
            />
            <span>
              {letter && <strong className="mr-1.5">{letter}</strong>}
              {text}
            </span>
          </label>
        ))}
      </div>
      <button
        type="button"
        onClick={clear}
        aria-label={t("clearOf", { id })}
        className={`mt-1 min-h-8 rounded-sm px-1 text-sm text-ink-soft underline underline-offset-4 ${answer === "" ? "invisible" : ""}`}
      >
        {t("clear")}
      </button>
    </fieldset>
  );
});
