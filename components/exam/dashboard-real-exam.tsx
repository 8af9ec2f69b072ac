import { Check, Clock, X } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { formatScore } from "@/components/exam/date-format";
import type { Ability } from "@/lib/exam/verdict";
import { cn } from "@/lib/utils";

/** The same result as the real exam would read it, second and labelled: the threshold is reported, not official. */
export async function DashboardRealExam({ abilities, locale }: { abilities: readonly Ability[]; locale: string }) {
  const translate = await getTranslations("exam.dashboard.realExam");
  return (
    <aside className="min-w-0 space-y-3 self-start rounded-md bg-sunken p-4">
      <h3 className="text-lg font-bold">{translate("title")}</h3>
      <p className="text-sm">{translate("text")}</p>
      <ul className="divide-y divide-line">
        {abilities.map(({ ability, score, passed }) => {
          const Sign = passed === null ? Clock : passed ? Check : X;
          const word = passed === null ? "waiting" : passed ? "enough" : "notEnough";
          const colour = passed === null ? "text-careful" : passed ? "text-accent" : "text-wrong";
          return (
            <li key={ability} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
              <span className="font-semibold">{translate(ability)}</span>
              <span className="flex items-center gap-3">
                {score !== null && <span>{translate("score", { score: formatScore(score, locale) })}</span>}
                <span className={cn("inline-flex items-center gap-1 text-sm font-semibold", colour)}>
                  <Sign aria-hidden="true" className="size-5" strokeWidth={2.5} />
                  {translate(word)}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
      <p className="text-sm text-ink-soft">{translate("note")}</p>
    </aside>
  );
}
