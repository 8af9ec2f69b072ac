import { useCallback, useEffect, useRef, useState } from "react";
import { useInterval } from "@/components/ui/use-interval";
import type { Section } from "@/lib/exam/sections";

/** Something that is handed in once: a section, or the whole simulation. */
export type HandIn = {
  what: Section | "simulation";
  /** Does it, and tells what went wrong. False when nobody was reached and nothing was handed in. */
  send: () => Promise<boolean>;
};

export type HandingIn = {
  handIn: (handIn: HandIn) => void;
  /** What goes by itself as soon as the network is back. */
  waiting: HandIn["what"] | null;
  cancelWaiting: () => void;
};

/** How often it is tried again while the browser believes in a network that reaches nobody. */
const RETRY_MS = 5000;

/** Hands in, one thing at a time. Without a network it says so at once, waits, and goes by itself when the network is back. */
export function useHandIn(): HandingIn {
  const [waiting, setWaiting] = useState<HandIn | null>(null);
  const isSending = useRef(false);
  const isCancelled = useRef(false);

  const handIn = useCallback(async (wanted: HandIn) => {
    if (isSending.current) return;
    if (!navigator.onLine) return setWaiting(wanted);
    isSending.current = true;
    isCancelled.current = false;
    const hasArrived = await wanted.send().finally(() => {
      isSending.current = false;
    });
    setWaiting(hasArrived || isCancelled.current ? null : wanted);
  }, []);

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
    setWaiting(null);
  }, []);
  return { handIn, waiting: waiting?.what ?? null, cancelWaiting };
}
