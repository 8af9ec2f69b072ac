"use client";

import { useState } from "react";
import type { SectionInput } from "@/components/exam/attempt-store";
import { useExam } from "@/components/exam/exam-context";
import { SectionFrame } from "@/components/exam/section-frame";
import { lazyOnIdle } from "@/components/ui/lazy-on-idle";
import type { WritingState } from "@/components/writing/calls";
import { WRITING_TEXT_ID } from "@/components/writing/text-field";
import { useKeyboardInset } from "@/components/writing/use-keyboard-inset";
import { usePreloadCorrections } from "@/components/writing/use-preload-corrections";
import { useWritingCorrection } from "@/components/writing/use-writing-correction";
import { WritingSectionBody } from "@/components/writing/writing-section-body";
import type { WritingView } from "@/lib/exam/kinds/writing";
import { WRITING_SECTION } from "@/lib/exam/sections";
import { countWords } from "@/lib/exam/word-count";
import type { WritingResult } from "@/lib/writing/schema";

export type WritingInput = SectionInput<WritingResult, WritingView> & Pick<WritingState, "spelling" | "wait">;

// Not needed while writing.
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
  return (
    <SectionFrame
      section={WRITING_SECTION}
      instructions={content.instructions}
      check={{
        body: <WritingCheck content={content} text={text} option={option} ticked={ticked} />,
        isComplete: countWords(text) >= content.wordCount.min,
      }}
      validate={exam.handInPart ? undefined : isReady}
      onHandIn={exam.handInPart ?? correction.correct}
    >
      <WritingSectionBody
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
