"use client";

import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { type ComponentProps, type ReactNode, useCallback, useEffect, useMemo, useRef } from "react";
import type { readRoomContent } from "@/app/exam/[attemptId]/room-content";
import { ExamScreen, type ExamScreenProps } from "@/components/exam/exam-screen";
import { deleteCopies } from "@/components/layout/device-copies";
import type { SummaryContext } from "@/components/report/summary/save-summary";
import { useSummaryLanguage } from "@/components/report/summary/use-summary-language";
import { WritingSection } from "@/components/writing/writing-section";
import { resultPath } from "@/lib/exam/paths";
import { WRITING_SECTION } from "@/lib/exam/sections";
import type { SittingView } from "@/lib/exam/sitting";
import { fromJsonText, type JsonText } from "@/lib/http/json-text";

type Props = Pick<
  ExamScreenProps,
  "attempt" | "productName" | "areWritingsMarked" | "initialSection" | "initialQuestion" | "initialShowsAll"
> & {
  sections: JsonText<Awaited<ReturnType<typeof readRoomContent>>>;
  isAiConfigured: boolean;
  /** Null in practice mode. */
  sitting: SittingView | null;
  /** Where a simulation on paper opens, and what to do in its steps; null in another mode. */
  onPaper: Pick<ComponentProps<typeof OnPaperRoom>, "initialStep" | "rules"> | null;
  /** The simulation's picture; nothing in practice on the screen. */
  scene: ReactNode;
};

const SittingScreen = dynamic(() =>
  import("@/components/exam/sitting/sitting-screen").then((screen) => screen.SittingScreen),
);

const OnPaperRoom = dynamic(() => import("@/app/exam/[attemptId]/on-paper-room").then((room) => room.OnPaperRoom));

export function ExamRoom({ sections: text, isAiConfigured, sitting, onPaper, scene, ...exam }: Props) {
  const sections = useMemo(() => fromJsonText(text), [text]);
  const router = useRouter();
  const summary = useRef<SummaryContext>({
    ...useSummaryLanguage(),
    simulationTitle: exam.attempt.simulationTitle,
  });
  const finishedId = useRef<string | null>(null);
  const showResult = useCallback(
    async (attemptId: string) => {
      finishedId.current = attemptId;
      summary.current.completedAt = new Date().toISOString();
      router.push(resultPath(attemptId));
    },
    [router],
  );
  // Runs after the exam is unmounted: creating the summary must not delay the result.
  useEffect(
    () => () => {
      if (!finishedId.current) return;
      void savePdf(finishedId.current, summary.current);
      void deleteCopies(({ attemptId }) => attemptId === finishedId.current);
    },
    [],
  );
  const refresh = useCallback(() => router.refresh(), [router]);
  const leaveSitting = useCallback(() => void showResult(exam.attempt.id), [showResult, exam.attempt.id]);
  if (onPaper)
    return (
      <OnPaperRoom
        {...exam}
        {...onPaper}
        sections={sections}
        writing={{ content: sections[WRITING_SECTION].content, isAiConfigured }}
        scene={scene}
        onFinished={showResult}
      />
    );
  const input = {
    ...exam,
    sections,
    writing: <WritingSection input={sections[WRITING_SECTION]} isAiConfigured={isAiConfigured} />,
  };
  return sitting ? (
    <SittingScreen {...input} sitting={sitting} scene={scene} onPartBegun={refresh} onOver={leaveSitting} />
  ) : (
    <ExamScreen {...input} onFinished={showResult} />
  );
}

async function savePdf(attemptId: string, context: SummaryContext): Promise<void> {
  try {
    const { saveSummary } = await import("@/components/report/summary/save-summary");
    await saveSummary(attemptId, context);
  } catch (error) {
    console.error("failed to create the summary", error);
  }
}
