import { useTranslations } from "next-intl";

/** The prompt's points that the learner has ticked as covered. */
export type Ticks = { ticked: readonly string[]; onTick: (ticked: readonly string[]) => void };

/** The chosen prompt's points as a checklist for the learner only; on phones a sticky line above the text. */
export function PointTicks({ points, ticked, onTick }: Ticks & { points: readonly string[] }) {
  const t = useTranslations("writing.prompt");
  const tick = (point: string, isTicked: boolean) =>
    onTick(isTicked ? [...ticked, point] : ticked.filter((each) => each !== point));
  return (
    <fieldset className="sticky top-(--top) z-10 mb-2 min-w-0 bg-paper lg:static crowded:static">
      <legend className="font-semibold max-lg:sr-only">{t("ticks")}</legend>
      <div className="flex flex-wrap gap-x-4 lg:mt-1 lg:flex-col">
        {points.map((point, index) => (
          <label key={point} className="flex min-h-11 items-center gap-2 lg:min-h-8">
            <input
              type="checkbox"
              autoComplete="off"
              checked={ticked.includes(point)}
              onChange={(event) => tick(point, event.target.checked)}
              className="size-5 shrink-0 accent-accent"
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
