import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { AttemptStore, CorrectOutcome } from "@/components/exam/attempt-store";
import { keepDurable, readDurable } from "@/components/layout/durable";
import { useInterval } from "@/components/ui/use-interval";
import type { Section } from "@/lib/exam/sections";
import { findHandIn, type Handed, noteHandIn } from "@/lib/exam/waiting-hand-in";

export type HandIn = {
  what: Handed;
  /**
   * Does it, and tells what went wrong. False when nobody was reached and nothing was handed in.
   * @param isWanted whether the learner still wants it: asked once everything is saved
   */
  send: (isWanted: () => boolean) => Promise<boolean>;
};

export type HandingIn = {
  handIn: (handIn: HandIn) => void;
  /** What goes by itself as soon as the network is back. */
  waiting: Handed | null;
  cancelWaiting: () => void;
  /** The section whose answers were changed while it, or all, waited: that took the hand-in back. */
  takenBack: Section | null;
  /** What still waited when the page was left: whoever hands it in takes it up again. */
  left: Handed | null;
};

/** How often it is tried again while the browser believes in a network that reaches nobody. */
const RETRY_MS = 5000;

/**
 * Hands in, one thing at a time. Without a network it says so at once, waits, and goes by itself when the network is back. An
 * answer changed meanwhile takes it back: what is handed in stays so, and nobody's text may go in the middle of a sentence.
 * @param isKept whether what waits is remembered when the page is left; at the exam a part ends with its time
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
      // What is changed from here on takes it back.
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
    // As this device knew them when it was left: what is sent from here on counts on.
    const revisions = store.readRevisions();
    const takeUp = (kept: string | null) => {
      const what = findHandIn(kept, revisions, store.edited);
      if (what && (what === "simulation" || !store.getState()[what].isLocked)) setLeft(what);
    };
    if (isKept) void readDurable(memory).then(takeUp);
  }, [isKept, memory, store]);
  return { handIn, waiting: waiting?.what ?? null, cancelWaiting, takenBack, left };
}

/**
 * Takes up again what still waited when the page was left.
 * @param handIn hands it in, or leaves it to somebody else
 */
export function useLeftHandIn(left: Handed | null, handIn: (what: Handed) => void): void {
  const takeUp = useEffectEvent(handIn);
  useEffect(() => {
    if (left) takeUp(left);
  }, [left]);
}

/** Whether a hand-in came to nothing because nobody was reached: it may simply be sent again. */
export function isUnreached(outcome: CorrectOutcome, store: AttemptStore): boolean {
  if (outcome.ok) return false;
  if (outcome.reason === "failed") return outcome.failure.status === 0;
  return Object.values(store.getState()).some(({ state }) => state === "retrying");
}
