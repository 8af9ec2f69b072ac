"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { CorrectionList } from "@/components/exam/correction-list";
import { ExamDialog } from "@/components/exam/exam-dialog";
import { ResultSummary } from "@/components/exam/result-summary";
import { NextStep } from "@/components/exam/section-bar";
import { Button } from "@/components/ui/button";
import type { QuestionsResult } from "@/lib/exam/correction";
import type { QuestionSection } from "@/lib/exam/sections";

/** The id of a result's heading, where the focus goes after the correction. */
export function resultHeadingId(section: QuestionSection): string {
  return `result-${section}`;
}

/** The result of a section at its top, with the way to the dialog that holds the whole correction. */
export function SectionResult({ section, result }: { section: QuestionSection; result: QuestionsResult }) {
  const t = useTranslations("exam");
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="mb-8 rounded-lg border border-line bg-surface p-4 sm:p-6">
      <h3 id={resultHeadingId(section)} tabIndex={-1} className="text-xl outline-none">
        {t("correction.result", { section: t(`sections.${section}`) })}
      </h3>
      <ResultSummary result={result} />
      <Button variant="secondary" className="mt-4 print:hidden" onClick={() => setOpen(true)}>
        {t("correction.open")}
      </Button>
      <ExamDialog
        isOpen={isOpen}
        onClose={close}
        title={t("correction.title")}
        subtitle={t("correction.subtitle")}
        className="max-w-4xl"
      >
        <ResultSummary result={result} />
        <h3 className="mt-8 mb-4 text-lg">{t("correction.heading")}</h3>
        <CorrectionList section={section} corrections={result.corrections} />
        <DialogActions section={section} onClose={close} />
      </ExamDialog>
    </div>
  );
}

/** The foot of a correction dialog: print, close, go on. What is printed is the page, which holds the same. */
export function DialogActions({ section, onClose }: { section: QuestionSection | "scrittura"; onClose: () => void }) {
  const t = useTranslations("exam");
  const print = () => {
    onClose();
    // After the dialog has gone, so that the paper shows the page.
    requestAnimationFrame(() => window.print());
  };
  return (
    <div className="mt-8 flex flex-wrap gap-3 border-t border-line pt-4">
      <Button variant="quiet" onClick={onClose}>
        {t("close")}
      </Button>
      <Button variant="secondary" onClick={print}>
        {t("correction.print")}
      </Button>
      <NextStep section={section} onStep={onClose} />
    </div>
  );
}
