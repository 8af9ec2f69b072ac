import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, startTransition } from "react";
import { useExam } from "@/components/exam/exam-context";
import { OfflineNotice } from "@/components/exam/offline-notice";
import { SectionBar } from "@/components/exam/section-bar";
import { ReadAloud } from "@/components/layout/read-aloud";
import { lazyOnIdle } from "@/components/ui/lazy-on-idle";
import { useMeasuredHeight } from "@/components/ui/use-measured-height";
import type { QuestionPlace } from "@/lib/exam/progress";
import { isOfKind, type Section } from "@/lib/exam/sections";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales";
import { cn } from "@/lib/utils";

const CheckSheet = lazyOnIdle(() => import("@/components/exam/check-sheet").then((sheet) => sheet.CheckSheet));

/** DOM id of a section's heading, which gets the focus when the section opens. */
export function sectionHeadingId(section: Section): string {
  return `section-${section}`;
}

type Props = {
  section: Section;
  instructions: string;
  /** `unanswered`: an unanswered question to lead to. */
  check: { body: ReactNode; isComplete: boolean; unanswered: QuestionPlace | null };
  /** Returns false if something must be done first, and shows it. */
  validate?: (() => boolean) | undefined;
  onHandIn: () => void;
  children: ReactNode;
};

/**
 * The frame of a section: instructions, content, bar, and the check before the hand-in. On wide screens the recording
 * or text is on the left below the instructions, with its questions beside it (`room` in `app/globals.css`).
 */
export function SectionFrame({ section, instructions, check, validate, onHandIn, children }: Props) {
  const t = useTranslations("exam");
  const isTranslated = useLocale() !== DEFAULT_LOCALE;
  const { state, question, showsAll, isChecking, setChecking, pendingHandIns, areQuestionsHidden } = useExam();
  const { isLocked, isCorrected, isCorrecting, isClosing } = state[section];
  const isListening = isOfKind(section, "listening");
  const isBeside = !isLocked && !areQuestionsHidden && (isListening || isOfKind(section, "reading"));
  // Sections with a passage keep their instructions, to avoid shifting the text.
  const isPastFirstQuestion = isListening && !showsAll && question > 1;
  const hasHead = !areQuestionsHidden;
  // Rendering the sheet is slow on some phones and must not delay the response to the press.
  const openCheck = () => validate?.() !== false && startTransition(() => setChecking(true));
  return (
    <section aria-labelledby={sectionHeadingId(section)} className="flex flex-1 flex-col">
      <div
        className={cn(
          "flex-1",
          hasHead ? "px-4 pt-3 pb-4 lg:px-6 lg:py-4" : "flex flex-col",
          isBeside &&
            (isListening ? "room [--room:18rem_minmax(0,1fr)]" : "room [--room:minmax(0,0.74fr)_minmax(0,1fr)]"),
        )}
      >
        <div
          ref={useMeasuredHeight("--section-head")}
          className={hasHead ? cn(!isBeside && "lg:flex lg:flex-wrap lg:items-baseline lg:gap-x-6") : "px-4"}
        >
          <h2
            id={sectionHeadingId(section)}
            tabIndex={-1}
            className={cn("text-2xl outline-none", hasHead ? "max-lg:sr-only" : "sr-only")}
          >
            {t(`sections.${section}`)}
          </h2>
          {isLocked && (
            <p className="text-sm text-ink-soft">{isCorrected ? t("bar.alreadyCorrected") : t("bar.waiting")}</p>
          )}
          {hasHead && (
            <ReadAloud className={cn("max-w-reading", (isPastFirstQuestion || isLocked) && "max-lg:hidden")}>
              <p lang={isTranslated ? "it" : undefined} dir={isTranslated ? "ltr" : undefined}>
                {instructions}
              </p>
              {isTranslated && <p className="text-sm text-ink-soft">{t(`instructions.${section}`)}</p>}
            </ReadAloud>
          )}
          <OfflineNotice />
        </div>
        <div className={cn(hasHead ? "mt-3" : "night flex flex-1 flex-col", isBeside && "lg:contents")}>{children}</div>
      </div>
      <SectionBar
        isBusy={isCorrecting || isClosing || pendingHandIns.length > 0}
        isComplete={check.isComplete}
        unanswered={check.unanswered}
        onHandIn={openCheck}
      />
      <CheckSheet
        isOpen={isChecking}
        isComplete={check.isComplete}
        unanswered={check.unanswered}
        onClose={() => setChecking(false)}
        onConfirm={() => {
          setChecking(false);
          onHandIn();
        }}
      >
        {check.body}
      </CheckSheet>
    </section>
  );
}
