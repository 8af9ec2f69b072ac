import { useTranslations } from "next-intl";
import { CheckGrid } from "@/components/exam/check-grid";
import { useExam } from "@/components/exam/exam-context";
import { isQuestionSection } from "@/lib/exam/sections";

/** The check before a part is handed in: the answer grid of each section. */
export function PartCheck() {
  const t = useTranslations("exam.sections");
  const { sitting } = useExam();
  return (sitting?.sections ?? []).filter(isQuestionSection).map((section) => (
    <section key={section} aria-labelledby={`check-${section}`} className="space-y-2">
      <h3 id={`check-${section}`} className="text-lg">
        {t(section)}
      </h3>
      <CheckGrid section={section} />
    </section>
  ));
}
