"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { SectionInput } from "@/components/exam/attempt-store";
import { useExam } from "@/components/exam/exam-context";
import { SectionFrame } from "@/components/exam/section-frame";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useWritingCorrection } from "@/components/writing/use-writing-correction";
import { WRITING_TEXT_ID, WritingForm } from "@/components/writing/writing-form";
import { WritingDone, WritingPending } from "@/components/writing/writing-outcome";
import { WritingWait } from "@/components/writing/writing-wait";
import type { AiWait } from "@/lib/writing/queries";
import type { SpellingFinding, WritingResult } from "@/lib/writing/schema";

export type WritingInput = SectionInput<WritingResult> & { spelling: SpellingFinding[] | null; wait: AiWait | null };

/** The writing section: the task and the text, the wait, and what comes of it. Lives inside the exam screen. */
export function WritingSection({ input, isAiConfigured }: { input: WritingInput; isAiConfigured: boolean }) {
  const t = useTranslations("writing");
  const { state, current } = useExam();
  const { content, record, spelling, wait } = input;
  const { answers, isLocked } = state.scrittura;
  const correction = useWritingCorrection({ result: record.correctionResult, spelling, wait, isAiConfigured });
  const [isEmpty, setEmpty] = useState(false);

  if (current !== "scrittura") return null;

  const correct = () => {
    const hasText = Boolean(answers["text"]?.trim());
    setEmpty(!hasText);
    if (hasText) void correction.correct();
    else document.querySelector<HTMLElement>(`#${WRITING_TEXT_ID}, input[name="option"]`)?.focus();
  };

  return (
    <SectionFrame
      section="scrittura"
      instructions={content.instructions}
      isBusy={correction.isCorrecting}
      onCorrect={correct}
    >
      {correction.isCorrecting ? (
        <WritingWait beganAt={correction.beganAt} isAiConfigured={isAiConfigured} />
      ) : correction.result ? (
        <WritingDone result={correction.result} isOpen={correction.isResultOpen} onOpen={correction.setResultOpen} />
      ) : isLocked ? (
        <WritingPending
          text={answers["text"] ?? ""}
          spelling={correction.spelling}
          isAiConfigured={isAiConfigured}
          wait={correction.wait}
          onRetry={() => void correction.correct()}
        />
      ) : (
        <>
          {correction.hasFailed && (
            <Alert role="alert" tone="wrong" title={t("failed")} className="mb-6 max-w-3xl">
              <p>{t("failedText")}</p>
              <Button variant="secondary" size="small" className="mt-3" onClick={correct}>
                {t("retry")}
              </Button>
            </Alert>
          )}
          <WritingForm
            content={content}
            isAiConfigured={isAiConfigured}
            isEmpty={isEmpty && !answers["text"]?.trim()}
          />
        </>
      )}
    </SectionFrame>
  );
}
