"use client";

import { useTranslations } from "next-intl";
import { useExam } from "@/components/exam/exam-context";
import { SaveState } from "@/components/exam/save-state";
import { Button } from "@/components/ui/button";
import { SECTIONS, type Section } from "@/lib/exam/sections";

type Props = { section: Section; isBusy: boolean; onCorrect: () => void };

/** The bar under a section, always in sight: back, the state of saving, and the one next step. */
export function SectionBar({ section, isBusy, onCorrect }: Props) {
  const t = useTranslations("exam");
  const { state, navigate } = useExam();
  const { isLocked, isCorrected } = state[section];
  const index = SECTIONS.indexOf(section);
  const previous = SECTIONS[index - 1];
  return (
    <fieldset
      aria-label={t("bar.label")}
      className="sticky bottom-(--strip) z-10 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2 border-t border-line bg-surface px-3 py-2 lg:px-8 print:hidden [@media(max-height:26rem)]:static"
    >
      <Button
        variant="secondary"
        className="max-sm:px-3"
        disabled={!previous}
        onClick={() => {
          if (previous) navigate(previous);
        }}
      >
        {t("bar.previous")}
      </Button>
      <div className="text-center text-sm leading-tight">
        {isLocked ? (
          <p className={isCorrected ? "font-semibold text-accent" : "text-careful"}>
            {isCorrected ? t("bar.alreadyCorrected") : t("bar.waiting")}
          </p>
        ) : (
          <SaveState />
        )}
      </div>
      {isLocked ? (
        <NextStep section={section} />
      ) : (
        <Button className="max-sm:max-w-32 max-sm:px-3 max-sm:leading-tight" disabled={isBusy} onClick={onCorrect}>
          {isBusy ? t("bar.correcting") : t("bar.correct")}
        </Button>
      )}
    </fieldset>
  );
}

/** On to the next section, or on the writing to the end. */
export function NextStep({ section, onStep }: { section: Section; onStep?: () => void }) {
  const t = useTranslations("exam");
  const { navigate, finish, isFinishing } = useExam();
  const next = SECTIONS[SECTIONS.indexOf(section) + 1];
  const step = () => {
    onStep?.();
    if (next) navigate(next);
    else finish();
  };
  return (
    <Button className="max-sm:max-w-32 max-sm:px-3 max-sm:leading-tight" disabled={isFinishing} onClick={step}>
      {next ? t("bar.next") : isFinishing ? t("finish.pending") : t("finish.button")}
    </Button>
  );
}
