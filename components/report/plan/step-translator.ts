import { getLocale, getTranslations } from "next-intl/server";
import { DISABILITY_EMAIL } from "@/lib/citizenship/exam-facts";
import { getSimulation } from "@/lib/exam/content/library";
import { localize } from "@/lib/exam/localize";
import { type PlanStep, REGISTRATION_DAYS, type WeekStep } from "@/lib/report/plan/plan";

/** A step of a plan with or without the exam's day. */
export type AnyStep = PlanStep | WeekStep;

/** Returns a function that translates steps of a plan. */
export async function getStepTranslator(): Promise<(step: AnyStep) => { title: string; text: string }> {
  const translate = await getTranslations("report.plan.steps");
  const locale = await getLocale();
  return (step) => {
    if (step.kind === "paper") {
      const title = localize(getSimulation(step.simulationId).title, locale);
      return { title: translate(`paper.${step.mode}`, { title }), text: translate(`paper.${step.mode}Text`) };
    }
    if (step.kind === "extraTime" || step.kind === "register") {
      const values = { ...REGISTRATION_DAYS, email: DISABILITY_EMAIL };
      const text = translate(`${step.kind}.${step.isLate ? "late" : "text"}`, values);
      return { title: translate(`${step.kind}.title`), text };
    }
    return { title: translate(`${step.kind}.title`), text: translate(`${step.kind}.text`) };
  };
}
