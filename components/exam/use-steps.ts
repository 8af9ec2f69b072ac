import { useExam } from "@/components/exam/exam-context";
import { stepIndexOf, toSteps } from "@/lib/exam/steps";

/** The steps of the current section, and which of them small screens show; `isStepped`: whether they show one at a time. */
export function useSteps() {
  const { state, current, question, showsAll, areQuestionsHidden } = useExam();
  const { content, isLocked } = state[current];
  const steps = toSteps(content.questions);
  const isStepped = steps.length > 1 && !showsAll && !isLocked && !areQuestionsHidden;
  return { steps, index: stepIndexOf(steps, question), isStepped };
}
