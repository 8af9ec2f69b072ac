import { useTranslations } from "next-intl";

/** The points of the prompt that the learner has ticked as written about. */
export type Ticks = { ticked: readonly string[]; onTick: (ticked: readonly string[]) => void };

/** The points of the chosen prompt, to be ticked while writing: on a phone a line that stays above the text. For the learner alone. */
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
