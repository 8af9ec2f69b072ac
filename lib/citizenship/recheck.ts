import { EXAM_FACTS } from "@/lib/citizenship/exam-facts";
import { RULES } from "@/lib/citizenship/rules";
import type { Checked } from "@/lib/citizenship/sources";
import { toCalendarDate } from "@/lib/product/italian-day";
import { monthsAfter } from "@/lib/time";

/** Law, fees and dates change: a fact not compared with its source for this long is shown as not up to date. */
export const RECHECK_MONTHS = 12;

/** Whether a fact must be compared with its sources again. */
export function needsRecheck({ checkedAt }: Pick<Checked, "checkedAt">, now: Date): boolean {
  return monthsAfter(toCalendarDate(checkedAt), RECHECK_MONTHS) <= now;
}

/** The rules and facts that must be checked again, as "rule agreement" or "fact fee", and the day of their last check. */
export function listFactsToRecheck(now: Date): { name: string; checkedAt: string }[] {
  const named = (kind: string, facts: Record<string, Checked>) =>
    Object.entries(facts).map(([name, { checkedAt }]) => ({ name: `${kind} ${name}`, checkedAt }));
  return [...named("rule", RULES), ...named("fact", EXAM_FACTS)].filter((one) => needsRecheck(one, now));
}
