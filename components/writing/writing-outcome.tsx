"use client";

import { useTranslations } from "next-intl";
import { useExam } from "@/components/exam/exam-context";
import { ExamDialog } from "@/components/exam/exam-dialog";
import { DialogActions } from "@/components/exam/section-result";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { AskTeacher } from "@/components/writing/ask-teacher";
import { SpellingCheck } from "@/components/writing/spelling-check";
import { WritingResultView } from "@/components/writing/writing-result";
import type { AiWait } from "@/lib/writing/queries";
import type { SpellingFinding, WritingResult } from "@/lib/writing/schema";

type DoneProps = { result: WritingResult; isOpen: boolean; onOpen: (isOpen: boolean) => void };

/** The finished correction on the page; the dialog with the same opens by itself when it has just come. */
export function WritingDone({ result, isOpen, onOpen }: DoneProps) {
  const t = useTranslations("writing");
  const exam = useTranslations("exam.correction");
  const { store, productName } = useExam();
  const close = () => onOpen(false);
  return (
    <div className="max-w-4xl">
      <h3 className="text-xl">{result.source === "teacher" ? t("done.teacherTitle") : t("done.title")}</h3>
      <p className="mt-1">{t("done.note")}</p>
      <Button variant="secondary" className="mt-4 print:hidden" onClick={() => onOpen(true)}>
        {exam("open")}
      </Button>
      <WritingResultView result={result} />
      <AskTeacher attemptId={store.attempt.id} result={result} />
      <ExamDialog
        isOpen={isOpen}
        onClose={close}
        title={exam("title")}
        subtitle={t("result.subtitle", { product: productName })}
        className="max-w-4xl"
      >
        <WritingResultView result={result} />
        <DialogActions section="scrittura" onClose={close} />
      </ExamDialog>
    </div>
  );
}

type PendingProps = {
  text: string;
  spelling: SpellingFinding[] | null;
  isAiConfigured: boolean;
  /** How it stands with the AI teacher. */
  wait: AiWait | null;
  onRetry: () => void;
};

/** A writing that is handed in and has no marks yet. */
export function WritingPending({ text, spelling, isAiConfigured, wait, onRetry }: PendingProps) {
  const t = useTranslations("writing");
  if (text.trim() === "") return <p>{t("empty")}</p>;
  return (
    <div className="space-y-6">
      <Alert role="status" tone="careful" title={t("pending.title")} className="max-w-3xl">
        {isAiConfigured && wait?.failure && <p>{t(`faults.${wait.failure}`)}</p>}
        <p>{t(isAiConfigured && !wait?.needsTeacher ? "pending.ai" : "pending.teacher")}</p>
        {isAiConfigured && wait?.failure && !wait.needsTeacher && (
          <Button variant="secondary" size="small" className="mt-3" onClick={onRetry}>
            {t("pending.retry")}
          </Button>
        )}
      </Alert>
      {spelling ? (
        <SpellingCheck text={text} findings={spelling} />
      ) : (
        <section className="max-w-3xl">
          <h3 className="text-lg">{t("done.original")}</h3>
          <p lang="it" className="mt-2 rounded-lg border border-line bg-surface p-4 text-reading whitespace-pre-wrap">
            {text}
          </p>
        </section>
      )}
    </div>
  );
}
