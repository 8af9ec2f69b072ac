import { useTranslations } from "next-intl";
import { useState } from "react";
import { Disclosure } from "@/components/exam/disclosure";
import { Alert } from "@/components/ui/alert";
import { useMeasuredHeight } from "@/components/ui/use-measured-height";
import { TextConflict } from "@/components/writing/text-conflict";
import { TextField } from "@/components/writing/text-field";
import { WritingPrompts } from "@/components/writing/writing-prompts";
import type { WritingView } from "@/lib/exam/kinds/writing";
import type { Answers } from "@/lib/exam/merge";
import { cn } from "@/lib/utils";

/** The prompt's points that the learner has ticked as covered. */
type Ticks = { ticked: readonly string[]; onTick: (ticked: readonly string[]) => void };

type Props = {
  content: WritingView;
  answers: Answers;
  theirs: Answers | null;
  isAiConfigured: boolean;
  /** A correction was requested without a text. */
  isEmpty: boolean;
  onChange: (name: "option" | "text", value: string) => void;
  onKeep: (keep: "mine" | "theirs") => void;
} & Ticks;

/** The task and the text. The text appears once a prompt is chosen, even before hydration; the task then collapses. */
export function WritingForm({ content, answers, theirs, isAiConfigured, isEmpty, onChange, onKeep, ...ticks }: Props) {
  const t = useTranslations("writing");
  const { options, wordCount, criteria } = content;
  const text = answers["text"] ?? "";
  const chosen = options.find(({ id }) => id === (options.length > 1 ? answers["option"] : options[0]?.id));
  return (
    <div className="group/task max-w-3xl space-y-4">
      <Task options={options} chosen={chosen?.id ?? ""} onChoose={(id) => onChange("option", id)} />
      {theirs && <TextConflict mine={text} theirs={theirs["text"] ?? ""} onKeep={onKeep} />}
      {!chosen && (
        <p
          role={isEmpty ? "alert" : undefined}
          className={cn("font-semibold group-has-[[name=option]:checked]/task:hidden", isEmpty && "text-wrong")}
        >
          {t("choose")}
        </p>
      )}
      <div className={chosen ? undefined : "hidden group-has-[[name=option]:checked]/task:block"}>
        {chosen && <PointTicks points={chosen.bullets} {...ticks} />}
        <TextField
          text={text}
          wordCount={wordCount}
          isEmpty={isEmpty && chosen !== undefined}
          onChange={(typed) => onChange("text", typed)}
        />
      </div>
      <WritingNotes criteria={criteria} isAiConfigured={isAiConfigured} />
    </div>
  );
}

type TaskProps = { options: WritingView["options"]; chosen: string; onChoose: (id: string) => void };

/** The prompts, collapsed once one is chosen. */
function Task({ options, chosen, onChoose }: TaskProps) {
  const t = useTranslations("writing");
  const [isOpen, setOpen] = useState(chosen === "" || options.length === 1);
  const isChosen = chosen !== "" && options.length > 1;
  const choose = (id: string) => {
    onChoose(id);
    setOpen(false);
  };
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-11 py-2 font-semibold">
        {isChosen ? <span className="text-chosen">{t("chosen", { id: chosen })}</span> : t("task")}
      </summary>
      <WritingPrompts options={options} chosen={chosen} onChoose={choose} />
    </details>
  );
}

/** The chosen prompt's points as a checklist for the learner only; on phones a sticky line above the text. */
function PointTicks({ points, ticked, onTick }: Ticks & { points: readonly string[] }) {
  const t = useTranslations("writing.prompt");
  const tick = (point: string, isTicked: boolean) =>
    onTick(isTicked ? [...ticked, point] : ticked.filter((each) => each !== point));
  return (
    <fieldset
      ref={useMeasuredHeight("--pinned")}
      className="sticky top-(--top) z-10 mb-2 min-w-0 bg-paper lg:static crowded:static"
    >
      <legend className="font-semibold max-lg:sr-only">{t("ticks")}</legend>
      <div className="flex flex-wrap gap-x-4 lg:mt-1 lg:flex-col">
        {points.map((point, index) => (
          <label key={point} className="flex min-h-11 items-center gap-2 lg:min-h-8">
            <input
              type="checkbox"
              autoComplete="off"
              checked={ticked.includes(point)}
              onChange={(event) => tick(point, event.target.checked)}
              className="size-5 shrink-0 accent-chosen"
            />
            <span aria-hidden="true" className="lg:hidden">
              {t("point", { number: index + 1 })}
            </span>
            <span lang="it" className="max-lg:sr-only">
              {point}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function WritingNotes({ criteria, isAiConfigured }: Pick<WritingView, "criteria"> & { isAiConfigured: boolean }) {
  const t = useTranslations("writing");
  return (
    <>
      <Disclosure label={t("criteriaTitle")}>
        <ul className="list-disc space-y-1 pl-6">
          {criteria.map(({ criterion, max }) => (
            <li key={criterion}>{t("criterionMax", { name: t(`criteria.${criterion}`), max })}</li>
          ))}
        </ul>
      </Disclosure>
      <Alert title={isAiConfigured ? t("notice.aiTitle") : t("notice.noAiTitle")}>
        <p>{isAiConfigured ? t("notice.ai") : t("notice.noAi")}</p>
      </Alert>
    </>
  );
}
