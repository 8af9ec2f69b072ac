"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ClozeSection } from "@/components/exam/cloze-section";
import { useExam } from "@/components/exam/exam-context";
import { ExamDialog } from "@/components/exam/exam-dialog";
import { ListeningSection } from "@/components/exam/listening-section";
import { ReadingSection } from "@/components/exam/reading-section";
import { SectionFrame } from "@/components/exam/section-frame";
import { resultHeadingId, SectionResult } from "@/components/exam/section-result";
import { Button } from "@/components/ui/button";
import { listUnanswered } from "@/lib/exam/progress";
import type { QuestionSection } from "@/lib/exam/sections";

/** A section made of questions: before its correction to be answered, after it to be read. */
export function QuestionSectionView({ section }: { section: QuestionSection }) {
  const { state, correct } = useExam();
  const [missing, setMissing] = useState(0);
  const { content, answers, isLocked, isCorrecting, result } = state[section];

  const correctNow = async () => {
    setMissing(0);
    if (await correct(section)) focusResult(section);
  };
  const askOrCorrect = () => {
    const { length } = listUnanswered(section, content.questions, answers);
    if (length > 0) setMissing(length);
    else void correctNow();
  };

  const Kind = section === "lettura" ? ReadingSection : section === "cloze" ? ClozeSection : ListeningSection;
  return (
    <SectionFrame section={section} instructions={content.instructions} isBusy={isCorrecting} onCorrect={askOrCorrect}>
      {result && <SectionResult section={section} result={result} />}
      <Kind section={section} isDisabled={isLocked || isCorrecting} />
      <ConfirmCorrect missing={missing} onClose={() => setMissing(0)} onConfirm={() => void correctNow()} />
    </SectionFrame>
  );
}

/** Brings the learner to the result, once it is on the page. */
function focusResult(section: QuestionSection): void {
  requestAnimationFrame(() => {
    window.scrollTo(0, 0);
    document.getElementById(resultHeadingId(section))?.focus({ preventScroll: true });
  });
}

function ConfirmCorrect({
  missing,
  onClose,
  onConfirm,
}: {
  missing: number;
  onClose: () => void;
  onConfirm: () => void;
}) {
  const t = useTranslations("exam.confirmCorrect");
  return (
    <ExamDialog isOpen={missing > 0} onClose={onClose} title={t("title", { count: missing })} className="max-w-md">
      <p className="mt-4">{t("text")}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t("back")}
        </Button>
        <Button onClick={onConfirm}>{t("confirm")}</Button>
      </div>
    </ExamDialog>
  );
}
