"use client";

import { FileDown } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { SaveButton, type SaveTexts } from "@/components/report/save-button";
import { DRAW_STEPS, type DrawStep } from "@/components/report/summary/draw-messages";
import type { SummaryContext } from "@/components/report/summary/save-summary";
import { usePreparedWorker } from "@/components/report/summary/use-prepared-worker";
import { Progress } from "@/components/ui/progress";

type Props = SummaryContext & { attemptId: string; texts: SaveTexts; steps: Record<DrawStep, string> };

/** Creates the PDF summary in a worker and saves it; leaving the page aborts it. */
export function PdfButton({ attemptId, texts, steps, ...context }: Props) {
  const [step, setStep] = useState<DrawStep>("code");
  const container = useRef<HTMLDivElement>(null);
  const abortController = useRef(new AbortController());
  usePreparedWorker(container);
  useEffect(() => {
    abortController.current = new AbortController();
    return () => abortController.current.abort();
  }, []);
  const save = async () => {
    const { signal } = abortController.current;
    try {
      const { saveSummary } = await import("@/components/report/summary/save-summary");
      await saveSummary(attemptId, context, { onStep: setStep, signal });
      return { ok: true } as const;
    } catch (error) {
      if (!signal.aborted) console.error(error);
      return { ok: false, message: null } as const;
    }
  };
  const done = DRAW_STEPS.indexOf(step) + 1;
  const progress = (
    <Progress value={done} max={DRAW_STEPS.length + 1} aria-label={texts.pending} className="max-w-sm" />
  );
  return (
    <div ref={container}>
      <SaveButton
        Icon={FileDown}
        texts={texts}
        save={save}
        progress={progress}
        step={steps[step]}
        className="max-w-sm text-sm"
      />
    </div>
  );
}
