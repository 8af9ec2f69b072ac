import { useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import type { AttemptStore } from "@/components/exam/attempt-store";
import { type HandingIn, isUnreached, useLeftHandIn } from "@/components/exam/use-hand-in";
import { notify } from "@/components/ui/toaster";
import { SECTIONS } from "@/lib/exam/sections";

/** Finishing an attempt: asks while sections are open, reports failures, prevents a second request. */
export function useFinish(
  store: AttemptStore,
  { handIn, left }: HandingIn,
  onFinished: (attemptId: string) => Promise<void>,
) {
  const t = useTranslations("exam");
  const [isAsking, setAsking] = useState(false);
  const [isFinishing, setFinishing] = useState(false);

  const send = useCallback(
    async (isWanted: () => boolean) => {
      setFinishing(true);
      const outcome = await store.finish(isWanted);
      if (outcome.ok) {
        // Stays busy until navigation.
        await onFinished(store.attempt.id);
        return true;
      }
      setFinishing(false);
      if (isUnreached(outcome, store)) return false;
      if (outcome.reason === "takenBack") return true;
      const text = outcome.reason === "failed" ? outcome.failure.message || t("finish.failed") : t("save.failed");
      notify({ title: t("error"), text, tone: "wrong" });
      return true;
    },
    [store, onFinished, t],
  );

  const close = useCallback(() => {
    setAsking(false);
    handIn({ what: "simulation", send });
  }, [handIn, send]);
  useLeftHandIn(left, (what) => what === "simulation" && close());

  const finish = useCallback(() => {
    const state = store.getState();
    if (SECTIONS.every((section) => state[section].isLocked)) close();
    else setAsking(true);
  }, [store, close]);

  return {
    finish,
    isFinishing,
    dialog: { isOpen: isAsking, onClose: () => setAsking(false), onConfirm: close },
  };
}
