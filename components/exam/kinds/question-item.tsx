"use client";

import { Eraser } from "lucide-react";
import { useTranslations } from "next-intl";
import { type MouseEvent, memo } from "react";
import type { QuestionView } from "@/lib/exam/kinds/question";
import { lettersOf, optionText } from "@/lib/exam/options";
import type { QuestionSection } from "@/lib/exam/sections";
import { cn } from "@/lib/utils";

/** DOM id of a question, for links from the text. */
export function questionBoxId(section: QuestionSection, id: number): string {
  return `question-${section}-${id}`;
}

type Props = {
  section: QuestionSection;
  question: QuestionView;
  answer: string;
  isDisabled: boolean;
  onAnswer: (section: QuestionSection, id: number, value: string) => void;
};

export const QuestionItem = memo(function QuestionItem({ section, question, answer, isDisabled, onAnswer }: Props) {
  const t = useTranslations("exam.questions");
  const { id, title, options } = question;
  const clear = (event: MouseEvent<HTMLButtonElement>) => {
    // The button is removed, so focus moves to the options.
    event.currentTarget.closest("fieldset")?.querySelector("input")?.focus();
    onAnswer(section, id, "");
  };

  return (
    <fieldset
      id={questionBoxId(section, id)}
      tabIndex={-1}
      disabled={isDisabled}
      className="min-w-0 scroll-clear outline-none"
    >
      <legend lang="it" className="mb-2 max-w-reading text-lg leading-snug font-semibold">
        {title && <span className="block text-sm text-ink-soft">{title}</span>}
        <span>{`${id}. ${question.question}`}</span>
      </legend>
      {/* True and false are placed side by side where they fit. */}
      <div className={cn("flex gap-2", options ? "flex-col" : "flex-wrap")}>
        {lettersOf(options).map((letter) => (
          <label key={letter} className={cn("answer-row", !options && "flex-1")}>
            <input
              type="radio"
              // Otherwise browsers restore the old form value after a reload.
              autoComplete="off"
              name={`${section}-${id}`}
              value={letter}
              checked={answer === letter}
              onChange={() => onAnswer(section, id, letter)}
              className="size-5 shrink-0 accent-chosen focus-visible:outline-none"
            />
            <span lang={options && "it"}>
              {options && <strong className="mr-1.5">{`${letter})`}</strong>}
              <span>{optionText(options, letter) ?? t(letter === "V" ? "true" : "false")}</span>
            </span>
          </label>
        ))}
        <button
          type="button"
          onClick={clear}
          aria-label={t("clearOf", { id })}
          className={cn(
            "flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-sm text-sm text-ink-soft underline underline-offset-4",
            options && "-mt-1 self-start",
            answer === "" && "invisible",
          )}
        >
          <Eraser aria-hidden="true" className="size-5 shrink-0" />
          {options && <span>{t("clear")}</span>}
        </button>
      </div>
    </fieldset>
  );
});
