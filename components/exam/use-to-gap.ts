import { useTranslations } from "next-intl";
import { startTransition } from "react";
import { useExam } from "@/components/exam/exam-context";
import type { Gap } from "@/lib/exam/progress";

/** The words and the act of a button that leads to an unanswered question; null without one. */
export function useToGap(gap: Gap | null) {
  const t = useTranslations("exam");
  const { current, showQuestion } = useExam();
  if (!gap) return null;
  const { section, id } = gap;
  const words =
    section === current ? t("handIn.toGap", { id }) : t("handIn.toGapOf", { id, section: t(`sections.${section}`) });
  return { words, go: () => startTransition(() => showQuestion(id, section)) };
}
