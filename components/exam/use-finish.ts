import { useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import type { AttemptStore } from "@/components/exam/attempt-store";
import { type HandInControls, useFailureReport, useInterruptedHandIns } from "@/components/exam/use-hand-in";
import { SECTIONS } from "@/lib/exam/sections";

/** Finishing an attempt: asks while sections are open, reports failures, prevents a second request. */
export function useFinish(store: AttemptStore, controls: HandInControls, onFinished: (id: string) => Promise<void>) {
  const { handIn, interruptedHandIns } = controls;
  const t = useTranslations("exam");
  const reportFailure = useFailureReport(store);
  const [isConfirming, setConfirming] = useState(false);
  const [isFinishing, setFinishing] = useState(false);

  const send = useCallback(
    async (shouldProceed: () => boolean) => {
      setFinishing(true);
      const outcome = await store.finish(shouldProceed);
      if (outcome.ok) {
        // Stays busy until navigation.
        await onFinished(store.attempt.id);
        return true;
      }
      setFinishing(false);
      return reportFailure(outcome, t("finish.failed"));
    },
    [store, onFinished, reportFailure, t],
  );

  const confirmFinish = useCallback(() => {
    setConfirming(false);
    handIn({ what: "simulation", send });
  }, [handIn, send]);
  useInterruptedHandIns(interruptedHandIns, (what) => what === "simulation" && confirmFinish());

  const finish = useCallback(() => {
    const state = store.getState();
    if (SECTIONS.every((section) => state[section].isLocked)) confirmFinish();
    else setConfirming(true);
  }, [store, confirmFinish]);

  const dialog = { isOpen: isConfirming, onClose: () => setConfirming(false), onConfirm: confirmFinish };
  return { finish, isFinishing, dialog };
}
