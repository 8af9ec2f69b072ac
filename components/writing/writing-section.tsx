"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useExam } from "@/components/exam/exam-context";
import { SectionFrame } from "@/components/exam/section-frame";
import { ContactLine } from "@/components/layout/contact-line";
import { ReadAloud } from "@/components/layout/read-aloud";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { lazyOnIdle } from "@/components/ui/lazy-on-idle";
import { WRITING_TEXT_ID } from "@/components/writing/text-field";
import { useKeyboardInset } from "@/components/writing/use-keyboard-inset";
import { usePreloadCorrections } from "@/components/writing/use-preload-corrections";
import { useWritingCorrection } from "@/components/writing/use-writing-correction";
import { WritingForm } from "@/components/writing/writing-form";
import { WritingWait } from "@/components/writing/writing-wait";
import type { SectionInput } from "@/lib/exam/attempt-state";
import type { WritingView } from "@/lib/exam/kinds/writing";
import { WRITING_SECTION } from "@/lib/exam/sections";
import { countWords } from "@/lib/exam/word-count";
import type { WritingState } from "@/lib/writing/calls";
import type { WritingResult } from "@/lib/writing/schema";

export type WritingInput = SectionInput<WritingResult, WritingView> & Pick<WritingState, "spelling" | "wait">;

// Not needed while writing.
const LearnerText = dynamic(() => import("@/components/writing/learner-text").then((text) => text.LearnerText));
const WritingDone = dynamic(() => import("@/components/writing/writing-done").then((done) => done.WritingDone));
const WritingCheck = lazyOnIdle(() => import("@/components/writing/writing-check").then((check) => check.WritingCheck));

type Props = { input: WritingInput; isAiConfigured: boolean };

export function WritingSection({ input: { content, record, spelling, wait }, isAiConfigured }: Props) {
  const exam = useExam();
  const { text = "", option } = exam.state[WRITING_SECTION].answers;
  const correction = useWritingCorrection({ result: record.correctionResult, spelling, wait }, isAiConfigured);
  useKeyboardInset();
  usePreloadCorrections();
  const [isEmpty, setEmpty] = useState(false);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  if (exam.current !== WRITING_SECTION) return null;

  const hasText = text.trim() !== "";
  const isReady = () => {
    setEmpty(!hasText);
    const hasPrompt = option !== undefined || content.options.length === 1;
    const first = hasPrompt ? `#${WRITING_TEXT_ID}` : 'input[name="option"]';
    if (!hasText) document.querySelector<HTMLElement>(first)?.focus();
    return hasText;
  };
  const body = () => {
    const { store, state } = exam;
    const { answers, theirs, isLocked, isClosing } = state[WRITING_SECTION];
    const { result, isNew } = correction;
    if (correction.isCorrecting) return <WritingWait beganAt={correction.beganAt} isAiConfigured={isAiConfigured} />;
    if (result) return <WritingDone result={result} isNew={isNew} />;
    if (isLocked) return <WritingPending text={text} correction={correction} isAiConfigured={isAiConfigured} />;
    return (
      <>
        {correction.hasFailed && <CorrectionFailed onRetry={correction.correct} />}
        <WritingForm
          content={content}
          answers={answers}
          theirs={theirs}
          isAiConfigured={isAiConfigured}
          isEmpty={isEmpty && !hasText}
          isReadOnly={isClosing}
          ticked={ticked}
          onTick={setTicked}
          onChange={(name, value) => store.change(WRITING_SECTION, name, value)}
          onKeep={(keep) => store.resolveConflict(WRITING_SECTION, keep)}
        />
      </>
    );
  };
  return (
    <SectionFrame
      section={WRITING_SECTION}
      instructions={content.instructions}
      check={{
        body: <WritingCheck content={content} text={text} option={option} ticked={ticked} />,
        isComplete: countWords(text) >= content.wordCount.min,
        unanswered: null,
      }}
      validate={exam.handInPart ? undefined : isReady}
      onHandIn={exam.handInPart ?? correction.correct}
    >
      {body()}
    </SectionFrame>
  );
}

function CorrectionFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("writing");
  return (
    <Alert role="alert" tone="wrong" title={t("failed")} className="mb-6 max-w-3xl">
      <ReadAloud>
        <p>{t("failedText")}</p>
      </ReadAloud>
      <Button variant="secondary" size="small" className="mt-3" onClick={onRetry}>
        {t("retry")}
      </Button>
      <ContactLine />
    </Alert>
  );
}

type PendingProps = { text: string; correction: ReturnType<typeof useWritingCorrection>; isAiConfigured: boolean };

function WritingPending({ text, correction, isAiConfigured }: PendingProps) {
  const t = useTranslations("writing");
  const { spelling, wait, correct } = correction;
  if (text.trim() === "") return <p>{t("empty")}</p>;
  return (
    <div className="space-y-6">
      <Alert role="status" tone="careful" title={t("pending.title")} className="max-w-3xl">
        <ReadAloud>
          {isAiConfigured && wait?.failure && <p>{t(`faults.${wait.failure}`)}</p>}
          <p>{t(isAiConfigured && !wait?.needsTeacher ? "pending.ai" : "pending.teacher")}</p>
        </ReadAloud>
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
