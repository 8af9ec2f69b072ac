import { Eraser } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, type MouseEvent, memo } from "react";
import { useExam } from "@/components/exam/exam-context";
import { questionBoxId } from "@/components/exam/kinds/question-item";
import { letterOfKey } from "@/lib/exam/on-paper";
import { lettersOf } from "@/lib/exam/options";
import { listUnanswered } from "@/lib/exam/progress";
import { questionName } from "@/lib/exam/question-name";
import { QUESTION_SECTIONS, type QuestionSection } from "@/lib/exam/sections";
import { cn } from "@/lib/utils";

/** The answer sheet to copy the letters into: as on paper, numbers with their letters, the listening beside the reading. */
export function KeyedAnswers() {
  const { store, state } = useExam();
  return (
    <div data-sheet="" className="max-w-4xl gap-x-10 md:columns-2">
      {QUESTION_SECTIONS.map((section) => {
        const { content, answers, isLocked, isClosing } = state[section];
        return (
          <section key={section} aria-labelledby={`sheet-${section}`} className="mb-6 break-inside-avoid">
            <SheetHeading section={section} missing={listUnanswered(section, content.questions, answers).length} />
            <ol className="mt-2 space-y-1">
              {content.questions.map(({ id, options }) => (
                <li key={id}>
                  <SheetRow
                    section={section}
                    id={id}
                    letters={lettersOf(options).join("")}
                    answer={answers[questionName(section, id)] ?? ""}
                    isDisabled={isLocked || isClosing}
                    onAnswer={store.answer}
                  />
                </li>
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
}

function SheetHeading({ section, missing }: { section: QuestionSection; missing: number }) {
  const t = useTranslations("exam");
  return (
    <>
      <h3 id={`sheet-${section}`} className="text-lg">
        {t(`sections.${section}`)}
      </h3>
      <p className={missing === 0 ? "text-ink-soft" : "font-semibold text-careful"}>
        {missing === 0 ? t("handIn.complete") : t("handIn.missing", { count: missing })}
      </p>
    </>
  );
}

type RowProps = {
  section: QuestionSection;
  id: number;
  /** A single string, so that an unchanged row is not rendered again. */
  letters: string;
  answer: string;
  isDisabled: boolean;
  onAnswer: (section: QuestionSection, id: number, value: string) => void;
};

/** One number with its letters. A letter on the keyboard answers and goes on to the next number. */
const SheetRow = memo(function SheetRow({ section, id, letters, answer, isDisabled, onAnswer }: RowProps) {
  const t = useTranslations("exam.questions");
  const type = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const letter = letterOfKey(event.key, [...letters]);
    if (letter === null) return;
    // Some browsers would begin to search the page.
    event.preventDefault();
    onAnswer(section, id, letter);
    (rowAfter(event.currentTarget) ?? event.currentTarget).focus();
  };
  const clear = (event: MouseEvent<HTMLButtonElement>) => {
    // The button is removed, so focus moves to the letters.
    event.currentTarget.closest("fieldset")?.querySelector("input")?.focus();
    onAnswer(section, id, "");
  };
  return (
    <fieldset
      id={questionBoxId(section, id)}
      data-row=""
      disabled={isDisabled}
      className="flex min-w-0 scroll-clear flex-wrap items-center gap-1 sm:gap-2"
    >
      <legend className="float-start w-6 shrink-0 text-end font-semibold tabular-nums">
        <span aria-hidden="true">{id}</span>
        <span className="sr-only">{t("question", { id })}</span>
      </legend>
      {[...letters].map((letter) => (
        <label key={letter} className="answer-row flex-1 justify-center gap-2 px-2">
          <input
            type="radio"
            // Otherwise browsers restore the old form value after a reload.
            autoComplete="off"
            name={`${section}-${id}`}
            value={letter}
            checked={answer === letter}
            onChange={() => onAnswer(section, id, letter)}
            onKeyDown={type}
            className="size-6 shrink-0 accent-chosen focus-visible:outline-none"
          />
          <strong lang="it" dir="ltr">
            {letter}
          </strong>
        </label>
      ))}
      <button
        type="button"
        onClick={clear}
        aria-label={t("clearOf", { id })}
        className={cn(
          "grid size-12 shrink-0 place-items-center rounded-sm text-ink-soft",
          answer === "" && "invisible crowded:hidden",
        )}
      >
        <Eraser aria-hidden="true" className="size-5" />
      </button>
    </fieldset>
  );
});

/** The input to focus in the next row: the chosen one, or the first; null after the last row. */
function rowAfter(input: HTMLInputElement): HTMLInputElement | null {
  const rows = [...(input.closest("[data-sheet]")?.querySelectorAll("fieldset[data-row]:enabled") ?? [])];
  const next = rows[rows.findIndex((row) => row.contains(input)) + 1];
  return next?.querySelector<HTMLInputElement>("input:checked") ?? next?.querySelector("input") ?? null;
}
