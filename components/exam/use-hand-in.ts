import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { AttemptStore, CorrectOutcome } from "@/components/exam/attempt-store";
import { keepDurable, readDurable } from "@/components/layout/durable";
import { useInterval } from "@/components/ui/use-interval";
import type { Section } from "@/lib/exam/sections";
import { findHandIn, type Handed, noteHandIn } from "@/lib/exam/waiting-hand-in";

export type HandIn = {
  what: Handed;
  /** Reports errors itself. False when the server was not reached. `isWanted` is checked after saving. */
  send: (isWanted: () => boolean) => Promise<boolean>;
};

export type HandingIn = {
  handIn: (handIn: HandIn) => void;
  /** The hand-in queued until the network is back. */
  waiting: Handed | null;
  cancelWaiting: () => void;
  /** The section whose edit cancelled the queued hand-in. */
  takenBack: Section | null;
  /** The hand-in that was still queued when the page was left, to be resumed. */
  left: Handed | null;
};

/** Retry interval while the browser reports a network but no server is reached. */
const RETRY_MS = 5000;

/**
 * Hands in one thing at a time; offline it queues and sends later. Editing an answer cancels the queued hand-in: it is
 * final, and no text may be sent mid-sentence.
 * @param isKept whether a queued hand-in survives leaving the page; in exam mode a part ends with its time
 */
export function useHandIn(store: AttemptStore, isKept: boolean): HandingIn {
  const memory = `cils-answers:${store.attempt.id}:hand-in`;
  const [waiting, setWaiting] = useState<HandIn | null>(null);
  const [takenBack, setTakenBack] = useState<Section | null>(null);
  const [left, setLeft] = useState<Handed | null>(null);
  const isSending = useRef(false);
  const isCancelled = useRef(false);

  const wait = useCallback(
    (wanted: HandIn | null) => {
      setWaiting(wanted);
      // Edits from here on cancel it.
      store.edited.clear();
      if (isKept) void keepDurable(memory, wanted ? noteHandIn(wanted.what, store.readRevisions()) : "");
    },
    [isKept, memory, store],
  );

  const handIn = useCallback(
    async (wanted: HandIn) => {
      if (isSending.current) return;
      setTakenBack(null);
      if (!navigator.onLine) return wait(wanted);
      isSending.current = true;
      isCancelled.current = false;
      const hasArrived = await wanted
        .send(() => !isCancelled.current)
        .finally(() => {
          isSending.current = false;
        });
      wait(hasArrived || isCancelled.current ? null : wanted);
    },
    [wait],
  );

  const tryAgain = useCallback(() => {
    if (waiting && navigator.onLine) void handIn(waiting);
  }, [waiting, handIn]);
  useEffect(() => {
    window.addEventListener("online", tryAgain);
    return () => window.removeEventListener("online", tryAgain);
  }, [tryAgain]);
  useInterval(tryAgain, waiting ? RETRY_MS : null);

  const cancelWaiting = useCallback(() => {
    isCancelled.current = true;
    wait(null);
  }, [wait]);

  useEffect(() => {
    store.onEdit = (section) => {
      if (waiting?.what !== section && waiting?.what !== "simulation") return;
      cancelWaiting();
      setTakenBack(section);
    };
  }, [store, waiting, cancelWaiting]);

  useEffect(() => {
    // Read before anything is sent, so that they match the note from the earlier visit.
    const revisions = store.readRevisions();
    const takeUp = (kept: string | null) => {
      const what = findHandIn(kept, revisions, store.edited);
      if (what && (what === "simulation" || !store.getState()[what].isLocked)) setLeft(what);
    };
    if (isKept) void readDurable(memory).then(takeUp);
  }, [isKept, memory, store]);
  return { handIn, waiting: waiting?.what ?? null, cancelWaiting, takenBack, left };
}

/** Resumes the queued hand-in. `handIn` ignores what another component handles. */
export function useLeftHandIn(left: Handed | null, handIn: (what: Handed) => void): void {
  const takeUp = useEffectEvent(handIn);
  useEffect(() => {
    if (left) takeUp(left);
  }, [left]);
}

/** Whether a hand-in failed only because the server was not reached, so that it can be retried. */
export function isUnreached(outcome: CorrectOutcome, store: AttemptStore): boolean {
  if (outcome.ok) return false;
  if (outcome.reason === "failed") return outcome.failure.status === 0;
  return Object.values(store.getState()).some(({ state }) => state === "retrying");
}
