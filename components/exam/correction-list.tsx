import { useTranslations } from "next-intl";
import { type ComponentProps, useId } from "react";
import { CollapsedQuestion, CorrectedQuestion } from "@/components/exam/corrected-question";
import { OutcomeLabel } from "@/components/exam/outcome-badge";
import type { QuestionCorrection } from "@/lib/exam/correction";

type Props = Omit<ComponentProps<typeof CorrectedQuestion>, "correction"> & {
  corrections: readonly QuestionCorrection[];
};

/** Wrong and blank answers first, right ones collapsed. Print shows everything; works without JavaScript. */
export function CorrectionList({ corrections, ...questionProps }: Props) {
  const t = useTranslations("exam.correction");
  const errors = corrections.filter(({ isCorrect }) => !isCorrect);
  const right = corrections.filter(({ isCorrect }) => isCorrect);
  const isMixed = errors.length > 0 && right.length > 0;
  return (
    <div className="group/list max-w-3xl">
      {isMixed && <ErrorFilter errors={errors.length} all={corrections.length} />}
      {errors.length > 0 && (
        <ol className="space-y-8">
          {errors.map((correction) => (
            <li key={correction.id}>
              <CorrectedQuestion correction={correction} {...questionProps} />
            </li>
          ))}
        </ol>
      )}
      {errors.length === 0 && (
        <p className="mb-3">
          <OutcomeLabel outcome="right">{t("allRight")}</OutcomeLabel>
        </p>
      )}
      {right.length > 0 && (
        <div
          className={isMixed ? "mt-8 hidden group-has-[input[value=all]:checked]/list:block print:block" : undefined}
        >
          {isMixed && <p className="mb-1 font-semibold">{t("rightAnswers", { count: right.length })}</p>}
          <ol>
            {right.map((correction) => (
              <li key={correction.id}>
                <CollapsedQuestion correction={correction} {...questionProps} />
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}

/** CSS reacts to the native radio buttons, so no script is needed. */
function ErrorFilter({ errors, all }: { errors: number; all: number }) {
  const t = useTranslations("exam.correction");
  const name = useId();
  const choices = [
    { value: "errors", words: t("onlyErrors", { count: errors }) },
    { value: "all", words: t("all", { count: all }) },
  ];
  return (
    <fieldset className="mb-6 print:hidden">
      <legend className="sr-only">{t("show")}</legend>
      <div className="flex flex-wrap gap-1">
        {choices.map(({ value, words }) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center rounded-full border-2 border-transparent px-4 font-semibold underline-offset-4 not-has-checked:underline has-checked:bg-chosen has-checked:text-on-chosen forced-colors:has-checked:bg-[CanvasText] forced-colors:has-checked:text-[Canvas] forced-colors:has-checked:forced-color-adjust-none forced-colors:not-has-checked:border-0 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              autoComplete="off"
              name={name}
              value={value}
              defaultChecked={value === "errors"}
              className="sr-only"
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
