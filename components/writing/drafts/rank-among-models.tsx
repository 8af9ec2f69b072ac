import { useTranslations } from "next-intl";
import { ScoreBar } from "@/components/exam/score-bar";
import { ReadAloud } from "@/components/layout/read-aloud";
import type { ModelAnswerView } from "@/lib/exam/kinds/writing";
import { SECTION_MAX, WRITING_PASS } from "@/lib/exam/score";
import { cn } from "@/lib/utils";
import { rankAmongModels } from "@/lib/writing/progress";

/** The learner's mark ranked among the task's model answers. */
export function RankAmongModels({ score, models }: { score: number; models: readonly ModelAnswerView[] }) {
  const t = useTranslations("drafts.rank");
  const writing = useTranslations("writing");
  return (
    <section className="max-w-reading space-y-3">
      <ReadAloud className="space-y-3">
        <h2 className="text-xl">{t("title")}</h2>
        <p className="text-ink-soft">{t("lead")}</p>
      </ReadAloud>
      <ol className="space-y-1">
        {rankAmongModels(score, models).map(({ level, score: points }) => (
          <li
            key={level ?? "mine"}
            className={cn("rounded-md px-3 py-2", level === null && "bg-chosen-soft font-semibold")}
          >
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="first-letter:uppercase">{level === null ? t("mine") : writing(`models.${level}`)}</span>
              <span className="tabular-nums">{writing("result.score", { score: points, max: SECTION_MAX })}</span>
            </span>
            <ScoreBar score={points} passLine={WRITING_PASS} />
          </li>
        ))}
      </ol>
    </section>
  );
}
