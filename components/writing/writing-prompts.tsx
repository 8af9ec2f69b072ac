import { useTranslations } from "next-intl";
import type { WritingOptionView } from "@/lib/exam/kinds/writing";

type Props = {
  options: readonly WritingOptionView[];
  chosen: string;
  onChoose: (id: string) => void;
  isReadOnly: boolean;
};

export function WritingPrompts({ options, chosen, onChoose, isReadOnly }: Props) {
  const t = useTranslations("writing");
  const [only] = options;
  if (options.length === 1 && only) return <PromptText option={only} />;
  return (
    <fieldset disabled={isReadOnly} className="min-w-0">
      <legend className="sr-only">{t("task")}</legend>
      <div className="grid gap-3 lg:grid-flow-col lg:auto-cols-fr in-[.task-card]:lg:grid-flow-row">
        {options.map((option) => (
          <label
            key={option.id}
            className="flex cursor-pointer gap-3 rounded-md border-2 border-edge bg-surface p-4 hover:bg-sunken crowded:flex-col crowded:gap-1 crowded:p-2 has-checked:border-chosen has-checked:bg-chosen-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="option"
              autoComplete="off"
              value={option.id}
              checked={chosen === option.id}
              onChange={() => onChoose(option.id)}
              aria-labelledby={`option-${option.id}`}
              aria-describedby={`prompt-${option.id}`}
              className="mt-1 size-5 shrink-0 accent-chosen focus-visible:outline-none"
            />
            <span className="min-w-0">
              <strong id={`option-${option.id}`} className="block">
                {t("option", { id: option.id })}
              </strong>
              <span id={`prompt-${option.id}`} className="block">
                <PromptText option={option} />
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function PromptText({ option: { prompt, bullets } }: { option: WritingOptionView }) {
  const t = useTranslations("writing");
  return (
    <span lang="it" dir="ltr" className="block max-w-reading">
      <span className="block text-reading crowded:text-base">{prompt}</span>
      <span className="mt-2 block font-semibold">{t("points")}</span>
      {bullets.map((bullet) => (
        <span key={bullet} className="mt-1 flex gap-2 crowded:gap-1">
          <span aria-hidden="true">•</span>
          <span>{bullet}</span>
        </span>
      ))}
    </span>
  );
}
