"use client";

import { useRouter } from "next/navigation";
import { useCallback } from "react";
import { ExamScreen, type ExamScreenProps } from "@/components/exam/exam-screen";
import { type WritingInput, WritingSection } from "@/components/writing/writing-section";

type Props = Pick<ExamScreenProps, "attempt" | "productName" | "sections" | "initialSection"> & {
  writing: WritingInput;
  isAiConfigured: boolean;
};

/** How long the summary may keep a learner from the dashboard, where it can be had again. */
const SUMMARY_MS = 10_000;

/** The exam and its writing section put together, and what follows the end: the summary, then the dashboard. */
export function ExamRoom({ writing, isAiConfigured, ...exam }: Props) {
  const router = useRouter();
  const leave = useCallback(
    async (attemptId: string) => {
      await Promise.race([savePdf(attemptId), new Promise((resolve) => setTimeout(resolve, SUMMARY_MS))]);
      router.push("/dashboard");
    },
    [router],
  );
  return (
    <ExamScreen
      {...exam}
      writingInput={writing}
      writing={<WritingSection input={writing} isAiConfigured={isAiConfigured} />}
      onFinished={leave}
    />
  );
}

async function savePdf(attemptId: string): Promise<void> {
  try {
    const { saveSummary } = await import("@/components/report/save-summary");
    await saveSummary(attemptId);
  } catch (error) {
    console.error("the summary could not be made", error);
  }
}
