import Link from "next/link";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { DashboardBars } from "@/components/exam/dashboard-bars";
import { DashboardRealExam } from "@/components/exam/dashboard-real-exam";
import { formatDate, formatScore } from "@/components/exam/date-format";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button";
import type { CompletedAttempt, SimulationCard } from "@/lib/exam/cards";
import { abilitiesOf, chooseNextStep, type NextStep, type Standing, toStanding } from "@/lib/exam/standing";

type Props = {
  attempt: CompletedAttempt;
  cards: readonly SimulationCard[];
  mayGoOn: boolean;
  locale: string;
  summaryButton: ReactNode;
};

/** The result of a finished attempt: verdict, what is missing, the five bars, the real exam's reading, the next step. */
export async function DashboardResult({ attempt, cards, mayGoOn, locale, summaryButton }: Props) {
  const translate = await getTranslations("exam.dashboard");
  const { examPassed, totalScore, maxTotalScore, pending, setAside, date } = attempt;
  const outcome = examPassed === null ? "pending" : examPassed ? "passed" : "failed";
  const tone = { pending: "careful", passed: "good", failed: "wrong" } as const;
  return (
    <div className="space-y-5 border-t border-line pt-4">
      <div className="space-y-2">
        <p className="text-sm text-ink-soft">
          {translate("result.completedOn", { date: formatDate(new Date(date), locale) })}
        </p>
        {setAside && <p className="max-w-reading font-semibold">{translate("result.setAside")}</p>}
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Badge tone={tone[outcome]} className="px-3 py-1 text-base">
            {translate(`result.${outcome}`)}
          </Badge>
          <span>
            {translate(pending ? "result.totalSoFar" : "result.totalLabel")}:{" "}
            <strong className="text-lg whitespace-nowrap">
              {translate("result.total", { score: formatScore(totalScore, locale), max: maxTotalScore })}
            </strong>
          </span>
        </p>
        <p className="max-w-reading text-lg">{await verdictSentence(toStanding(attempt), locale)}</p>
      </div>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:items-start">
        <NextLink attemptId={attempt.id} step={chooseNextStep(attempt, cards, mayGoOn)} />
        {summaryButton}
      </div>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <DashboardBars attempt={attempt} locale={locale} />
        <DashboardRealExam abilities={abilitiesOf(attempt)} locale={locale} />
      </div>
    </div>
  );
}

/** The verdict in a sentence or three: how many passed, what is missing and by how much, what still waits. */
async function verdictSentence(standing: Standing, locale: string): Promise<string> {
  const translate = await getTranslations("exam.dashboard.verdict");
  const { passedCount: passed, sectionCount: total, shortfalls, waiting } = standing;
  const counted = passed === total ? "all" : waiting.length > 0 ? "soFar" : "some";
  const parts = shortfalls.map(({ section, score, needed }) => ({
    section: translate(`the.${section}`),
    score: formatScore(score, locale),
    needed: formatScore(needed, locale),
  }));
  const [only, ...more] = parts;
  const list = new Intl.ListFormat(locale).format(parts.map((part) => translate("missingItem", part)));
  return [
    translate(counted, { passed, total }),
    ...(only ? [more.length === 0 ? translate("missingOne", only) : translate("missingMany", { list })] : []),
    ...(waiting.length > 0 ? [translate("waiting")] : []),
  ].join(" ");
}

async function NextLink({ attemptId, step }: { attemptId: string; step: NextStep }) {
  const translate = await getTranslations("exam.dashboard");
  const target = () => {
    switch (step.kind) {
      case "review":
        return {
          href: `/review/${attemptId}/${step.section}`,
          label: translate("next.review", { section: translate(`verdict.the.${step.section}`) }),
        };
      case "resume":
        return { href: `/exam/${step.sessionId}`, label: translate("next.resume", { title: step.title }) };
      case "start":
        return { href: `#card-${step.simulationId}`, label: translate("next.start", { title: step.title }) };
    }
  };
  const { href, label } = target();
  return (
    <Link href={href} prefetch={false} className={buttonVariants({ className: "w-full sm:w-auto" })}>
      {label}
    </Link>
  );
}
