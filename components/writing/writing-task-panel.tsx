import { useTranslations } from "next-intl";
import { useState } from "react";
import { useMeasuredHeight } from "@/components/ui/use-measured-height";
import { WritingPrompts } from "@/components/writing/writing-prompts";
import type { WritingOptionView } from "@/lib/exam/kinds/writing";

/** The points that the learner has ticked as covered, by their full text. */
type Ticks = { ticked: readonly string[]; onTick: (ticked: readonly string[]) => void };

export type WritingTaskState = Ticks & { isReadOnly: boolean };

type Props = {
  options: readonly WritingOptionView[];
  chosen: WritingOptionView | undefined;
  onChoose: (id: string) => void;
} & WritingTaskState;

/**
 * The prompts; once one is chosen, whom to write to and the points in a few words, to tick, which stay in sight. While
 * somebody types on a small screen they are one line: the keyboard takes half of the screen (`task-*` in
 * `app/globals.css`).
 */
export function WritingTaskPanel({ options, chosen, onChoose, isReadOnly, ...ticks }: Props) {
  const t = useTranslations("writing");
  const measured = useMeasuredHeight("--pinned");
  const [isOpen, setOpen] = useState(chosen === undefined);
  const choose = (id: string) => {
    onChoose(id);
    setOpen(false);
  };
  return (
    <div ref={chosen && measured} className={chosen && "task-card"}>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} className="group/whole">
        <summary className={chosen ? "task-summary" : "min-h-12 py-3 font-semibold"}>
          {chosen ? <ChosenTask {...chosen} /> : t("task")}
        </summary>
        <div className={chosen && "task-whole"}>
          <WritingPrompts options={options} chosen={chosen?.id ?? ""} onChoose={choose} isReadOnly={isReadOnly} />
        </div>
      </details>
      {chosen && (
        <>
          {!isOpen && (
            <p lang="it" dir="ltr" className="px-3 pb-2 max-lg:hidden">
              {chosen.prompt}
            </p>
          )}
          <PointTicks task={chosen} {...ticks} />
        </>
      )}
    </div>
  );
}

function ChosenTask({ id, short: { title, points } }: WritingOptionView) {
  const t = useTranslations("writing");
  return (
    <>
      <span className="task-name">
        <strong lang="it" dir="ltr" className="block text-sky-ink">
          {title}
        </strong>
        <span className="block text-sm">{t("chosen", { id })}</span>
      </span>
      <span lang="it" dir="ltr" aria-hidden="true" className="task-line">
        {points.map((point, index) => (
          <span key={point} className="me-3">{`${index + 1} ${point}`}</span>
        ))}
      </span>
      <span className="task-more">{t("prompt.whole")}</span>
    </>
  );
}

/** Small screens show the points in a few words, wide ones as they are in the prompt. */
function PointTicks({ task: { bullets, short }, ticked, onTick }: Ticks & { task: WritingOptionView }) {
  const t = useTranslations("writing.prompt");
  const tick = (point: string, isTicked: boolean) =>
    onTick(isTicked ? [...ticked, point] : ticked.filter((each) => each !== point));
  return (
    <fieldset className="task-points">
      <legend className="sr-only">{t("ticks")}</legend>
      {bullets.map((bullet, index) => (
        <label key={bullet} className="flex min-h-12 items-center gap-3 lg:pointer-fine:min-h-10">
          <input
            type="checkbox"
            autoComplete="off"
            checked={ticked.includes(bullet)}
            onChange={(event) => tick(bullet, event.target.checked)}
            className="size-5 shrink-0 accent-chosen"
          />
          <span lang="it" dir="ltr">
            <span className="lg:sr-only">{`${index + 1} ${short.points[index]}`}</span>
            <span className="max-lg:sr-only">{` ${bullet}`}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
