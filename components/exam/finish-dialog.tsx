import { useTranslations } from "next-intl";
import { useId } from "react";
import { useExam } from "@/components/exam/exam-context";
import { ExamDialog } from "@/components/exam/exam-dialog";
import { GuardedButton } from "@/components/exam/guarded-button";
import { HandInWords, handInWordsOf } from "@/components/exam/hand-in-words";
import { ReadAloud } from "@/components/layout/read-aloud";
import { Button } from "@/components/ui/button";
import type { SectionState } from "@/lib/exam/attempt-state";
import { progressOf } from "@/lib/exam/progress";
import { SECTIONS, type Section } from "@/lib/exam/sections";

type Props = { isOpen: boolean; onClose: () => void; onConfirm: () => void };

export function FinishDialog({ isOpen, onClose, onConfirm }: Props) {
  const t = useTranslations("exam.finish");
  const { state } = useExam();
  const id = useId();
  const open = SECTIONS.filter((section) => !state[section].isLocked);
  return (
    <ExamDialog isOpen={isOpen} onClose={onClose} title={t("title")} className="max-w-lg">
      <ReadAloud className="mt-4">
        <p>{t("open")}</p>
        <ul className="mt-2 list-disc space-y-1 ps-6">
          {open.map((section) => (
            <li key={section}>
              <OpenSection section={section} {...state[section]} />
            </li>
          ))}
        </ul>
        <p className="mt-4">{t("rule")}</p>
      </ReadAloud>
      <div className="mt-6 flex flex-col gap-2">
        <Button size="big" onClick={onClose}>
          {t("back")}
        </Button>
        <GuardedButton variant="quiet" className="no-underline" onClick={onConfirm} {...handInWordsOf(id)}>
          <HandInWords id={id} word={t("confirm")} />
        </GuardedButton>
      </div>
    </ExamDialog>
  );
}

function OpenSection({ section, ...state }: SectionState & { section: Section }) {
  const t = useTranslations("exam");
  const { areWritingsMarked } = useExam();
  const { done, total } = progressOf(section, state);
  const name = t(`sections.${section}`);
  if (total !== null) return <span>{t("finish.questions", { section: name, done, total })}</span>;
  const empty = areWritingsMarked ? "finish.writingEmpty" : "finish.writingEmptyUnmarked";
  const text = done === 0 ? empty : "finish.writingText";
  return <span>{t(text, { section: name, words: done })}</span>;
}
