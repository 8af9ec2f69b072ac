import { Check, Clock, X } from "lucide-react";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { formatScore } from "@/components/exam/date-format";
import { ScoreBar } from "@/components/exam/score-bar";
import type { CompletedAttempt, SectionDetails } from "@/lib/exam/cards";
import { SECTIONS, type Section } from "@/lib/exam/sections";
import { passLine } from "@/lib/exam/standing";
import { cn } from "@/lib/utils";

/** The five sections as bars of 12, each with its pass line, its marks in words and the way to its review. */
export async function DashboardBars({ attempt, locale }: { attempt: CompletedAttempt; locale: string }) {
  const translate = await getTranslations("exam.dashboard.result");
  return (
    <div className="min-w-0 space-y-3">
      <h3 className="text-lg font-bold">{translate("sections")}</h3>
      <p className="text-sm text-ink-soft">{translate("barLegend")}</p>
      <ul className="divide-y divide-line">
        {SECTIONS.map((section) => (
          <li key={section} className="py-3">
            <SectionBar
              attemptId={attempt.id}
              section={section}
              details={attempt.sectionDetails[section]}
              locale={locale}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

type BarProps = { attemptId: string; section: Section; details: SectionDetails; locale: string };

async function SectionBar({ attemptId, section, details, locale }: BarProps) {
  const translate = await getTranslations("exam.dashboard");
  const sections = await getTranslations("exam.sections");
  const { score, maxScore, passed, correctAnswers, totalQuestions } = details;
  const name = sections(section);
  const needed = passLine(section, totalQuestions);
  const hasCounts = correctAnswers !== null && totalQuestions !== null;
  return (
    <div className="space-y-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="font-semibold">{name}</span>
        <SectionOutcome passed={passed} words={outcomeWord(passed)} />
      </div>
      {/* The words below say the same. */}
      <div aria-hidden="true">
        <ScoreBar score={score ?? 0} passLine={needed} label="" />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-sm">
          {score !== null && (
            <span className="block">
              {translate("result.bar", {
                score: formatScore(score, locale),
                max: maxScore,
                needed: formatScore(needed, locale),
              })}
            </span>
          )}
          {hasCounts && (
            <span className="block text-ink-soft">
              {translate("result.counts", { correct: correctAnswers, total: totalQuestions })}
            </span>
          )}
        </p>
        <Link
          href={`/review/${attemptId}/${section}`}
          prefetch={false}
          aria-label={translate("result.reviewSection", { section: name })}
          className="text-link inline-flex min-h-11 items-center"
        >
          {translate("result.review")}
        </Link>
      </div>
    </div>
  );

  function outcomeWord(isPassed: boolean | null): string {
    if (isPassed === null) return translate("result.sectionWaiting");
    return translate(isPassed ? "result.sectionPassed" : "result.sectionFailed");
  }
}

function SectionOutcome({ passed, words }: { passed: boolean | null; words: string }) {
  const Sign = passed === null ? Clock : passed ? Check : X;
  const colour = passed === null ? "text-careful" : passed ? "text-accent" : "text-wrong";
  return (
    <span className={cn("inline-flex items-center gap-1 text-sm font-semibold", colour)}>
      <Sign aria-hidden="true" className="size-5" strokeWidth={2.5} />
      {words}
    </span>
  );
}
