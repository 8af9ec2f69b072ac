import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { AttemptStore } from "@/components/exam/attempt-store";
import { isTemporary } from "@/components/exam/calls";
import type { RunningPart } from "@/components/exam/exam-context";
import type { HandInControls } from "@/components/exam/use-hand-in";
import { notify } from "@/components/ui/toaster";

/** Saves and hands in the running part; when time is over, with whatever could be saved. */
export function useHandInPart(
  store: AttemptStore,
  handIn: HandInControls["handIn"],
  sitting: RunningPart | null,
): (() => void) | null {
  const t = useTranslations("exam");
  return useMemo(() => {
    if (!sitting) return null;
    const { sections, finish, remainingMs } = sitting;
    const reportError = (text: string): true => {
      notify({ title: t("error"), text, tone: "wrong" });
      return true;
    };
    const send = async (): Promise<boolean> => {
      const isSaved = await store.flush(...sections);
      const state = store.getState();
      if (!isSaved && sections.some((section) => state[section].state === "retrying")) return false;
      if (!isSaved && remainingMs() !== 0) return reportError(t("save.failed"));
      const answer = await finish();
      if (answer.ok) return true;
      return isTemporary(answer) ? false : reportError(answer.message ?? t("sitting.handInFailed"));
    };
    const [what = "simulation"] = sections.slice(-1);
    return () => handIn({ what, send });
  }, [store, handIn, sitting, t]);
}
