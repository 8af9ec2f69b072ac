import { CalendarDays } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { TopBar } from "@/components/accounts/top-bar";
import { BackLink } from "@/components/layout/back-link";
import { ClientMessages } from "@/components/layout/client-messages";
import { PageShell } from "@/components/layout/page-shell";
import { ReadAloud } from "@/components/layout/read-aloud";
import { Scene } from "@/components/layout/scene";
import { OralLink, OralWords } from "@/components/oral/oral-link";
import { ExamDayCard } from "@/components/report/plan/exam-day-card";
import { ExamDayForm } from "@/components/report/plan/exam-day-form";
import { OutcomeCard } from "@/components/report/plan/outcome-card";
import { type AnyStep, getStepTranslator } from "@/components/report/plan/step-translator";
import { buttonVariants } from "@/components/ui/button";
import { TitledCard } from "@/components/ui/card";
import { ButtonLink } from "@/components/ui/link";
import { formatDay } from "@/lib/product/format";
import { addDays, daysBetween, toCalendarDate } from "@/lib/product/italian-day";
import {
  LAST_WEEK_DAYS,
  MAX_PLAN_DAYS,
  type OpenPaper,
  planBackwards,
  planWithoutDate,
  stepKey,
} from "@/lib/report/plan/plan";
import type { OwnExam, OwnExams } from "@/lib/report/queries";

type Props = {
  account: { firstName: string; lastName: string };
  hasPaid: boolean;
  exams: OwnExams;
  /** Today in Italy, "2026-11-22". */
  today: string;
  papers: readonly OpenPaper[];
  finished: number;
};

export async function PlanView({ account, hasPaid, exams: { upcoming, past }, ...situation }: Props) {
  const translate = await getTranslations("report.plan");
  const { today } = situation;
  const isLastWeek = upcoming !== null && daysBetween(today, upcoming.day) <= LAST_WEEK_DAYS;
  return (
    <PageShell header={<TopBar account={account} hasPaid={hasPaid} />} className="space-y-6">
      <BackLink href="/dashboard">{translate("back")}</BackLink>
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-start">
        <div className="min-w-0 space-y-6">
          <h1 className="text-3xl">{translate("title")}</h1>
          {past && <OutcomeCard exam={past} />}
          {upcoming ? (
            <DatedPlan exam={upcoming} mayRehearse={hasPaid} {...situation} />
          ) : (
            <WeeklyPlan papers={situation.papers} />
          )}
          {hasPaid && !upcoming && <OralLink />}
        </div>
        <div className="min-w-0 space-y-6">
          <Scene theme="exam" />
          {isLastWeek && <ExamDayCard asksExtraTime={upcoming.asksExtraTime} />}
          <TitledCard id="exam-day" title={translate("date.title")} className="space-y-4">
            {!upcoming && (
              <ReadAloud className="max-w-reading">
                <p>{translate("lead")}</p>
              </ReadAloud>
            )}
            <ClientMessages namespaces={["report.plan.date", "report.plan.forget", "errors.fields"]}>
              <ExamDayForm
                exam={upcoming && { id: upcoming.id, day: upcoming.day, asksExtraTime: upcoming.asksExtraTime }}
                from={addDays(today, 1)}
                to={addDays(today, MAX_PLAN_DAYS)}
              />
            </ClientMessages>
          </TitledCard>
        </div>
      </div>
    </PageShell>
  );
}

type Situation = Pick<Props, "today" | "papers" | "finished">;

async function DatedPlan({ exam, mayRehearse, ...situation }: Situation & { exam: OwnExam; mayRehearse: boolean }) {
  const translate = await getTranslations("report.plan");
  const steps = planBackwards(exam.day, exam.asksExtraTime, situation);
  const planned = steps.filter(({ kind }) => kind === "paper").length;
  const locale = await getLocale();
  const format = (day: string) => formatDay(toCalendarDate(day), locale);
  const scheduled = steps.map((step) => ({
    key: stepKey(step),
    step,
    when: <time dateTime={step.day}>{format(step.day)}</time>,
    isNow: step.day === situation.today,
  }));
  return (
    <TitledCard id="steps" title={translate("steps.title")} className="space-y-4">
      <ReadAloud className="space-y-4">
        <p className="text-lg font-semibold">
          <span>{translate("countdown", { days: daysBetween(situation.today, exam.day) })}</span>
          <span className="block font-normal text-ink-soft">{format(exam.day)}</span>
        </p>
        {planned < situation.papers.length && <p>{translate("fewer")}</p>}
        <PlanSteps steps={scheduled} mayRehearse={mayRehearse} />
      </ReadAloud>
      <div className="space-y-2 print:hidden">
        <a href="/api/plan.ics" className={buttonVariants({ variant: "secondary", className: "w-full sm:w-auto" })}>
          <CalendarDays aria-hidden="true" />
          <span>{translate("calendar.link")}</span>
        </a>
        <p className="text-sm text-ink-soft">{translate("calendar.text")}</p>
      </div>
    </TitledCard>
  );
}

async function WeeklyPlan({ papers }: Pick<Situation, "papers">) {
  const translate = await getTranslations("report.plan.calm");
  const scheduled = planWithoutDate({ papers }).map((step) => ({
    key: String(step.simulationId),
    step,
    when: translate("week", { week: step.week }),
    isNow: step.week === 0,
  }));
  return (
    <TitledCard id="steps" title={translate("title")} className="space-y-4">
      <ReadAloud className="space-y-4">
        <p>{translate(papers.length > 0 ? "text" : "done")}</p>
        {papers.length > 0 && <PlanSteps steps={scheduled} />}
      </ReadAloud>
    </TitledCard>
  );
}

/** `when`: the step's day or week. `isNow`: it is today's or this week's. */
type ScheduledStep = { key: string; step: AnyStep; when: ReactNode; isNow: boolean };

/** @param mayRehearse whether the step of the oral part leads to the spoken rehearsal */
async function PlanSteps({ steps, mayRehearse = false }: { steps: readonly ScheduledStep[]; mayRehearse?: boolean }) {
  const translate = await getTranslations("report.plan.steps.paper");
  const oral = await getTranslations("oral");
  const describeStep = await getStepTranslator();
  const nextPaper = steps.map(({ step }) => step).find(({ kind }) => kind === "paper");
  return (
    <ol className="divide-y divide-line">
      {steps.map(({ key, step, when, isNow }) => {
        const { title, text } = describeStep(step);
        return (
          <li key={key} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
            <p className={isNow ? "font-semibold text-accent" : "text-ink-soft"}>{when}</p>
            <div className="space-y-1">
              <h3 className="font-semibold">{title}</h3>
              <p className="max-w-reading">{text}</p>
              {step.kind === "paper" && step === nextPaper && (
                <ButtonLink href={`/simulazioni/${step.simulationId}`} size="small" className="mt-2">
                  {translate("open")}
                </ButtonLink>
              )}
              {step.kind === "oral" && mayRehearse && (
                <p className="print:hidden">
                  <OralWords>{oral("link")}</OralWords>
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
