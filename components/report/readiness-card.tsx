import { useLocale, useTranslations } from "next-intl";
import { TitledCard } from "@/components/ui/card";
import { SECTION_MAX } from "@/lib/exam/score";
import { WRITING_ABILITY } from "@/lib/exam/sections";
import { formatScore } from "@/lib/product/format";
import { TARGET_SCORE } from "@/lib/report/readiness/readiness";
import type { AbilityReadiness, Readiness } from "@/lib/report/readiness/schema";

const NOTES = ["model", "range", "practice", "pass"] as const;

/** The forecast of the real exam in a sentence and a chart, with its basis. Never a promise. */
export function ReadinessCard({ readiness }: { readiness: Readiness }) {
  const translate = useTranslations("report.readiness");
  const { abilities, simulations, word, written } = readiness;
  const [weakest] = abilities;
  const isWritingCounted = abilities.some(({ ability }) => ability === WRITING_ABILITY);
  const sentences = isWritingCounted ? "sentence" : "sentenceUnmarked";
  const { from, to } = written;
  const range = from === to ? translate("about", { value: to }) : translate("between", { from, to });
  const sentence = translate(`${sentences}.${word}`, { range });
  return (
    <TitledCard id="readiness" title={translate("title")} className="space-y-4">
      <p className="text-sm text-ink-soft">{translate("basis", { count: simulations })}</p>
      <p className="max-w-reading text-lg">
        <span>{sentence}</span>{" "}
        {weakest && <span>{translate("weakest", { word, ability: translate(`the.${weakest.ability}`) })}</span>}
      </p>
      <p className="max-w-reading">{translate("meaning", { word })}</p>
      <ul className="max-w-2xl space-y-3">
        {abilities.map((ability, place) => (
          <li key={ability.ability}>
            <AbilityBar ability={ability} isWeakest={place === 0} />
          </li>
        ))}
      </ul>
      <p className="text-sm">
        <span>{translate("aim")}</span> {!isWritingCounted && <span>{translate("unmarked")}</span>}{" "}
        <span>{translate("notes.oral")}</span>
      </p>
      <details className="max-w-reading">
        <summary className="min-h-11 py-2 font-semibold">{translate("more")}</summary>
        <ul className="list-disc space-y-2 pl-5">
          {NOTES.map((note) => (
            <li key={note}>{translate(`notes.${note}`)}</li>
          ))}
        </ul>
      </details>
    </TitledCard>
  );
}

function AbilityBar({ ability: { ability, score }, isWeakest }: { ability: AbilityReadiness; isWeakest: boolean }) {
  const locale = useLocale();
  const translate = useTranslations("report.readiness");
  const percent = (points: number) => `${(100 * points) / SECTION_MAX}%`;
  const words = { from: formatScore(score.low, locale), to: formatScore(score.high, locale) };
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className={isWeakest ? "font-bold" : "font-semibold"}>{translate(`ability.${ability}`)}</span>
        <span className="text-sm">{translate("bar", words)}</span>
      </p>
      {/* The text next to it says the same. */}
      <svg aria-hidden="true" className="mt-1 block h-5 w-full overflow-visible">
        <rect y="6" width="100%" height="8" rx="4" className="fill-line" />
        <rect
          x={percent(score.low)}
          y="6"
          width={percent(Math.max(0.2, score.high - score.low))}
          height="8"
          rx="4"
          className={isWeakest ? "fill-careful" : "fill-accent"}
        />
        <rect x={percent(TARGET_SCORE)} width="2" height="20" className="fill-ink" />
      </svg>
    </>
  );
}
