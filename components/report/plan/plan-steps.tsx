import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { getStepTranslator } from "@/components/report/plan/step-translator";
import { TextLink } from "@/components/ui/link";
import type { PlanStep, WeekStep } from "@/lib/report/plan/plan";

/** `when`: the step's day or week. `isNow`: it is today's or this week's. */
type ScheduledStep = { key: string; step: PlanStep | WeekStep; when: ReactNode; isNow: boolean };

export async function PlanSteps({ steps }: { steps: readonly ScheduledStep[] }) {
  const translate = await getTranslations("report.plan.steps.paper");
  const describeStep = await getStepTranslator();
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
              {isNow && step.kind === "paper" && (
                <TextLink href={`/simulazioni/${step.simulationId}`}>{translate("open")}</TextLink>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
