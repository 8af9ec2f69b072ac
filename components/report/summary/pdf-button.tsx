"use client";

import { FileDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useRef, useState } from "react";
import { SaveButton } from "@/components/report/save-button";
import { DRAW_STEPS, type DrawStep, SLOW_SECONDS } from "@/components/report/summary/draw-messages";
import { prepareWorker, releaseWorker } from "@/components/report/summary/draw-pdf";
import type { SummaryContext } from "@/components/report/summary/save-summary";
import { useAbortOnLeave } from "@/components/report/summary/use-abort-on-leave";
import { useSummaryLanguage } from "@/components/report/summary/use-summary-language";
import { Progress } from "@/components/ui/progress";
import { whenIdle } from "@/components/ui/when-idle";
import { property } from "@/lib/http/call";

type Props = { attemptId: string } & Pick<SummaryContext, "simulationTitle" | "completedAt">;

/** Creates the PDF summary in a worker and saves it; leaving the page aborts it. */
export function PdfButton({ attemptId, ...attempt }: Props) {
  const t = useTranslations("report.pdf");
  const language = useSummaryLanguage();
  const [step, setStep] = useState<DrawStep>("code");
  const container = useRef<HTMLDivElement>(null);
  const abortController = useAbortOnLeave();
  usePreparedWorker(container);
  const save = async () => {
    const { signal } = abortController.current;
    try {
      const { saveSummary } = await import("@/components/report/summary/save-summary");
      await saveSummary(attemptId, { ...language, ...attempt }, { onStep: setStep, signal });
      return { ok: true } as const;
    } catch (error) {
      if (!signal.aborted) console.error(error);
      return { ok: false, message: null } as const;
    }
  };
  const done = DRAW_STEPS.indexOf(step) + 1;
  const progress = <Progress value={done} max={DRAW_STEPS.length + 1} aria-label={t("pending")} className="max-w-sm" />;
  return (
    <div ref={container}>
      <SaveButton
        Icon={FileDown}
        namespace="report.pdf"
        save={save}
        progress={progress}
        step={t(step, { seconds: SLOW_SECONDS[step] ?? 0 })}
        className="max-w-sm text-sm"
      />
    </div>
  );
}

/** Prepares the PDF worker when the page is idle and its visible button is near, unless data saver is on. */
function usePreparedWorker(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = target.current;
    if (!element || isDataSaverOn()) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        prepareWorker();
        void import("@/components/report/summary/save-summary").catch(() => undefined);
      },
      // One screen height.
      { rootMargin: "100% 0px" },
    );
    let isUnmounted = false;
    whenIdle(() => {
      if (!isUnmounted) observer.observe(element);
    });
    return () => {
      isUnmounted = true;
      observer.disconnect();
      releaseWorker();
    };
  }, [target]);
}

/** Chromium only: https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData */
const isDataSaverOn = (): boolean => property(property(navigator, "connection"), "saveData") === true;
