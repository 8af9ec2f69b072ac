"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useExam } from "@/components/exam/exam-context";
import { useKeyboardInset } from "@/components/writing/use-keyboard-inset";
import { WritingForm } from "@/components/writing/writing-form";
import type { WritingView } from "@/lib/exam/kinds/writing";
import { WRITING_SECTION } from "@/lib/exam/sections";

type Props = { content: WritingView; isAiConfigured: boolean };

/** The field for a text that was written on paper; it is handed in with the whole simulation. */
export function OnPaperText({ content, isAiConfigured }: Props) {
  const t = useTranslations("exam.bar");
  const { store, state } = useExam();
  const { answers, theirs, isLocked, isClosing } = state[WRITING_SECTION];
  const [ticked, setTicked] = useState<readonly string[]>([]);
  useKeyboardInset();
  if (isLocked) return <p>{t("alreadyCorrected")}</p>;
  return (
    <WritingForm
      content={content}
      answers={answers}
      theirs={theirs}
      isAiConfigured={isAiConfigured}
      isEmpty={false}
      isReadOnly={isClosing}
      ticked={ticked}
      onTick={setTicked}
      onChange={(name, value) => store.change(WRITING_SECTION, name, value)}
      onKeep={(keep) => store.resolveConflict(WRITING_SECTION, keep)}
    />
  );
}
