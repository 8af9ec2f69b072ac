import { ChevronDown, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { startTransition, useState } from "react";
import { useExam } from "@/components/exam/exam-context";
import { ExamLeaveLink } from "@/components/exam/leave-link";
import { SaveIndicator } from "@/components/exam/save-indicator";
import { useSteps } from "@/components/exam/use-steps";
import { lazyOnIdle } from "@/components/ui/lazy-on-idle";
import { useMeasuredHeight } from "@/components/ui/use-measured-height";
import { progressOf } from "@/lib/exam/progress";
import { questionName } from "@/lib/exam/question-name";
import { isQuestionSection } from "@/lib/exam/sections";
import { cn } from "@/lib/utils";

const SectionsSheet = lazyOnIdle(() => import("@/components/exam/sections-sheet").then((sheet) => sheet.SectionsSheet));

/**
 * The bar above the exam: exit, place, time and save state; on wide screens also the title. On phones it stays within
 * 56 px: its words take two lines at most instead of wrapping the bar.
 */
export function ExamBar() {
  const t = useTranslations("exam");
  const { store, productName, clock, areQuestionsHidden } = useExam();
  const { attempt } = store;
  return (
    <header
      ref={useMeasuredHeight("--top-bar")}
      className={cn(
        "sticky top-0 z-20 border-b border-line bg-surface low:max-lg:static crowded:static print:static",
        areQuestionsHidden && "night",
      )}
    >
      <div className="mx-auto flex min-h-12 max-w-[92rem] items-center gap-x-1 px-1 lg:min-h-14 lg:gap-x-6 lg:px-6 crowded:flex-wrap crowded:pb-1">
        <div className="flex min-w-0 items-center lg:hidden print:hidden">
          <ExamLeaveLink
            guardsPage
            aria-label={t("toDashboard")}
            variant="quiet"
            size="icon"
            className="size-12 shrink-0"
          >
            <X aria-hidden="true" />
          </ExamLeaveLink>
          <SectionsButton />
        </div>
        <div className="max-lg:sr-only">
          <h1 className="text-lg leading-tight">{t("title", { product: productName, id: attempt.id })}</h1>
          <p className="text-sm text-ink-soft">{attempt.simulationTitle}</p>
        </div>
        <div className="ms-auto flex shrink-0 items-center justify-end gap-x-2 pe-2 lg:gap-x-3 lg:pe-0 crowded:shrink print:hidden">
          {clock}
          <SaveIndicator />
        </div>
        <ExamLeaveLink variant="secondary" size="small" className="max-lg:hidden print:hidden">
          {t("toDashboard")}
        </ExamLeaveLink>
      </div>
      <StepMarks />
    </header>
  );
}

function SectionsButton() {
  const t = useTranslations("exam.room");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => startTransition(() => setOpen(true))}
        className="flex min-h-12 min-w-0 items-center gap-1 rounded-sm px-1 text-start leading-5 font-semibold hover:bg-sunken"
      >
        <LocationLabel />
        <span className="sr-only">{t("open")}</span>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      </button>
      <SectionsSheet isOpen={isOpen} onOpen={setOpen} />
    </>
  );
}

/** The current place in words: "Ascolto 1 · 3 di 6", or the section's final state. */
function LocationLabel() {
  const t = useTranslations("exam");
  const { state, current, areQuestionsHidden } = useExam();
  const { steps, index } = useSteps();
  const section = t(`sections.${current}`);
  const progress = progressOf(current, state[current]);
  const toWords = () => {
    if (areQuestionsHidden) return section;
    if (state[current].isLocked) return t("room.state", { section, state: t(`progress.${progress.state}`) });
    if (progress.total === null) return t("room.words", { section, words: progress.done });
    const words = (steps[index]?.ids.length ?? 0) > 1 ? "room.text" : "room.question";
    return t(words, { section, number: index + 1, total: steps.length });
  };
  return <span className="line-clamp-2 crowded:line-clamp-none">{toWords()}</span>;
}

/** On small screens, a mark for each step. They only visualize the section list. */
function StepMarks() {
  const { state, current } = useExam();
  const { steps, index, isStepped } = useSteps();
  if (!isStepped || !isQuestionSection(current)) return null;
  const { answers } = state[current];
  return (
    <div aria-hidden="true" className="flex gap-1 px-2 pb-0.5 lg:hidden print:hidden">
      {steps.map(({ ids }, at) => (
        <span
          key={ids[0]}
          className={cn(
            "h-1 flex-1 rounded-full",
            ids.every((id) => answers[questionName(current, id)]) ? "bg-chosen" : "bg-line",
            at === index && "outline-2 outline-ink",
          )}
        />
      ))}
    </div>
  );
}
