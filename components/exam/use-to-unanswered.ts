import { useTranslations } from "next-intl";
import { startTransition } from "react";
import { useExam } from "@/components/exam/exam-context";
import type { QuestionPlace } from "@/lib/exam/progress";

/** The words and the act of a button that leads to an unanswered question; null without one. */
export function useToUnanswered(unanswered: QuestionPlace | null) {
  const t = useTranslations("exam");
  const { current, showQuestion } = useExam();
  if (!unanswered) return null;
  const { section, id } = unanswered;
  const words =
    section === current
      ? t("handIn.toQuestion", { id })
      : t("handIn.toQuestionOf", { id, section: t(`sections.${section}`) });
  return { words, go: () => startTransition(() => showQuestion(id, section)) };
}
