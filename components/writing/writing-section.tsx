"use client";

import { useState } from "react";
import type { SectionInput } from "@/components/exam/attempt-store";
import { useExam } from "@/components/exam/exam-context";
import { SectionFrame } from "@/components/exam/section-frame";
import { idlePart } from "@/components/ui/idle-part";
import type { WritingState } from "@/components/writing/calls";
import { WRITING_TEXT_ID } from "@/components/writing/text-field";
import { useCorrectionsCode } from "@/components/writing/use-corrections-code";
import { useKeyboardInset } from "@/components/writing/use-keyboard-inset";
import { useWritingCorrection } from "@/components/writing/use-writing-correction";
import { WritingStep } from "@/components/writing/writing-step";
import type { WritingView } from "@/lib/exam/kinds/writing";
import { WRITING_SECTION } from "@/lib/exam/sections";
import { countWords } from "@/lib/exam/words";
import type { WritingResult } from "@/lib/writing/schema";

export type WritingInput = SectionInput<WritingResult, WritingView> & Pick<WritingState, "spelling" | "wait">;

// Not needed while writing.
const WritingCheck = idlePart(() => import("@/components/writing/writing-check").then((check) => check.WritingCheck));

type Props = { input: WritingInput; isAiConfigured: boolean };

export function WritingSection({ input: { content, record, spelling, wait }, isAiConfigured }: Props) {
  const exam = useExam();
  const { text = "", option } = exam.state[WRITING_SECTION].answers;
  const correction = useWritingCorrection({ result: record.correctionResult, spelling, wait }, isAiConfigured);
  useKeyboardInset();
  useCorrectionsCode();
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
  return (
    <SectionFrame
      section={WRITING_SECTION}
      instructions={content.instructions}
      check={{
        body: <WritingCheck content={content} text={text} option={option} ticked={ticked} />,
        isComplete: countWords(text) >= content.wordCount.min,
      }}
      isReady={exam.handInPart ? undefined : isReady}
      onHandIn={exam.handInPart ?? correction.correct}
    >
      <WritingStep
        exam={exam}
        content={content}
        correction={correction}
        isAiConfigured={isAiConfigured}
        isEmpty={isEmpty && !hasText}
        ticked={ticked}
        onTick={setTicked}
      />
    </SectionFrame>
  );
}
