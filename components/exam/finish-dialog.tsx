"use client";

import { useTranslations } from "next-intl";
import { useExam } from "@/components/exam/exam-context";
import { ExamDialog } from "@/components/exam/exam-dialog";
import { Button } from "@/components/ui/button";
import { listUnanswered, writingProgress } from "@/lib/exam/progress";
import { isQuestionSection, SECTIONS, type Section } from "@/lib/exam/sections";

type Props = { isOpen: boolean; onClose: () => void; onConfirm: () => void };

/** Asks before an attempt with open sections is finished: which ones, and what becomes of them. */
export function FinishDialog({ isOpen, onClose, onConfirm }: Props) {
  const t = useTranslations("exam.finish");
  const { state } = useExam();
  const open = SECTIONS.filter((section) => !state[section].isLocked);
  return (
    <ExamDialog isOpen={isOpen} onClose={onClose} title={t("title")} className="max-w-lg">
      <p className="mt-4">{t("open")}</p>
      <ul className="mt-2 list-disc space-y-1 pl-6">
        {open.map((section) => (
          <li key={section}>
            <OpenSection section={section} />
          </li>
        ))}
      </ul>
      <p className="mt-4">{t("rule")}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t("back")}
        </Button>
        <Button variant="danger" onClick={onConfirm}>
          {t("confirm")}
        </Button>
      </div>
    </ExamDialog>
  );
}

function OpenSection({ section }: { section: Section }) {
  const t = useTranslations("exam");
  const { content, answers } = useExam().state[section];
  const name = t(`sections.${section}`);
  if (isQuestionSection(section)) {
    const total = content.questions.length;
    return t("finish.questions", {
      section: name,
      done: total - listUnanswered(section, content.questions, answers).length,
      total,
    });
  }
  const { done } = writingProgress(answers, false, false);
  return done === 0
    ? t("finish.writingEmpty", { section: name })
    : t("finish.writingText", { section: name, words: done });
}
