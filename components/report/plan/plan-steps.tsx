import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { getStepTranslator, type StepText } from "@/components/report/plan/step-translator";
import { formatDay } from "@/lib/product/format";
import { toCalendarDate } from "@/lib/product/italian-day";
import { type PlanStep, stepKey, type WeekStep } from "@/lib/report/plan/plan";

export async function DatedSteps({ steps, today }: { steps: readonly PlanStep[]; today: string }) {
  const locale = await getLocale();
  const describeStep = await getStepTranslator();
  return (
    <Steps>
      {steps.map((step) => (
        <Step
          key={stepKey(step)}
          when={<time dateTime={step.day}>{formatDay(toCalendarDate(step.day), locale)}</time>}
          words={describeStep(step)}
          isNow={step.day === today}
          simulationId={step.kind === "paper" ? step.simulationId : null}
        />
      ))}
    </Steps>
  );
}

export async function WeeklySteps({ steps }: { steps: readonly WeekStep[] }) {
  const translate = await getTranslations("report.plan.calm");
  const describeStep = await getStepTranslator();
  if (steps.length === 0) return null;
  return (
    <Steps>
      {steps.map((step) => (
        <Step
          key={step.simulationId}
          when={translate("week", { week: step.week })}
          words={describeStep(step)}
          isNow={step.week === 0}
          simulationId={step.simulationId}
        />
      ))}
    </Steps>
  );
}

function Steps({ children }: { children: ReactNode }) {
  return <ol className="divide-y divide-line">{children}</ol>;
}

type StepProps = { when: ReactNode; words: StepText; isNow: boolean; simulationId: number | null };

async function Step({ when, words: { title, text }, isNow, simulationId }: StepProps) {
  const translate = await getTranslations("report.plan.steps.paper");
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <p className={isNow ? "font-semibold text-accent" : "text-ink-soft"}>{when}</p>
      <div className="space-y-1">
        <h3 className="font-semibold">{title}</h3>
        <p className="max-w-reading">{text}</p>
        {isNow && simulationId !== null && (
          <Link
            href={`/simulazioni/${simulationId}`}
            prefetch={false}
            className="text-link inline-flex min-h-11 items-center"
          >
            {translate("open")}
          </Link>
        )}
      </div>
    </li>
  );
}
