import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ReadAloud } from "@/components/layout/read-aloud";
import { PART_MINUTES } from "@/lib/exam/mode";
import { ON_PAPER_STEPS } from "@/lib/exam/on-paper";
import { mapKeys } from "@/lib/exam/sections";

const RULES = {
  print: ["print.text", "print.tools", "print.closed", "print.noPrinter"],
  listen: ["listen.order", "listen.once", "listen.sheet"],
  pen: ["pen.text", "pen.reading", "pen.writing"],
  answers: ["answers.text"],
  text: ["text.text"],
} as const;

/** What to do in a step of a simulation on paper. */
function StepRules({ step }: { step: keyof typeof RULES }) {
  const t = useTranslations("exam.onPaper");
  const [first, ...others] = RULES[step].map((rule) => t(rule, PART_MINUTES));
  return (
    <ReadAloud className="max-w-reading space-y-2">
      <p>{first}</p>
      {others.length > 0 && (
        <ul className="list-disc space-y-1 pl-5">
          {others.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </ReadAloud>
  );
}

/** The rules of all steps, drawn on the server; the hand-in needs none. */
export const stepRules = () =>
  mapKeys(ON_PAPER_STEPS, (step): ReactNode => step !== "handIn" && <StepRules step={step} />);
