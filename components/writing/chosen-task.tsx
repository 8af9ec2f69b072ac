import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { useMeasuredHeight } from "@/components/ui/use-measured-height";
import type { WritingOptionView } from "@/lib/exam/kinds/writing";

/** The points that the learner has ticked as covered, by their full text. */
export type Ticks = { ticked: readonly string[]; onTick: (ticked: readonly string[]) => void };

type Props = { task: WritingOptionView; children: ReactNode } & Ticks;

/**
 * The chosen task, which stays in sight: whom to write to, and the points in a few words, to tick. Open it shows the
 * prompts (`children`). While somebody types on a small screen it is one line: the keyboard takes half of the screen
 * (`task-*` in `app/globals.css`).
 */
export function ChosenTask({ task: { id, prompt, bullets, short }, ticked, onTick, children }: Props) {
  const t = useTranslations("writing");
  const [isOpen, setOpen] = useState(false);
  const tick = (point: string, isTicked: boolean) =>
    onTick(isTicked ? [...ticked, point] : ticked.filter((each) => each !== point));
  return (
    <div ref={useMeasuredHeight("--pinned")} className="task-card">
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex min-h-12 list-none items-center gap-3 rounded-md px-3 py-1 leading-tight [&::-webkit-details-marker]:hidden">
          <span className="task-name">
            <strong lang="it" className="block text-sky-ink">
              {short.title}
            </strong>
            <span className="block text-sm">{t("chosen", { id })}</span>
          </span>
          <span lang="it" aria-hidden="true" className="task-line">
            {short.points.map((point, index) => `${index + 1} ${point}`).join(" · ")}
          </span>
          <span className="shrink-0 text-sm underline underline-offset-4">
            {t(isOpen ? "prompt.less" : "prompt.whole")}
          </span>
        </summary>
        <div className="px-3 pb-3">{children}</div>
      </details>
      <p lang="it" className="px-3 pb-2 max-lg:hidden in-[:has(>details[open])]:hidden">
        {prompt}
      </p>
      <fieldset className="task-points">
        <legend className="sr-only">{t("prompt.ticks")}</legend>
        {bullets.map((bullet, index) => (
          <label key={bullet} className="flex min-h-12 items-center gap-3 lg:pointer-fine:min-h-10">
            <input
              type="checkbox"
              autoComplete="off"
              checked={ticked.includes(bullet)}
              onChange={(event) => tick(bullet, event.target.checked)}
              className="size-5 shrink-0 accent-chosen"
            />
            <span lang="it">
              <span className="lg:sr-only">{`${index + 1} ${short.points[index]}`}</span>
              <span className="max-lg:sr-only">{bullet}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
