import { ChevronDown, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { startTransition, useState } from "react";
import { useExam } from "@/components/exam/exam-context";
import { ExamLeaveLink } from "@/components/exam/leave-link";
import { SavedCount, SaveIndicator } from "@/components/exam/save-indicator";
import { lazyOnIdle } from "@/components/ui/lazy-on-idle";
import { useMeasuredHeight } from "@/components/ui/use-measured-height";
import { progressOf } from "@/lib/exam/progress";
import { stepIndexOf, toSteps } from "@/lib/exam/steps";

const SectionsSheet = lazyOnIdle(() => import("@/components/exam/sections-sheet").then((sheet) => sheet.SectionsSheet));

/** The bar above the exam: exit, place, time and save state; on wide screens also the title. */
export function ExamBar() {
  const t = useTranslations("exam");
  const { store, productName, clock } = useExam();
  const { attempt } = store;
  return (
    <header
      ref={useMeasuredHeight("--top-bar")}
      className="sticky top-0 z-20 border-b border-line bg-surface px-1 lg:px-6 low:max-lg:static crowded:static print:static"
    >
      <div className="mx-auto flex min-h-13 max-w-[92rem] flex-wrap items-center gap-x-1 lg:min-h-15 lg:gap-x-6 crowded:pb-1">
        <div className="flex min-w-0 items-center gap-x-1 lg:hidden print:hidden">
          <ExamLeaveLink guardsPage aria-label={t("toDashboard")} variant="quiet" size="icon" className="shrink-0">
            <X aria-hidden="true" />
          </ExamLeaveLink>
          <SectionsButton />
        </div>
        <div className="max-lg:sr-only">
          <h1 className="text-lg">{t("title", { product: productName, id: attempt.id })}</h1>
          <p className="text-sm text-ink-soft">{attempt.simulationTitle}</p>
        </div>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-x-3 pr-2 lg:pr-0 print:hidden">
          {clock}
          <div className="flex max-w-36 flex-col items-end text-right leading-tight lg:max-w-none">
            <SaveIndicator />
            <SavedCount />
          </div>
        </div>
        <ExamLeaveLink variant="secondary" size="small" className="max-lg:hidden print:hidden">
          {t("toDashboard")}
        </ExamLeaveLink>
      </div>
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
        className="flex min-h-11 min-w-0 items-center gap-1 rounded-sm px-1 text-left leading-tight font-semibold hover:bg-sunken"
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
  const { state, current, question, areQuestionsHidden } = useExam();
  const section = t(`sections.${current}`);
  const progress = progressOf(current, state[current]);
  const toWords = () => {
    if (areQuestionsHidden) return section;
    if (state[current].isLocked) return t("room.state", { section, state: t(`progress.${progress.state}`) });
    if (progress.total === null) return t("room.words", { section, words: progress.done });
    const steps = toSteps(state[current].content.questions);
    const index = stepIndexOf(steps, question);
    const words = (steps[index]?.ids.length ?? 0) > 1 ? "room.text" : "room.question";
    return t(words, { section, number: index + 1, total: steps.length });
  };
  return <span>{toWords()}</span>;
}
