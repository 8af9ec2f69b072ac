import { useLocale, useTranslations } from "next-intl";
import { memo } from "react";
import { questionBoxId } from "@/components/exam/kinds/question-item";
import { OPTION_LETTERS, type QuestionSection } from "@/lib/exam/sections";
import { cn } from "@/lib/utils";

const BOX = "mx-0.5 inline border-b-2 px-1.5 py-1 leading-none";
const NUMBER = "relative -top-1 me-1 text-sm leading-none font-semibold";

type Props = {
  section: QuestionSection;
  id: number;
  options: readonly string[];
  answer: string;
  isDisabled: boolean;
  onAnswer: (section: QuestionSection, id: number, value: string) => void;
};

/** A gap in the passage as a native select. Choosing the placeholder clears it. */
export const ClozeGap = memo(function ClozeGap({ section, id, options, answer, isDisabled, onAnswer }: Props) {
  const t = useTranslations("exam.questions");
  const locale = useLocale();
  return (
    <select
      id={questionBoxId(section, id)}
      name={`${section}-${id}`}
      aria-label={t("question", { id })}
      // Otherwise browsers restore the old form value after a reload.
      autoComplete="off"
      disabled={isDisabled}
      value={answer}
      onChange={(event) => onAnswer(section, id, event.target.value)}
      className={cn(
        "field-sizing-content mx-0.5 h-11 max-w-full scroll-clear lg:pointer-fine:h-10 rounded-sm border-2 border-edge px-1 align-middle text-base leading-tight",
        answer === "" ? "bg-surface text-ink-soft" : "bg-chosen-soft font-semibold",
      )}
    >
      <option lang={locale} dir="auto" value="">
        {t("question", { id })}
      </option>
      {options.map((option, index) => (
        <option key={option} lang="it" dir="ltr" value={OPTION_LETTERS[index]}>
          {`${OPTION_LETTERS[index]}) ${option}`}
        </option>
      ))}
    </select>
  );
});

/** A gap of a corrected passage: the learner's word and, if wrong, the right one. */
export function CorrectedGap({ id, word, right }: { id: number; word: string | null; right: string }) {
  const t = useTranslations("exam.cloze");
  const isMissed = word !== right;
  const outcome = isMissed ? (word ? "wrong" : "blank") : "right";
  const classes = isMissed
    ? word
      ? "border-wrong bg-wrong-soft"
      : "border-careful bg-careful-soft"
    : "border-accent bg-accent-soft";
  return (
    <span className={cn(BOX, "font-semibold", classes)}>
      <span lang={useLocale()} dir="auto" className="sr-only">
        {t(outcome, { id, word: word ?? "", right })}
      </span>
      <span aria-hidden="true">
        <span className={NUMBER}>{id}</span>
        {isMissed ? word && <s>{word}</s> : <span>{word}</span>}
        {isMissed && <span className="ms-1 text-accent">{right}</span>}
      </span>
    </span>
  );
}

export function ExampleGap({ word }: { word: string }) {
  const t = useTranslations("exam.cloze");
  return (
    <span className={`${BOX} border-dashed border-edge`}>
      <span lang={useLocale()} dir="auto" className="sr-only">
        {t("example", { word })}
      </span>
      <span aria-hidden="true">
        <span className={NUMBER}>0</span>
        <em>{word}</em>
      </span>
    </span>
  );
}
