import { useTranslations } from "next-intl";
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from "react";
import type { AttemptStore } from "@/components/exam/attempt-store";
import type { RunningPart } from "@/components/exam/exam-context";
import { readDurable, storeDurable } from "@/components/layout/durable";
import { readLocal, storeLocal } from "@/components/layout/local-storage";
import { UNSAVED_PREFIX } from "@/components/layout/unsaved-answers";
import { notify } from "@/components/ui/toaster";
import { useInterval } from "@/components/ui/use-interval";
import { isTemporary } from "@/lib/exam/calls";
import { type HandIn, type HandInOutcome, HandInQueue } from "@/lib/exam/hand-in-queue";
import { findPendingHandIns, type HandInTarget, serializeHandIns } from "@/lib/exam/pending-hand-in";
import type { Section } from "@/lib/exam/sections";
import type { LocalName } from "@/lib/product/browser-storage";

export type HandInControls = ReturnType<typeof useHandIn>;

/** Retry interval while the browser reports a network but no server is reached. */
const RETRY_MS = 5000;

/**
 * Sends hand-ins; offline they stay pending and are sent later. Editing an answer cancels them, because a hand-in is
 * final and must not submit a half-edited text.
 * @param isPersistent whether queued hand-ins survive leaving the page; in exam mode a part ends with its time
 */
export function useHandIn(store: AttemptStore, isPersistent: boolean) {
  const storageKey: LocalName = `${UNSAVED_PREFIX}${store.attempt.id}:hand-in`;
  // Hand-ins that are queued until the network is back.
  const [pendingHandIns, setPending] = useState<readonly HandInTarget[]>([]);
  // The section whose edit cancelled a queued hand-in.
  const [cancelledByEdit, setCancelledByEdit] = useState<Section | null>(null);
  // Hand-ins that were still queued when the page was left; they are resumed.
  const [interruptedHandIns, setInterrupted] = useState<readonly HandInTarget[]>([]);
  const [queue] = useState(
    () =>
      new HandInQueue((pending) => {
        const targets = pending.map(({ what }) => what);
        setPending(targets);
        // Edits from here on cancel them.
        store.edited.clear();
        if (!isPersistent) return;
        const text = serializeHandIns(targets, store.readRevisions(), Date.now());
        // A reload at once finds it in localStorage, a killed browser in the durable storage.
        storeLocal(storageKey, text);
        void storeDurable(storageKey, text);
      }),
  );

  const handIn = useCallback(
    (wanted: HandIn) => {
      setCancelledByEdit(null);
      void queue.handIn(wanted);
    },
    [queue],
  );

  const retry = useCallback(() => {
    if (navigator.onLine && !store.isFinished) queue.retry();
  }, [queue, store]);
  useEffect(() => {
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [retry]);
  useInterval(retry, pendingHandIns.length > 0 ? RETRY_MS : null);

  const cancelPendingHandIns = useCallback(() => void queue.cancel(null), [queue]);

  useEffect(() => {
    store.onEdit = (section) => {
      if (queue.cancel(section)) setCancelledByEdit(section);
    };
  }, [store, queue]);

  useEffect(() => {
    // Read before anything is sent, so that they can be compared with the revisions stored on the earlier visit.
    const revisions = store.readRevisions();
    const local = readLocal(storageKey);
    const resume = (durable: string | null) => {
      const found = findPendingHandIns([local, durable], revisions, store.edited);
      setInterrupted(found.filter((what) => what === "simulation" || !store.getState()[what].isLocked));
    };
    if (isPersistent) void readDurable(storageKey).then(resume);
  }, [isPersistent, storageKey, store]);
  return { handIn, pendingHandIns, cancelPendingHandIns, cancelledByEdit, interruptedHandIns };
}

/** Resumes the queued hand-ins. Every caller gets all; `handIn` must ignore what it does not own. */
export function useInterruptedHandIns(
  interrupted: readonly HandInTarget[],
  handIn: (what: HandInTarget) => void,
): void {
  const resume = useEffectEvent(handIn);
  useEffect(() => {
    for (const what of interrupted) resume(what);
  }, [interrupted]);
}

type FailedHandIn = Extract<HandInOutcome, { ok: false }>;

/** Reports a failed hand-in, with `text` where the server sent none. False when it can be retried: see `HandIn.send`. */
export function useFailureReport(store: AttemptStore): (outcome: FailedHandIn, text: string) => boolean {
  const t = useTranslations("exam");
  return useCallback(
    (outcome, text) => {
      if (isNetworkFailure(outcome, store)) return false;
      if (outcome.reason === "cancelled") return true;
      const reason = outcome.reason === "failed" ? outcome.failure.message || text : t("save.failed");
      notify({ title: t("error"), text: reason, tone: "wrong" });
      return true;
    },
    [store, t],
  );
}

/** Whether a hand-in failed only because the server was not reached, so that it can be retried. */
function isNetworkFailure(outcome: FailedHandIn, store: AttemptStore): boolean {
  if (outcome.reason === "failed") return outcome.failure.status === 0;
  return Object.values(store.getState()).some(({ state }) => state === "retrying");
}

/** Saves and hands in the running part; when time is over, with whatever could be saved. */
export function useHandInPart(store: AttemptStore, handIn: HandInControls["handIn"], sitting: RunningPart | null) {
  const t = useTranslations("exam");
  return useMemo(() => {
    if (!sitting) return null;
    const { sections, finish, remainingMs } = sitting;
    const reportError = (text: string): true => {
      notify({ title: t("error"), text, tone: "wrong" });
      return true;
    };
    const send = async (shouldProceed: () => boolean): Promise<boolean> => {
      const isSaved = await store.flush(...sections);
      const state = store.getState();
      if (!isSaved && sections.some((section) => state[section].state === "retrying")) return false;
      if (!isSaved && remainingMs() !== 0) return reportError(t("save.failed"));
      if (!shouldProceed()) return true;
      const response = await store.close(sections, () => store.session.call(finish));
      if (response.ok) return true;
      return isTemporary(response) ? false : reportError(response.message ?? t("sitting.handInFailed"));
    };
    const [what = "simulation"] = sections.slice(-1);
    return () => handIn({ what, send });
  }, [store, handIn, sitting, t]);
}
