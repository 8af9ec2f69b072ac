import { useTranslations } from "next-intl";
import { useExam } from "@/components/exam/exam-context";
import { QuestionItem } from "@/components/exam/kinds/question-item";
import { SectionCorrection } from "@/components/exam/section-correction";
import { useSteps } from "@/components/exam/use-steps";
import { questionName } from "@/lib/exam/question-name";
import { isOfKind, type QuestionSection } from "@/lib/exam/sections";
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
  const { state, store, showsAll } = useExam();
  const { content, answers } = state[section];
  const { steps, index } = useSteps();
  const shown = steps[index]?.ids ?? [];
  const hasOptions = content.questions.some(({ options }) => options);
  return (
    <>
      {isOfKind(section, "reading") && (
        <p className="mb-2 text-sm text-ink-soft in-[[data-dock]]:max-lg:sr-only">{t("trueFalse")}</p>
      )}
      <ol className={cn("space-y-4", hasOptions ? "beside-options" : "lg:space-y-1.5")}>
        {content.questions.map((question, at) => (
          <li key={question.id} className={cn(!showsAll && !shown.includes(question.id) && "max-lg:hidden")}>
            <QuestionItem
              section={section}
              question={question}
              isFirstOfText={question.title !== content.questions[at - 1]?.title}
              answer={answers[questionName(section, question.id)] ?? ""}
              isDisabled={isDisabled}
              onAnswer={store.answer}
            />
          </li>
        ))}
      </ol>
    </>
  );
}
