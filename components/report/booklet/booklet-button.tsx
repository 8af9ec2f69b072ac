"use client";

import { Printer } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { SaveButton } from "@/components/report/save-button";
import { DRAW_STEPS, type DrawStep, SLOW_SECONDS } from "@/components/report/summary/draw-messages";
import { useAbortOnLeave } from "@/components/report/summary/use-abort-on-leave";
import { Checkbox } from "@/components/ui/checkbox";
import { Progress } from "@/components/ui/progress";
import { saveFile } from "@/components/ui/save-file";
import { callApi } from "@/lib/http/call";
import type { Booklet } from "@/lib/report/booklet";

/** Draws the booklet in a worker, in normal or large print, and saves it; leaving the page aborts it. */
export function BookletButton({ attemptId }: { attemptId: string }) {
  const t = useTranslations("report.booklet");
  const steps = useTranslations("report.pdf");
  const [isLarge, setLarge] = useState(false);
  const [step, setStep] = useState<DrawStep>("code");
  const abortController = useAbortOnLeave();
  const save = async () => {
    const { signal } = abortController.current;
    const answer = await callApi<Booklet>(`/api/booklet/${attemptId}`);
    if (!answer.ok) return answer;
    const { data: booklet } = answer;
    try {
      const { drawPdf } = await import("@/components/report/summary/draw-pdf");
      const file = await drawPdf(Promise.resolve({ booklet, isLarge }), { onStep: setStep, signal });
      saveFile(file, booklet.fileName);
      return { ok: true } as const;
    } catch (error) {
      if (!signal.aborted) console.error(error);
      return { ok: false, message: null } as const;
    }
  };
  const done = DRAW_STEPS.indexOf(step) + 1;
  return (
    <>
      <Checkbox
        id="large-print"
        label={t("large")}
        checked={isLarge}
        onChange={({ currentTarget }) => setLarge(currentTarget.checked)}
      />
      <SaveButton
        Icon={Printer}
        namespace="report.booklet"
        save={save}
        progress={<Progress value={done} max={DRAW_STEPS.length + 1} aria-label={t("pending")} className="max-w-sm" />}
        step={steps(step, { seconds: SLOW_SECONDS[step] ?? 0 })}
        className="max-w-sm text-sm"
      />
    </>
  );
}
