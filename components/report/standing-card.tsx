import { useLocale, useTranslations } from "next-intl";
import { ReadAloud } from "@/components/layout/read-aloud";
import { TwentyPeople } from "@/components/report/twenty-people";
import { TitledCard } from "@/components/ui/card";
import type { CompletedAttempt } from "@/lib/exam/cards";
import { SECTION_MAX } from "@/lib/exam/score";
import { WRITING_ABILITY } from "@/lib/exam/sections";
import { ABILITY_PASS } from "@/lib/exam/verdict";
import { formatList, formatScore } from "@/lib/product/format";
import type { Readiness } from "@/lib/report/readiness/schema";
import { describeStanding, latestAbilities, PEOPLE, type People, type Standing, toPeople } from "@/lib/report/standing";
import { cn } from "@/lib/utils";

const NOTES = ["model", "range", "practice", "pass", "oral"] as const;

type Props = {
  readiness: Readiness | null;
  /** The attempts that count, latest first. */
  finished: readonly CompletedAttempt[];
};

/**
 * The learner's standing: a sentence, then 20 people with the same results, then the abilities against the pass mark.
 */
export function StandingCard({ readiness, finished }: Props) {
  const translate = useTranslations("report.readiness");
  const abilities = latestAbilities(finished);
  const description = useDescription(abilities);
  if (abilities.length === 0) return null;
  const people = toPeople(readiness, finished.length);
  return (
    <TitledCard id="readiness" title={translate("title")} className="min-w-0 space-y-3 lg:col-start-1">
      <ReadAloud className="max-w-reading space-y-3">
        <p className="font-semibold">{description}</p>
        {people ? <Chance people={people} /> : finished.length === 1 && <p>{translate("early")}</p>}
      </ReadAloud>
      <ul>
        {abilities.map((ability) => (
          <AbilityRow key={ability.ability} ability={ability} />
        ))}
      </ul>
      <p className="text-sm text-ink-soft">
        <span>{translate("mark", { pass: ABILITY_PASS })}</span>{" "}
        {!abilities.some(({ ability }) => ability === WRITING_ABILITY) && <span>{translate("unmarked")}</span>}
      </p>
    </TitledCard>
  );
}

function useDescription(abilities: readonly Standing[]): string {
  const translate = useTranslations("report.readiness");
  const today = useTranslations("report.today");
  const locale = useLocale();
  const standing = describeStanding(abilities);
  switch (standing.kind) {
    case "missing": {
      const names = standing.abilities.map(({ ability }) => translate(`the.${ability}`));
      return today("missing", { count: names.length, list: formatList(names, locale) });
    }
    case "waiting":
    case "aim":
    case "safe":
      return today(standing.kind);
  }
}

function Chance({ people }: { people: People }) {
  const translate = useTranslations("report.readiness");
  const { pass, maybe } = people;
  const range =
    maybe === 0 ? translate("about", { value: pass }) : translate("between", { from: pass, to: pass + maybe });
  return (
    <div className="space-y-2">
      <p className="max-w-reading">{translate("people", { total: PEOPLE, range })}</p>
      <TwentyPeople people={people} />
      <details className="max-w-reading">
        <summary className="min-h-12 py-3 text-sm font-semibold">{translate("promise")}</summary>
        <ul className="list-disc space-y-2 pb-2 ps-5">
          {NOTES.map((note) => (
            <li key={note}>{translate(`notes.${note}`)}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function AbilityRow({ ability: { ability, score, passed } }: { ability: Standing }) {
  const translate = useTranslations("report.readiness");
  const dashboard = useTranslations("exam.dashboard");
  const today = useTranslations("report.today");
  const locale = useLocale();
  const percent = (points: number) => `${(100 * points) / SECTION_MAX}%`;
  const isBelow = passed === false;
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-1">
      <span className="basis-20 font-semibold">{translate(`ability.${ability}`)}</span>
      {/* The number conveys the same. */}
      <svg aria-hidden="true" className="block h-5 min-w-0 flex-1 basis-24 overflow-visible rtl:-scale-x-100">
        <rect y="5" width="100%" height="10" rx="5" className="fill-line" />
        <rect
          y="5"
          width={percent(score ?? 0)}
          height="10"
          rx="5"
          className={isBelow ? "fill-careful" : "fill-accent"}
        />
        <rect x={percent(ABILITY_PASS)} width="2" height="20" className="fill-ink" />
      </svg>
      <span className={cn("min-w-18 text-end text-sm tabular-nums", isBelow && "font-bold text-careful")}>
        {score === null
          ? today("state.pending")
          : dashboard("result.total", { score: formatScore(score, locale), max: SECTION_MAX })}
      </span>
    </li>
  );
}
