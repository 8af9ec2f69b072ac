import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { OUTCOMES, outcomeOf } from "@/components/exam/outcome-badge";
import { ScoreBar } from "@/components/exam/score-bar";
import { SectionLinks } from "@/components/exam/section-links";
import { ReadAloud } from "@/components/layout/read-aloud";
import type { CompletedAttempt, SectionDetails } from "@/lib/exam/cards";
import { SECTIONS, type Section, WRITING_SECTION } from "@/lib/exam/sections";
import { ABILITY_PASS, type Ability, judgeAbilities } from "@/lib/exam/verdict";
import { formatScore } from "@/lib/product/format";
import { cn } from "@/lib/utils";

type MarksProps = { attempt: CompletedAttempt; Heading: "h2" | "h4" };
/** `hasLinks`: to review a section or continue with it; an example has none. `toRehearsal`: links the spoken rehearsal. */
type BarsProps = MarksProps & { hasLinks?: boolean; toRehearsal?: (words: ReactNode) => ReactNode; className?: string };

/** An attempt's marks: by ability against the real exam's pass mark, the only line drawn, and by section. */
export function ResultBars({ hasLinks = false, toRehearsal, className = "gap-x-14 gap-y-6", ...marks }: BarsProps) {
  return (
    <div className={cn("grid lg:grid-cols-2", className)}>
      <AbilityBars {...marks} toRehearsal={toRehearsal} />
      <SectionRows {...marks} hasLinks={hasLinks} />
    </div>
  );
}

/** The five sections with a tick or a cross, their marks and links. */
function SectionRows({ attempt, Heading, hasLinks }: BarsProps) {
  const translate = useTranslations("exam.dashboard.result");
  return (
    <div className="min-w-0 space-y-1">
      <Heading className="text-lg font-semibold">{translate("sections")}</Heading>
      <ul className="divide-y divide-line">
        {SECTIONS.map((section) => (
          <SectionRow key={section} section={section} details={attempt.sectionDetails[section]}>
            {hasLinks && <SectionLinks attempt={attempt} section={section} />}
          </SectionRow>
        ))}
      </ul>
    </div>
  );
}

const SECTION_WORDS = {
  right: "sectionPassed",
  failed: "sectionFailed",
  waiting: "sectionWaiting",
  unmarked: "sectionUnmarked",
} as const;

type RowProps = { section: Section; details: SectionDetails; children: ReactNode };

function SectionRow({ section, details, children }: RowProps) {
  const locale = useLocale();
  const translate = useTranslations("exam.dashboard.result");
  const sections = useTranslations("exam.sections");
  const { score, maxScore: max, passed, pending, correctAnswers: correct, totalQuestions: total } = details;
  const outcome = outcomeOf(passed, pending);
  const { Icon, className } = OUTCOMES[outcome];
  const words = translate(SECTION_WORDS[outcome]);
  const hasMark = score !== null && max !== null;
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-3 py-1">
      <Icon aria-hidden="true" strokeWidth={3} className={cn("size-5 shrink-0", className)} />
      <span className="me-auto min-w-0">
        <span className="block font-semibold">{sections(section)}</span>
        {hasMark && <span className="sr-only">{words}</span>}
        {correct !== null && total !== null && (
          <span className="block text-sm text-ink-soft">{translate("counts", { correct, total })}</span>
        )}
      </span>
      <span className="tabular-nums">
        {hasMark ? translate("total", { score: formatScore(score, locale), max }) : words}
      </span>
      {children}
    </li>
  );
}

/** Where the pass mark's number stands below the bars. */
const PASS_CLASS = "ps-[58.3333%]";

/** The real exam's pass mark is known from reports only: the distance to it is a hint, not a second verdict. */
function AbilityBars({ attempt, Heading, toRehearsal }: Omit<BarsProps, "hasLinks">) {
  const translate = useTranslations("exam.dashboard.realExam");
  const oral = (words: ReactNode) => toRehearsal?.(words) ?? words;
  return (
    <aside className="min-w-0 space-y-2 self-start">
      <ReadAloud className="space-y-2">
        <Heading className="text-lg font-semibold">{translate("title")}</Heading>
        <p className="text-sm">{translate("text")}</p>
      </ReadAloud>
      <ul className="space-y-2">
        {judgeAbilities(attempt.sectionDetails).map((ability) => (
          <AbilityBar key={ability.ability} {...ability} />
        ))}
      </ul>
      <p aria-hidden="true" className={cn("text-sm font-semibold tabular-nums", PASS_CLASS)}>
        <span className="inline-block -translate-x-1/2 rtl:translate-x-1/2">{ABILITY_PASS}</span>
      </p>
      <p className="text-sm text-ink-soft">
        {attempt.sectionDetails[WRITING_SECTION].maxScore === null && <span>{`${translate("unmarked")} `}</span>}
        <span>{translate.rich("note", { oral })}</span>
      </p>
    </aside>
  );
}

function AbilityBar({ ability, score, passed }: Ability) {
  const translate = useTranslations("exam.dashboard.realExam");
  const locale = useLocale();
  const isBelow = score !== null && passed === false;
  return (
    <li>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{translate(ability)}</span>
        <span className={cn("text-sm tabular-nums", isBelow && "font-semibold text-careful")}>
          <span>
            {score === null ? translate("waiting") : translate("score", { score: formatScore(score, locale) })}
          </span>
          {isBelow && <span>{`: ${translate("below", { points: formatScore(ABILITY_PASS - score, locale) })}`}</span>}
        </span>
      </p>
      <ScoreBar score={score ?? 0} passLine={ABILITY_PASS} colour={isBelow ? "fill-careful" : "fill-accent"} />
    </li>
  );
}
