import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, startTransition } from "react";
import { useExam } from "@/components/exam/exam-context";
import { OfflineNotice } from "@/components/exam/offline-notice";
import { SectionBar } from "@/components/exam/section-bar";
import { lazyOnIdle } from "@/components/ui/lazy-on-idle";
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
  check: { body: ReactNode; isComplete: boolean };
  /** Returns false if something must be done first, and shows what. */
  validate?: (() => boolean) | undefined;
  onHandIn: () => void;
  children: ReactNode;
};

/** The frame of a section: instructions, content, bar, and the check before the hand-in. */
export function SectionFrame({ section, instructions, check, validate, onHandIn, children }: Props) {
  const t = useTranslations("exam");
  const { state, question, showsAll, isChecking, setChecking, pendingHandIn } = useExam();
  const { isLocked, isCorrected, isCorrecting } = state[section];
  // Sections with a passage keep their instructions, to avoid shifting the text.
  const isPastFirstQuestion = isOfKind(section, "listening") && !showsAll && question > 1;
  // Rendering the sheet is slow on some phones and must not delay the response to the press.
  const openCheck = () => validate?.() !== false && startTransition(() => setChecking(true));
  return (
    <section aria-labelledby={sectionHeadingId(section)} className="flex flex-1 flex-col">
      <div className="flex-1 px-4 pt-3 pb-4 lg:px-8 lg:pt-5 lg:pb-8">
        <h2 id={sectionHeadingId(section)} tabIndex={-1} className="text-2xl outline-none max-lg:sr-only">
          {t(`sections.${section}`)}
        </h2>
        {isLocked && (
          <p className="text-sm text-ink-soft">{isCorrected ? t("bar.alreadyCorrected") : t("bar.waiting")}</p>
        )}
        <div className={cn("max-w-reading lg:mt-2", (isPastFirstQuestion || isLocked) && "max-lg:hidden")}>
          <p lang="it" className="lg:text-reading">
            {instructions}
          </p>
          {useLocale() !== DEFAULT_LOCALE && <p className="text-sm text-ink-soft">{t(`instructions.${section}`)}</p>}
        </div>
        <OfflineNotice />
        <div className="mt-3 lg:mt-6">{children}</div>
      </div>
      <SectionBar isBusy={isCorrecting || pendingHandIn !== null} isComplete={check.isComplete} onHandIn={openCheck} />
      <CheckSheet
        isOpen={isChecking}
        isComplete={check.isComplete}
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
