import { List } from "lucide-react";
import { useTranslations } from "next-intl";
import { useExam } from "@/components/exam/exam-context";
import { Button } from "@/components/ui/button";
import { questionName } from "@/lib/exam/question-name";
import type { QuestionSection } from "@/lib/exam/sections";
import { type Step, stepIndexOf, toSteps } from "@/lib/exam/steps";
import { cn } from "@/lib/utils";

/** On small screens, one labelled dot per step and a button to show all steps. */
export function StepDots({ section }: { section: QuestionSection }) {
  const t = useTranslations("exam.steps");
  const { state, showsAll, setShowsAll, question } = useExam();
  const steps = toSteps(state[section].content.questions);
  const current = stepIndexOf(steps, question);
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-2 in-[[data-dock]]:gap-x-0 lg:hidden print:hidden">
      <ol aria-label={t("label")} className={cn("flex flex-wrap", showsAll && "hidden")}>
        {steps.map((step, index) => (
          <li key={step.ids[0]}>
            <Dot section={section} step={step} isCurrent={index === current} />
          </li>
        ))}
      </ol>
      <Button
        variant="quiet"
        size="small"
        className="ml-auto px-1 text-sm in-[[data-dock]]:size-9 in-[[data-dock]]:min-h-9 in-[[data-dock]]:p-0"
        onClick={() => setShowsAll(!showsAll)}
      >
        <List aria-hidden="true" className="not-in-[[data-dock]]:hidden" />
        <span className="in-[[data-dock]]:sr-only">{t(showsAll ? "one" : "all")}</span>
      </Button>
    </div>
  );
}

function Dot({ section, step, isCurrent }: { section: QuestionSection; step: Step; isCurrent: boolean }) {
  const t = useTranslations("exam.steps");
  const { state, showQuestion } = useExam();
  const [id = 1] = step.ids;
  const total = step.ids.length;
  const done = step.ids.filter((each) => state[section].answers[questionName(section, each)]).length;
  const name =
    total > 1 ? t("text", { title: step.title ?? "", done, total }) : t(done === 1 ? "answered" : "unanswered", { id });
  return (
    <button
      type="button"
      aria-label={name}
      aria-current={isCurrent ? "step" : undefined}
      onClick={() => showQuestion(id)}
      className="flex h-9 w-6 items-center justify-center"
    >
      <span
        aria-hidden="true"
        className={cn(
          "size-3 rounded-full border-2",
          done === total ? "border-chosen bg-chosen" : "border-edge",
          isCurrent && "outline-2 outline-offset-2 outline-chosen",
        )}
      />
    </button>
  );
}
