import { useTranslations } from "next-intl";
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { AttemptStore, HandInOutcome } from "@/components/exam/attempt-store";
import type { RunningPart } from "@/components/exam/exam-context";
import { readDurable, storeDurable } from "@/components/layout/durable";
import { readLocal, storeLocal } from "@/components/layout/local-storage";
import { UNSAVED_PREFIX } from "@/components/layout/unsaved-answers";
import { notify } from "@/components/ui/toaster";
import { useInterval } from "@/components/ui/use-interval";
import { isTemporary } from "@/lib/exam/calls";
import { findPendingHandIn, type HandInTarget, serializeHandIn } from "@/lib/exam/pending-hand-in";
import type { Section } from "@/lib/exam/sections";
import type { LocalName } from "@/lib/product/browser-storage";

type HandIn = {
  what: HandInTarget;
  /** Reports errors itself. False when the server was not reached. `shouldProceed` is called after saving. */
  send: (shouldProceed: () => boolean) => Promise<boolean>;
};

export type HandInControls = ReturnType<typeof useHandIn>;

/** Retry interval while the browser reports a network but no server is reached. */
const RETRY_MS = 5000;

/**
 * Runs one hand-in at a time; offline it stays pending and is sent later. Editing an answer cancels it, because a
 * hand-in is final and must not submit a half-edited text.
 * @param isPersistent whether a queued hand-in survives leaving the page; in exam mode a part ends with its time
 */
export function useHandIn(store: AttemptStore, isPersistent: boolean) {
  const storageKey: LocalName = `${UNSAVED_PREFIX}${store.attempt.id}:hand-in`;
  // The hand-in queued until the network is back.
  const [pending, setPending] = useState<HandIn | null>(null);
  // The section whose edit cancelled the queued hand-in.
  const [cancelledByEdit, setCancelledByEdit] = useState<Section | null>(null);
  // The hand-in that was still queued when the page was left, to be resumed.
  const [interruptedHandIn, setInterruptedHandIn] = useState<HandInTarget | null>(null);
  const isSending = useRef(false);
  const isCancelled = useRef(false);

  const storePending = useCallback(
    (wanted: HandIn | null) => {
      setPending(wanted);
      // Edits from here on cancel it.
      store.edited.clear();
      if (!isPersistent) return;
      const text = serializeHandIn(wanted?.what ?? null, store.readRevisions(), Date.now());
      // A reload at once finds it in localStorage, a killed browser in the durable storage.
      storeLocal(storageKey, text);
      void storeDurable(storageKey, text);
    },
    [isPersistent, storageKey, store],
  );

  const handIn = useCallback(
    async (wanted: HandIn) => {
      if (isSending.current) return;
      setCancelledByEdit(null);
      if (!navigator.onLine) return storePending(wanted);
      isSending.current = true;
      isCancelled.current = false;
      const isDelivered = await wanted
        .send(() => !isCancelled.current)
        .finally(() => {
          isSending.current = false;
        });
      storePending(isDelivered || isCancelled.current ? null : wanted);
    },
    [storePending],
  );

  const retry = useCallback(() => {
    if (pending && navigator.onLine) void handIn(pending);
  }, [pending, handIn]);
  useEffect(() => {
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [retry]);
  useInterval(retry, pending ? RETRY_MS : null);

  const cancelPendingHandIn = useCallback(() => {
    isCancelled.current = true;
    storePending(null);
  }, [storePending]);

  useEffect(() => {
    store.onEdit = (section) => {
      if (pending?.what !== section && pending?.what !== "simulation") return;
      cancelPendingHandIn();
      setCancelledByEdit(section);
    };
  }, [store, pending, cancelPendingHandIn]);

  useEffect(() => {
    // Read before anything is sent, so that they can be compared with the revisions stored on the earlier visit.
    const revisions = store.readRevisions();
    const local = readLocal(storageKey);
    const resume = (durable: string | null) => {
      const what = findPendingHandIn([local, durable], revisions, store.edited);
      if (what && (what === "simulation" || !store.getState()[what].isLocked)) setInterruptedHandIn(what);
    };
    if (isPersistent) void readDurable(storageKey).then(resume);
  }, [isPersistent, storageKey, store]);
  return { handIn, pendingHandIn: pending?.what ?? null, cancelPendingHandIn, cancelledByEdit, interruptedHandIn };
}

/** Resumes the queued hand-in. Every caller gets it; `handIn` must ignore what it does not own. */
export function useInterruptedHandIn(interrupted: HandInTarget | null, handIn: (what: HandInTarget) => void): void {
  const resume = useEffectEvent(handIn);
  useEffect(() => {
    if (interrupted) resume(interrupted);
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
    const send = async (): Promise<boolean> => {
      const isSaved = await store.flush(...sections);
      const state = store.getState();
      if (!isSaved && sections.some((section) => state[section].state === "retrying")) return false;
      if (!isSaved && remainingMs() !== 0) return reportError(t("save.failed"));
      const response = await finish();
      if (response.ok) return true;
      return isTemporary(response) ? false : reportError(response.message ?? t("sitting.handInFailed"));
    };
    const [what = "simulation"] = sections.slice(-1);
    return () => handIn({ what, send });
  }, [store, handIn, sitting, t]);
}
