import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import type { Exam } from "@/components/exam/exam-context";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { Ticks } from "@/components/writing/point-ticks";
import type { useWritingCorrection } from "@/components/writing/use-writing-correction";
import { WritingForm } from "@/components/writing/writing-form";
import { WritingWait } from "@/components/writing/writing-wait";
import type { WritingView } from "@/lib/exam/kinds/writing";
import { WRITING_SECTION } from "@/lib/exam/sections";

// Not needed while writing.
const LearnerText = dynamic(() => import("@/components/writing/learner-text").then((text) => text.LearnerText));
const WritingDone = dynamic(() => import("@/components/writing/writing-done").then((done) => done.WritingDone));

type Props = {
  exam: Exam;
  content: WritingView;
  correction: ReturnType<typeof useWritingCorrection>;
  isAiConfigured: boolean;
  isEmpty: boolean;
} & Ticks;

export function WritingSectionBody({ exam, content, correction, isAiConfigured, isEmpty, ticked, onTick }: Props) {
  const { store, state, productName } = exam;
  const { answers, theirs, isLocked } = state[WRITING_SECTION];
  const { result, isResultOpen, setResultOpen } = correction;
  if (correction.isCorrecting) return <WritingWait beganAt={correction.beganAt} isAiConfigured={isAiConfigured} />;
  if (result) {
    const dialog = { isOpen: isResultOpen, onOpen: setResultOpen };
    return <WritingDone attemptId={store.attempt.id} productName={productName} result={result} {...dialog} />;
  }
  if (isLocked)
    return <WritingPending text={answers["text"] ?? ""} correction={correction} isAiConfigured={isAiConfigured} />;
  return (
    <>
      {correction.hasFailed && <CorrectionFailed onRetry={correction.correct} />}
      <WritingForm
        content={content}
        answers={answers}
        theirs={theirs}
        isAiConfigured={isAiConfigured}
        isEmpty={isEmpty}
        ticked={ticked}
        onTick={onTick}
        onChange={(name, value) => store.change(WRITING_SECTION, name, value)}
        onKeep={(keep) => store.resolveConflict(WRITING_SECTION, keep)}
      />
    </>
  );
}

function CorrectionFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("writing");
  return (
    <Alert role="alert" tone="wrong" title={t("failed")} className="mb-6 max-w-3xl">
      <p>{t("failedText")}</p>
      <Button variant="secondary" size="small" className="mt-3" onClick={onRetry}>
        {t("retry")}
      </Button>
    </Alert>
  );
}

type PendingProps = Pick<Props, "correction" | "isAiConfigured"> & { text: string };

function WritingPending({ text, correction, isAiConfigured }: PendingProps) {
  const t = useTranslations("writing");
  const { spelling, wait, correct } = correction;
  if (text.trim() === "") return <p>{t("empty")}</p>;
  return (
    <div className="space-y-6">
      <Alert role="status" tone="careful" title={t("pending.title")} className="max-w-3xl">
        {isAiConfigured && wait?.failure && <p>{t(`faults.${wait.failure}`)}</p>}
        <p>{t(isAiConfigured && !wait?.needsTeacher ? "pending.ai" : "pending.teacher")}</p>
        {isAiConfigured && wait?.failure && !wait.needsTeacher && (
          <Button variant="secondary" size="small" className="mt-3" onClick={correct}>
            {t("pending.retry")}
          </Button>
        )}
      </Alert>
      <LearnerText title={t("done.original")} text={text} spelling={spelling} />
    </div>
  );
}
