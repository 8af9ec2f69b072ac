import { useTranslations } from "next-intl";
import { useExam } from "@/components/exam/exam-context";
import { progressOf } from "@/lib/exam/progress";
import { stepIndexOf, toSteps } from "@/lib/exam/steps";

/** The current place in words: "Ascolto 1 · 3 di 6", or the section's final state. */
export function LocationLabel() {
  const t = useTranslations("exam");
  const { state, current, question, areQuestionsHidden } = useExam();
  const section = t(`sections.${current}`);
  if (areQuestionsHidden) return section;
  const progress = progressOf(current, state[current]);
  if (state[current].isLocked) return t("room.state", { section, state: t(`progress.${progress.state}`) });
  if (progress.total === null) return t("room.words", { section, words: progress.done });
  const steps = toSteps(state[current].content.questions);
  const index = stepIndexOf(steps, question);
  const words = (steps[index]?.ids.length ?? 0) > 1 ? "room.text" : "room.question";
  return t(words, { section, number: index + 1, total: steps.length });
}
