import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { OutcomeLabel, outcomeOf } from "@/components/exam/outcome-badge";
import { ScoreBar } from "@/components/exam/score-bar";
import { SectionLinks } from "@/components/exam/section-links";
import type { CompletedAttempt, SectionDetails } from "@/lib/exam/cards";
import { passLine } from "@/lib/exam/outcome";
import { SECTIONS, type Section, WRITING_SECTION } from "@/lib/exam/sections";
import { ABILITY_PASS, judgeAbilities } from "@/lib/exam/verdict";
import { formatScore } from "@/lib/product/format";
import { cn } from "@/lib/utils";

type MarksProps = { attempt: CompletedAttempt; Heading: "h2" | "h4" };
/** `hasLinks`: to review a section or continue with it; an example has none. */
type BarsProps = MarksProps & { hasLinks?: boolean; className?: string };

/** An attempt's marks: by section, and by ability as in the real exam. */
export function ResultBars({ hasLinks = false, className = "gap-8", ...marks }: BarsProps) {
  return (
    <div className={cn("grid lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]", className)}>
      <SectionMarkBars {...marks} hasLinks={hasLinks} />
      <AbilityBars {...marks} />
    </div>
  );
}

/** The five sections as bars of 12, with pass line, marks in words and links. */
function SectionMarkBars({ attempt, Heading, hasLinks }: BarsProps) {
  const translate = useTranslations("exam.dashboard.result");
  return (
    <div className="min-w-0 space-y-1">
      <Heading className="text-lg font-bold">{translate("sections")}</Heading>
      <p className="text-sm text-ink-soft">{translate("barLegend")}</p>
      <ul className="divide-y divide-line">
        {SECTIONS.map((section) => (
          <li key={section} className="pt-3 pb-1">
            <SectionMarkBar section={section} details={attempt.sectionDetails[section]}>
              {hasLinks && <SectionLinks attempt={attempt} section={section} />}
            </SectionMarkBar>
          </li>
        ))}
      </ul>
    </div>
  );
}

const SECTION_WORDS = {
  right: "sectionPassed",
  wrong: "sectionFailed",
  waiting: "sectionWaiting",
  unmarked: "sectionUnmarked",
} as const;

type BarProps = { section: Section; details: SectionDetails; children: ReactNode };

function SectionMarkBar({ section, details, children }: BarProps) {
  const translate = useTranslations("exam.dashboard.result");
  const sections = useTranslations("exam.sections");
  const { score, maxScore, passed, pending, totalQuestions } = details;
  const outcome = outcomeOf(passed, pending);
  const needed = passLine(section, totalQuestions);
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="font-semibold">{sections(section)}</span>
        <OutcomeLabel outcome={outcome}>{translate(SECTION_WORDS[outcome])}</OutcomeLabel>
      </div>
      {/* The text below says the same. */}
      {maxScore !== null && (
        <ScoreBar score={score ?? 0} passLine={needed} colour={passed ? "fill-accent" : "fill-wrong"} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <SectionMarks details={details} needed={needed} />
        {children}
      </div>
    </div>
  );
}

function SectionMarks({ details, needed }: { details: SectionDetails; needed: number }) {
  const locale = useLocale();
  const translate = useTranslations("exam.dashboard.result");
  const { score, maxScore: max, correctAnswers: correct, totalQuestions: total } = details;
  return (
    <p className="text-sm tabular-nums">
      {score !== null && max !== null && (
        <span className="block">
          {translate("bar", { score: formatScore(score, locale), max, needed: formatScore(needed, locale) })}
        </span>
      )}
      {correct !== null && total !== null && (
        <span className="block text-ink-soft">{translate("counts", { correct, total })}</span>
      )}
    </p>
  );
}

/** The real exam's pass mark is known from reports only: the distance to it is a hint, not a second verdict. */
function AbilityBars({ attempt, Heading }: MarksProps) {
  const translate = useTranslations("exam.dashboard.realExam");
  const locale = useLocale();
  return (
    <aside className="min-w-0 space-y-3 self-start rounded-lg bg-sunken p-4 sm:p-6">
      <Heading className="text-lg font-bold">{translate("title")}</Heading>
      <p className="text-sm">{translate("text")}</p>
      <ul className="space-y-3">
        {judgeAbilities(attempt.sectionDetails).map(({ ability, score, passed }) => (
          <li key={ability}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold">{translate(ability)}</span>
              <span className="text-sm tabular-nums">
                <span>
                  {score === null ? translate("waiting") : translate("score", { score: formatScore(score, locale) })}
                </span>
                {score !== null && passed === false && (
                  <span className="text-careful">
                    {` · ${translate("below", { points: formatScore(ABILITY_PASS - score, locale) })}`}
                  </span>
                )}
              </span>
            </div>
            <ScoreBar score={score ?? 0} passLine={ABILITY_PASS} colour={passed ? "fill-accent" : "fill-careful"} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">
        {attempt.sectionDetails[WRITING_SECTION].maxScore === null && <span>{`${translate("unmarked")} `}</span>}
        <span>{translate("note")}</span>
      </p>
    </aside>
  );
}
