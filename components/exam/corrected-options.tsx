import { useTranslations } from "next-intl";
import { OutcomeLabel } from "@/components/exam/outcome-badge";
import type { QuestionCorrection } from "@/lib/exam/correction";
import { optionText } from "@/lib/exam/options";
import { OPTION_LETTERS, TRUE_FALSE } from "@/lib/exam/sections";
import { cn } from "@/lib/utils";

type Props = { correction: QuestionCorrection };

export function CorrectedOptions({ correction: { options, userAnswer, correctAnswer } }: Props) {
  const t = useTranslations("exam");
  const letters = options ? OPTION_LETTERS.slice(0, options.length) : TRUE_FALSE;
  return (
    <ul aria-label={t("correction.options")} className={cn("grid max-w-3xl gap-2", !options && "sm:grid-cols-2")}>
      {letters.map((letter) => {
        const [isRight, isChosen] = [letter === correctAnswer, letter === userAnswer];
        const note = noteOf(isRight, isChosen);
        const text = optionText(options, letter) ?? t(letter === "V" ? "questions.true" : "questions.false");
        return (
          <li
            key={letter}
            className={cn(
              "flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md px-3 py-2 print:min-h-0 print:py-1",
              isRight ? "bg-accent-soft" : isChosen ? "bg-wrong-soft" : "bg-surface text-ink-soft",
            )}
          >
            <span className="flex gap-2">
              {options && <strong>{letter})</strong>}
              <span lang={options && "it"} className={cn(isRight && "font-semibold")}>
                {text}
              </span>
            </span>
            {note && <OutcomeLabel outcome={isRight ? "right" : "wrong"}>{t(`correction.${note}`)}</OutcomeLabel>}
          </li>
        );
      })}
    </ul>
  );
}

function noteOf(isRight: boolean, isChosen: boolean) {
  if (isRight) return isChosen ? "optionChosenCorrect" : "optionCorrect";
  return isChosen ? "optionChosen" : null;
}
