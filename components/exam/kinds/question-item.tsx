"use client";

import { Eraser } from "lucide-react";
import { useTranslations } from "next-intl";
import { type MouseEvent, memo } from "react";
import type { QuestionView } from "@/lib/exam/kinds/question";
import { lettersOf, optionText, splitGloss } from "@/lib/exam/options";
import type { QuestionSection } from "@/lib/exam/sections";
import { cn } from "@/lib/utils";

/** DOM id of a question, for links from the text. */
export function questionBoxId(section: QuestionSection, id: number): string {
  return `question-${section}-${id}`;
}

type Props = {
  section: QuestionSection;
  question: QuestionView;
  /** Whether the question before belongs to another text. */
  isFirstOfText?: boolean;
  answer: string;
  isDisabled: boolean;
  onAnswer: (section: QuestionSection, id: number, value: string) => void;
};

/** A question; on wide screens, true and false stand on the line of their statement. */
export const QuestionItem = memo(function QuestionItem(props: Props) {
  const { section, question, isFirstOfText = true, answer, isDisabled, onAnswer } = props;
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
      className={cn("relative min-w-0 scroll-clear outline-none", !options && "beside-statement")}
    >
      <legend
        lang="it"
        dir="ltr"
        className={cn(
          "mb-2 max-w-reading text-lg leading-snug font-semibold lg:mb-1.5 lg:text-base",
          options && "lg:pe-10",
        )}
      >
        {title && <span className={cn("block text-sm text-ink-soft", !isFirstOfText && "lg:sr-only")}>{title}</span>}
        <span>{`${id}. ${question.question}`}</span>
      </legend>
      {/* True and false are placed side by side where they fit. */}
      <div
        className={cn("flex gap-2 lg:gap-1.5", options ? "flex-col" : "flex-wrap lg:shrink-0 lg:flex-nowrap lg:gap-1")}
      >
        {lettersOf(options).map((letter) => (
          <label
            key={letter}
            className={cn("answer-row", options ? "lg:pointer-fine:min-h-10 lg:py-1" : "answer-chip flex-1")}
          >
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
            {options ? (
              <span lang="it" dir="ltr">
                <strong className="me-1.5">{`${letter})`}</strong>
                <span>{optionText(options, letter)}</span>
              </span>
            ) : (
              <TrueOrFalse words={t(letter === "V" ? "true" : "false")} />
            )}
          </label>
        ))}
        <button
          type="button"
          onClick={clear}
          aria-label={t("clearOf", { id })}
          className={cn(
            "flex min-h-12 min-w-12 items-center justify-center gap-1 rounded-sm text-sm text-ink-soft underline underline-offset-4 lg:size-10 lg:min-h-0 lg:min-w-0",
            options && "-mt-1 self-start lg:absolute lg:top-0 lg:inset-e-0 lg:mt-0",
            answer === "" && "invisible",
          )}
        >
          <Eraser aria-hidden="true" className="size-5 shrink-0" />
          {options && <span className="lg:sr-only">{t("clear")}</span>}
        </button>
      </div>
    </fieldset>
  );
});

/** On wide screens only the exam's word is shown; the rule above the list explains it. */
function TrueOrFalse({ words }: { words: string }) {
  const [word, gloss] = splitGloss(words);
  return (
    <span>
      <span lang="it" dir="ltr">
        {word}
      </span>
      {gloss && <span className="lg:sr-only">{` ${gloss}`}</span>}
    </span>
  );
}
