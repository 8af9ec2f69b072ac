import { useLocale, useTranslations } from "next-intl";
import { OUTCOMES, outcomeOf } from "@/components/exam/outcome-badge";
import { SectionLinks } from "@/components/exam/section-links";
import { TotalScore } from "@/components/exam/total-score";
import { PdfButton } from "@/components/report/summary/pdf-button";
import { TextLink } from "@/components/ui/link";
import type { CompletedAttempt } from "@/lib/exam/cards";
import { resultPath } from "@/lib/exam/paths";
import { SECTIONS, type Section } from "@/lib/exam/sections";
import { withArticles } from "@/lib/i18n/italian-article";
import { formatDay, formatScore } from "@/lib/product/format";

type Props = { attempt: CompletedAttempt; simulationTitle: string };

/** A finished attempt inside its stop: date, verdict, total, the sections with their reviews, the PDF. */
export function StopResult({ attempt, simulationTitle }: Props) {
  const translate = useTranslations("exam.dashboard.result");
  const locale = useLocale();
  const { id, date, setAside } = attempt;
  return (
    <div className="space-y-2">
      <p className="text-sm text-ink-soft">
        {translate("completedOn", withArticles({ date: formatDay(new Date(date), locale) }))}
      </p>
      {setAside && <p className="font-semibold">{translate("setAside")}</p>}
      <TotalScore attempt={attempt} />
      <ul className="divide-y divide-line">
        {SECTIONS.map((section) => (
          <SectionRow key={section} attempt={attempt} section={section} />
        ))}
      </ul>
      <TextLink href={resultPath(id)} className="min-h-12">
        {translate("pageTitle")}
      </TextLink>
      <PdfButton attemptId={id} simulationTitle={simulationTitle} completedAt={date} />
    </div>
  );
}

const OUTCOME_WORDS = {
  right: "sectionPassed",
  failed: "sectionFailed",
  waiting: "sectionWaiting",
  unmarked: "sectionUnmarked",
} as const;

function SectionRow({ attempt, section }: { attempt: CompletedAttempt; section: Section }) {
  const translate = useTranslations("exam.dashboard.result");
  const sections = useTranslations("exam.sections");
  const locale = useLocale();
  const { score, maxScore: max, passed, pending, correctAnswers, totalQuestions } = attempt.sectionDetails[section];
  const outcome = outcomeOf(passed, pending);
  const { Icon, className } = OUTCOMES[outcome];
  const facts = [
    score !== null && max !== null && translate("total", { score: formatScore(score, locale), max }),
    correctAnswers !== null &&
      totalQuestions !== null &&
      translate("counts", { correct: correctAnswers, total: totalQuestions }),
    (score === null || max === null) && translate(OUTCOME_WORDS[outcome]),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-2">
      <Icon role="img" aria-label={translate(OUTCOME_WORDS[outcome])} className={`size-5 shrink-0 ${className}`} />
      <span className="min-w-0 flex-1 basis-28 py-1 leading-tight">
        <span className="block font-semibold">{sections(section)}</span>
        <span className="block text-sm tabular-nums text-ink-soft">{facts.filter(Boolean).join(" · ")}</span>
      </span>
      <SectionLinks attempt={attempt} section={section} />
    </li>
  );
}
