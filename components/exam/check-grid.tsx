import { useLocale, useTranslations } from "next-intl";
import { startTransition } from "react";
import { useExam } from "@/components/exam/exam-context";
import type { Hearing } from "@/components/exam/sitting/use-hearing";
import { listUnheard } from "@/lib/exam/hearing-guide";
import { listUnanswered } from "@/lib/exam/progress";
import { isQuestionSection, type QuestionSection } from "@/lib/exam/sections";
import { cn } from "@/lib/utils";

const MAX_LISTED = 4;

/** A section's question numbers, marked answered or blank, as links to the questions. */
export function CheckGrid({ section }: { section: QuestionSection }) {
  const t = useTranslations("exam.handIn");
  const question = useTranslations("exam.questions");
  const locale = useLocale();
  const { state, showQuestion, setChecking } = useExam();
  const { content, answers } = state[section];
  const missing = listUnanswered(section, content.questions, answers);
  const goToQuestion = (id: number) =>
    startTransition(() => {
      setChecking(false);
      showQuestion(id, section);
    });
  return (
    <>
      <ol aria-label={t("grid")} className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,6rem),1fr))] gap-2">
        {content.questions.map(({ id }) => {
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
                <span className="sr-only">{question("question", { id })}</span>
                <span className="text-sm">{t(isBlank ? "blank" : "answered")}</span>
              </button>
            </li>
          );
        })}
      </ol>
      {missing.length === 0 ? (
        <p className="font-semibold text-chosen">{t("complete")}</p>
      ) : (
        <p>
          <strong className="text-careful">
            {`${t("missing", { count: missing.length })}${missing.length <= MAX_LISTED ? `: ${new Intl.ListFormat(locale).format(missing.map(String))}` : ""}.`}
          </strong>{" "}
          <span>{t("blankRule")}</span>
        </p>
      )}
    </>
  );
}

/** The check before a part is handed in: what has not been heard, and the answer grid of each section. */
export function PartCheck() {
  const t = useTranslations("exam.sections");
  const { sitting } = useExam();
  return (
    <>
      {sitting?.hearing && <Unheard {...sitting.hearing} />}
      {(sitting?.sections ?? []).filter(isQuestionSection).map((section) => (
        <section key={section} aria-labelledby={`check-${section}`} className="space-y-2">
          <h3 id={`check-${section}`} className="text-lg">
            {t(section)}
          </h3>
          <CheckGrid section={section} />
        </section>
      ))}
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
      <ul className="list-disc pl-6">
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
