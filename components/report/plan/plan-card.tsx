import { useTranslations } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { OutcomeCard } from "@/components/report/plan/outcome-card";
import { getStepTranslator } from "@/components/report/plan/step-translator";
import { TitledCard } from "@/components/ui/card";
import { ButtonLink } from "@/components/ui/link";
import { formatDay } from "@/lib/product/format";
import { daysBetween, italianDay, toCalendarDate } from "@/lib/product/italian-day";
import { type OpenPaper, planBackwards } from "@/lib/report/plan/plan";
import type { OwnExam, OwnExams } from "@/lib/report/queries";
import { MEASURED_ABILITIES } from "@/lib/report/real-exam";

type Props = { exams: OwnExams; papers: readonly OpenPaper[]; finished: number };

/** How long after the exam to ask for the result, which arrives after about two months. */
const OUTCOME_PROMPT_DAYS = 120;

/** Dashboard card: the plan's next step or a link to make one; after an exam, the question about its result. */
export function PlanCard({ exams: { upcoming, past }, papers, finished }: Props) {
  const translate = useTranslations("report.plan");
  const today = italianDay(new Date());
  return (
    <>
      {past && shouldAskOutcome(past, today) && <OutcomeCard exam={past} />}
      <TitledCard id="plan" title={translate("title")}>
        {upcoming ? (
          <PlannedStep exam={upcoming} situation={{ today, papers, finished }} />
        ) : (
          <p className="max-w-reading">{translate("card.none")}</p>
        )}
        <ButtonLink href="/piano" variant="secondary" className="w-full sm:w-auto">
          {translate(upcoming ? "card.open" : "card.make")}
        </ButtonLink>
      </TitledCard>
    </>
  );
}

function shouldAskOutcome(exam: OwnExam, today: string): boolean {
  const isOpen = MEASURED_ABILITIES.some((ability) => exam[ability] === null || exam[ability] === "unknown");
  return isOpen && daysBetween(exam.day, today) <= OUTCOME_PROMPT_DAYS;
}

async function PlannedStep({ exam, situation }: { exam: OwnExam; situation: Parameters<typeof planBackwards>[2] }) {
  const translate = await getTranslations("report.plan");
  const locale = await getLocale();
  const describeStep = await getStepTranslator();
  const [step] = planBackwards(exam.day, exam.asksExtraTime, situation);
  return (
    <>
      <p className="text-lg font-semibold">
        {translate("countdown", { days: daysBetween(situation.today, exam.day) })}
      </p>
      {step && (
        <p className="max-w-reading">
          {translate("card.next", { day: formatDay(toCalendarDate(step.day), locale), step: describeStep(step).title })}
        </p>
      )}
    </>
  );
}
