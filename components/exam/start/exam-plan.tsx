import { getTranslations } from "next-intl/server";
import { PARTS, partMinutes, sectionsOf } from "@/lib/exam/mode";

const FACTS = ["headphones", "saved", "final", "once"] as const;

/** The five sections with their exam minutes, and what to know beforehand. */
export async function ExamPlan() {
  const translate = await getTranslations("exam");
  return (
    <section aria-labelledby="plan-title" className="space-y-4">
      <div className="space-y-1">
        <h2 id="plan-title" className="text-xl">
          {translate("start.plan.title")}
        </h2>
        <p>{translate("start.plan.text")}</p>
      </div>
      <ol className="space-y-3">
        {PARTS.map((part) => (
          <li key={part} className="grid gap-x-4 border-l-4 border-accent-soft pl-3 sm:grid-cols-[7rem_minmax(0,1fr)]">
            <p className="font-semibold text-accent tabular-nums">
              {translate("start.plan.minutes", { minutes: partMinutes(part, "none") ?? 0 })}
            </p>
            <ul>
              {sectionsOf(part).map((section) => (
                <li key={section}>
                  <strong>{translate(`sections.${section}`)}</strong>{" "}
                  <span className="text-ink-soft">{translate(`start.plan.${section}`)}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <ul className="max-w-reading list-disc space-y-1 pl-5">
        {FACTS.map((fact) => (
          <li key={fact}>{translate(`start.plan.${fact}`)}</li>
        ))}
      </ul>
    </section>
  );
}
