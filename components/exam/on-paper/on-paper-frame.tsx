import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useExam } from "@/components/exam/exam-context";
import { GuardedButton } from "@/components/exam/guarded-button";
import { ExamLeaveLink } from "@/components/exam/leave-link";
import { OfflineNotice } from "@/components/exam/offline-notice";
import { type GoTo, STEP_HEADING_ID } from "@/components/exam/on-paper/use-on-paper-step";
import { SaveAlert, SaveIndicator } from "@/components/exam/save-indicator";
import { useMeasuredHeight } from "@/components/ui/use-measured-height";
import { ON_PAPER_STEPS, type OnPaperStep } from "@/lib/exam/on-paper";
import { cn } from "@/lib/utils";

type Props = {
  step: OnPaperStep;
  goTo: GoTo;
  /** What to do in this step. */
  rules: ReactNode;
  /** Whether the button to the next step is the filled one. */
  isNextFilled: boolean;
  children: ReactNode;
};

/** The frame of a step: top bar, step list on wide screens, heading, and links to the previous and next step. */
export function OnPaperFrame({ step, goTo, rules, isNextFilled, children }: Props) {
  const t = useTranslations("exam.onPaper");
  const index = ON_PAPER_STEPS.indexOf(step);
  return (
    <div className="@container/room">
      <div className="flex min-h-dvh flex-col [--bottom:var(--section-bar,0px)] [--top:var(--top-bar,3.4375rem)] low:max-lg:[--top:0px] crowded:[--bottom:0px] crowded:[--top:0px]">
        <OnPaperBar />
        <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
          <div className="page flex-1 py-4 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-8">
            <StepList step={step} goTo={goTo} />
            <div className="min-w-0 space-y-4">
              <SaveAlert />
              <OfflineNotice isForAll />
              <div>
                <p className="text-ink-soft">{t("progress", { number: index + 1, total: ON_PAPER_STEPS.length })}</p>
                <h2 id={STEP_HEADING_ID} tabIndex={-1} className="text-2xl outline-none">
                  {t(`steps.${step}`)}
                </h2>
              </div>
              {rules}
              {children}
            </div>
          </div>
          <StepBar index={index} goTo={goTo} isNextFilled={isNextFilled} />
        </main>
      </div>
    </div>
  );
}

function OnPaperBar() {
  const t = useTranslations("exam");
  const { store, productName } = useExam();
  const { id, simulationTitle } = store.attempt;
  return (
    <header
      ref={useMeasuredHeight("--top-bar")}
      className="sticky top-0 z-20 border-b border-line bg-surface low:max-lg:static crowded:static"
    >
      <div className="page flex min-h-12 items-center gap-x-2 crowded:flex-wrap">
        <ExamLeaveLink
          guardsPage
          aria-label={t("toDashboard")}
          variant="quiet"
          size="icon"
          className="size-12 shrink-0"
        >
          <X aria-hidden="true" />
        </ExamLeaveLink>
        <h1 className="text-lg leading-tight max-lg:sr-only">{t("title", { product: productName, id })}</h1>
        <p className="line-clamp-2 min-w-0 text-sm leading-tight text-ink-soft crowded:line-clamp-none">
          {simulationTitle}
        </p>
        <div className="ms-auto shrink-0 crowded:shrink">
          <SaveIndicator />
        </div>
      </div>
    </header>
  );
}

function StepList({ step, goTo }: Pick<Props, "step" | "goTo">) {
  const t = useTranslations("exam.onPaper");
  return (
    <nav aria-label={t("label")} className="sticky top-[calc(var(--top)+1rem)] self-start max-lg:hidden">
      <ol className="space-y-1">
        {ON_PAPER_STEPS.map((one, at) => (
          <li key={one}>
            <button
              type="button"
              aria-current={one === step ? "step" : undefined}
              onClick={() => one !== step && goTo(one)}
              className={cn(
                "flex min-h-12 w-full items-center gap-2 rounded-sm border-2 border-transparent px-3 py-2 text-start leading-tight hover:bg-sunken",
                one === step && "border-chosen bg-chosen-soft font-semibold",
              )}
            >
              <span className="tabular-nums">{`${at + 1}.`}</span>
              <span>{t(`steps.${one}`)}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepBar({ index, goTo, isNextFilled }: Pick<Props, "goTo" | "isNextFilled"> & { index: number }) {
  const t = useTranslations("exam.bar");
  const previous = ON_PAPER_STEPS[index - 1];
  const next = ON_PAPER_STEPS[index + 1];
  const measured = useMeasuredHeight("--section-bar");
  // A press while the text has focus would otherwise miss: the task above the text grows when the focus leaves.
  const isSticky = ON_PAPER_STEPS[index] === "text";
  return (
    <fieldset
      ref={isSticky ? measured : undefined}
      aria-label={t("label")}
      className={cn("border-t border-line bg-paper py-1", isSticky && "sticky bottom-0 z-10 crowded:static")}
    >
      <div className="page flex min-h-12 items-center justify-between gap-2 crowded:flex-wrap">
        <GuardedButton variant="secondary" disabled={!previous} onClick={() => previous && goTo(previous)}>
          {t("previous")}
        </GuardedButton>
        {next && (
          <GuardedButton
            variant={isNextFilled ? "primary" : "secondary"}
            className="min-w-24"
            onClick={() => goTo(next)}
          >
            {t("next")}
          </GuardedButton>
        )}
      </div>
    </fieldset>
  );
}
