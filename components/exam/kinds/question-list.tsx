import { useTranslations } from "next-intl";
import { useExam } from "@/components/exam/exam-context";
import { QuestionItem } from "@/components/exam/kinds/question-item";
import { StepDots } from "@/components/exam/kinds/step-dots";
import { SectionCorrection } from "@/components/exam/section-correction";
import { questionName } from "@/lib/exam/question-name";
import type { QuestionSection } from "@/lib/exam/sections";
import { stepIndexOf, toSteps } from "@/lib/exam/steps";
import { cn } from "@/lib/utils";

type Props = { section: QuestionSection; isDisabled: boolean };

export function QuestionList({ section, isDisabled }: Props) {
  const { result } = useExam().state[section];
  if (result) return <SectionCorrection result={result} />;
  return <OpenQuestions section={section} isDisabled={isDisabled} />;
}

/** All questions are rendered; small screens show one step unless all are requested. */
function OpenQuestions({ section, isDisabled }: Props) {
  const t = useTranslations("exam.questions");
  const { state, store, question: current, showsAll } = useExam();
  const { content, answers } = state[section];
  const steps = toSteps(content.questions);
  const shown = steps[stepIndexOf(steps, current)]?.ids ?? [];
  const isFirst = showsAll || shown.includes(1);
  const rule = content.questions.some(({ options }) => options) ? t("chooseLetter") : t("trueFalse");
  return (
    <>
      <p className={cn("mb-2 font-semibold lg:mb-5", !isFirst && "max-lg:hidden", "in-[[data-dock]]:max-lg:sr-only")}>
        {rule}
      </p>
      <ol className="space-y-4">
        {content.questions.map((question) => (
          <li key={question.id} className={cn(!showsAll && !shown.includes(question.id) && "max-lg:hidden")}>
            <QuestionItem
              section={section}
              question={question}
              answer={answers[questionName(section, question.id)] ?? ""}
              isDisabled={isDisabled}
              onAnswer={store.answer}
            />
          </li>
        ))}
      </ol>
      <StepDots section={section} />
    </>
  );
}
