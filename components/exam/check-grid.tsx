import { useTranslations } from "next-intl";
import { startTransition } from "react";
import { useExam } from "@/components/exam/exam-context";
import type { Hearing } from "@/components/exam/sitting/use-hearing";
import { listUnheard } from "@/lib/exam/hearing-guide";
import { listUnanswered } from "@/lib/exam/progress";
import { isQuestionSection, type QuestionSection } from "@/lib/exam/sections";
import { cn } from "@/lib/utils";

function useUnanswered(section: QuestionSection): number[] {
  const { content, answers } = useExam().state[section];
  return listUnanswered(section, content.questions, answers);
}

type NumbersProps = { section: QuestionSection; onChoose: () => void };

/** A section's question numbers, each with "answered" or "missing", that lead to the questions. */
export function QuestionNumbers({ section, onChoose }: NumbersProps) {
  const t = useTranslations("exam");
  const { state, showQuestion } = useExam();
  const missing = useUnanswered(section);
  const goToQuestion = (id: number) =>
    startTransition(() => {
      onChoose();
      showQuestion(id, section);
    });
  return (
    <ol
      aria-label={t("handIn.grid")}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,5.25rem),1fr))] gap-2"
    >
      {state[section].content.questions.map(({ id }) => {
        const isBlank = missing.includes(id);
        return (
          <li key={id}>
            <button
              type="button"
              onClick={() => goToQuestion(id)}
              className={cn(
                "flex min-h-14 w-full flex-col items-center justify-center rounded-md border-2 leading-tight font-semibold tabular-nums",
                isBlank ? "border-careful bg-surface text-careful" : "border-transparent bg-chosen-soft text-chosen",
              )}
            >
              <span aria-hidden="true">{id}</span>
              <span className="sr-only">{t("questions.question", { id })}</span>
              <span className="text-sm">{t(isBlank ? "handIn.blank" : "handIn.answered")}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

type CheckProps = { section: QuestionSection; Heading?: "h3" | "h4" };

/** Which of a section's answers are missing. */
export function CheckGrid({ section, Heading = "h3" }: CheckProps) {
  const t = useTranslations("exam.handIn");
  const { setChecking } = useExam();
  const missing = useUnanswered(section);
  return (
    <>
      <Heading className={cn("font-display text-2xl font-semibold", missing.length > 0 && "text-careful")}>
        {missing.length === 0 ? t("complete") : t("missing", { count: missing.length })}
      </Heading>
      <QuestionNumbers section={section} onChoose={() => setChecking(false)} />
      {Heading === "h3" && missing.length > 0 && <p>{t("blankRule")}</p>}
    </>
  );
}

/** The check before a part is handed in: what has not been heard, and the answers of each section. */
export function PartCheck() {
  const t = useTranslations("exam");
  const { sitting } = useExam();
  return (
    <>
      {sitting?.hearing && <Unheard {...sitting.hearing} />}
      {(sitting?.sections ?? []).filter(isQuestionSection).map((section) => (
        <section key={section} aria-labelledby={`check-${section}`} className="space-y-2">
          <h3 id={`check-${section}`} className="text-lg">
            {t(`sections.${section}`)}
          </h3>
          <CheckGrid section={section} Heading="h4" />
        </section>
      ))}
      <p>{t("handIn.blankRule")}</p>
    </>
  );
}

function Unheard({ steps, progress }: Pick<Hearing, "steps" | "progress">) {
  const t = useTranslations("exam");
  const unheard = listUnheard(steps, progress.positionMs);
  if (unheard.length === 0) return null;
  return (
    <div className="space-y-1">
      <p className="font-semibold text-careful">{t("handIn.unheard")}</p>
      <ul className="list-disc ps-6">
        {unheard.map(({ section, hearing, count }) => (
          <li key={`${section}/${hearing}`}>
            {t("handIn.unheardTexts", { section: t(`sections.${section}`), hearing, count })}
          </li>
        ))}
      </ul>
      <p>{t("handIn.unheardRule")}</p>
    </div>
  );
}
