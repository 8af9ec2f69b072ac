import { useTranslations } from "next-intl";
import { useState } from "react";
import { useExam } from "@/components/exam/exam-context";
import { useInterruptedHandIns } from "@/components/exam/use-hand-in";
import { notify } from "@/components/ui/toaster";
import { usePoll } from "@/components/ui/use-poll";
import { WRITING_SECTION } from "@/lib/exam/sections";
import { fetchWriting, requestCorrection, type WritingState } from "@/lib/writing/calls";

const UNREACHED = "unreached";
const CANCELLED = "cancelled";

/** Has the writing corrected and polls for its marks, whichever section is shown. `isNew`: they came with the hand-in. */
export function useWritingCorrection(initial: WritingState, isAiConfigured: boolean) {
  const t = useTranslations("writing");
  const { store, state, handIn, interruptedHandIns } = useExam();
  const { isLocked, isCorrecting } = state[WRITING_SECTION];
  const [writing, setWriting] = useState(initial);
  const [hasFailed, setFailed] = useState(false);
  const [isNew, setNew] = useState(false);
  const [beganAt, setBeganAt] = useState(0);

  /** Reads the writing from the server; true when it is handed in. */
  const refresh = async (): Promise<boolean> => {
    const found = await fetchWriting(store.attempt.id);
    if (!found) return false;
    store.lock(WRITING_SECTION, found.isCorrected, found.answers);
    setWriting((last) => ({ ...last, result: found.result, wait: found.wait }));
    return true;
  };

  /** @returns the error message, or null */
  const send = async (shouldProceed: () => boolean): Promise<string | null> => {
    if (!(await store.save(WRITING_SECTION)))
      return store.getState()[WRITING_SECTION].state === "retrying" ? UNREACHED : t("notSaved");
    if (!shouldProceed()) return CANCELLED;
    const { answers } = store.getState()[WRITING_SECTION];
    const response = await store.session.callWithSignIn(() =>
      requestCorrection(store.attempt.id, answers, store.readRevisions()[WRITING_SECTION]),
    );
    if (!response.ok && response.reason === "newer_answers_saved") {
      await store.catchUp(WRITING_SECTION);
      return response.message ?? t("failed");
    }
    if (!response.ok) {
      // The request may have succeeded although its response was lost.
      if (await refresh()) return null;
      return response.status === 0 ? UNREACHED : t("failed");
    }
    const { result, spelling, wait } = response.data;
    store.lock(WRITING_SECTION, result !== null);
    setWriting((last) => ({ result, wait, spelling: spelling ?? last.spelling }));
    setNew(result !== null);
    return null;
  };

  const sendAndReport = async (shouldProceed: () => boolean): Promise<boolean> => {
    setFailed(false);
    setBeganAt(Date.now());
    store.setCorrecting(WRITING_SECTION, true);
    const trouble = await send(shouldProceed);
    store.setCorrecting(WRITING_SECTION, false);
    if (trouble === UNREACHED) return false;
    if (trouble === CANCELLED) return true;
    setFailed(trouble !== null);
    if (trouble) notify({ title: t("error"), text: trouble, tone: "wrong" });
    return true;
  };
  const correct = () => handIn({ what: WRITING_SECTION, send: sendAndReport });
  useInterruptedHandIns(interruptedHandIns, (what) => what === WRITING_SECTION && correct());

  const isWaiting = isLocked && !isCorrecting && !writing.result && !writing.wait?.needsTeacher;
  usePoll(() => void refresh(), isWaiting && isAiConfigured);
  return { ...writing, hasFailed, isCorrecting, beganAt, correct, isNew };
}
