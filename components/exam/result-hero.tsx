import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ExamBadge, TotalScore } from "@/components/exam/total-score";
import { ReadAloud } from "@/components/layout/read-aloud";
import type { SceneGround } from "@/components/layout/scene";
import { Street } from "@/components/layout/street";
import type { CompletedAttempt } from "@/lib/exam/cards";
import { type ResultTranslators, resultSentences } from "@/lib/exam/result-sentences";
import type { ResultState } from "@/lib/exam/result-state";
import { formatDay, formatScore } from "@/lib/product/format";
import { cn } from "@/lib/utils";

type Props = {
  attempt: CompletedAttempt;
  /** The simulation's short name. */
  name: string;
  /** The street with this attempt's house, and the place of that house. */
  buildings: Parameters<typeof Street>[0]["buildings"];
  from: number;
  /** The one filled button, with what belongs to it. */
  action: ReactNode;
  /** What is still to come, such as pending marks. */
  children: ReactNode;
};

const GROUNDS: Record<ResultState, SceneGround> = { passed: "night", hard: "honey", notYet: "honey", open: "paper" };

const GROUND_CLASS: Record<SceneGround, string> = { night: "night", honey: "bg-careful-soft", paper: "bg-sunken" };

/** The moment of a result: night green if passed, honey if not yet, with the street below. */
export async function ResultHero({ attempt, name, buildings, from, action, children }: Props) {
  const [locale, translate] = [await getLocale(), await getTranslations("exam.dashboard.result")];
  const summary = await getTranslations("report.summary");
  const { state, headline, details } = resultSentences(attempt, locale, await resultTranslators());
  const ground = GROUNDS[state];
  return (
    <section
      className={cn(
        "-mt-6 overflow-hidden max-md:-mx-[min(1rem,5vw)] sm:-mt-10 md:mt-0 md:rounded-xl contrast-more:border contrast-more:border-line",
        GROUND_CLASS[ground],
      )}
    >
      <div className="grid gap-x-14 gap-y-4 p-[min(1rem,5vw)] md:p-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        {/* On honey the badge is white. */}
        <ReadAloud
          className={cn("min-w-0 space-y-2", ground === "honey" && "[--color-careful-soft:var(--color-surface)]")}
        >
          <p className="text-sm">{summary("training")}</p>
          {state === "passed" && <ExamBadge attempt={attempt} />}
          {state !== "passed" && (
            <TotalScore attempt={attempt} hasBadge={state !== "hard"} hasLabel={state === "hard"} />
          )}
          <h1 className={state === "hard" ? "text-3xl" : "text-display"}>{headline}</h1>
          {details.length > 0 && (
            <p className="max-w-reading text-lg first-letter:uppercase">
              {details.map((sentence) => (
                <span key={sentence}>{`${sentence} `}</span>
              ))}
            </p>
          )}
          {attempt.setAside && <p className="max-w-reading font-semibold">{translate("setAside")}</p>}
          {children}
          <p className="text-sm text-ink-soft">{[name, ...(await factsOf(attempt))].join(" · ")}</p>
        </ReadAloud>
        <div className="min-w-0 space-y-3 lg:self-end">
          {state === "passed" && <Mark attempt={attempt} />}
          {action}
        </div>
      </div>
      <Street buildings={buildings} from={from} ground={ground} />
    </section>
  );
}

async function resultTranslators(): Promise<ResultTranslators> {
  const [verdict, head] = [await getTranslations("exam.verdict"), await getTranslations("exam.dashboard.result.head")];
  const correction = await getTranslations("exam.correction");
  return { verdict, head, correction, abilities: await getTranslations("exam.dashboard.realExam") };
}

/** The mode, unless it was plain practice; the date. */
async function factsOf({ mode, extraTime, date }: CompletedAttempt): Promise<string[]> {
  const translate = await getTranslations("exam.dashboard.result");
  const extra = extraTime === "none" ? [] : [translate(`extraTime.${extraTime}`)];
  const modes = mode === "practice" ? extra : [[translate(`mode.${mode}`), ...extra].join(", ")];
  return [...modes, formatDay(new Date(date), await getLocale())];
}

async function Mark({ attempt: { totalScore, maxTotalScore: max } }: Pick<Props, "attempt">) {
  const translate = await getTranslations("exam.dashboard.result");
  const big = (words: ReactNode) => <strong className="text-score font-semibold text-accent">{words}</strong>;
  return (
    <p className="font-display text-2xl font-semibold tabular-nums">
      {translate.rich("mark", { score: formatScore(totalScore, await getLocale()), max, big })}
    </p>
  );
}
