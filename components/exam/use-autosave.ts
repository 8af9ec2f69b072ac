import { useEffect, useLayoutEffect, useRef } from "react";
import type { AttemptStore } from "@/components/exam/attempt-store";
import { readInputValues } from "@/components/exam/early-answers";

/** Saves when the page is hidden or left, and retries when it is visible or online again. @returns stops it */
export function listenForSaves(saved: { flush: () => unknown; retry: () => void }): () => void {
  const over = new AbortController();
  const { signal } = over;
  const save = () => void saved.flush();
  const retry = () => saved.retry();
  const onVisibility = () => (document.visibilityState === "hidden" ? save() : retry());
  document.addEventListener("visibilitychange", onVisibility, { signal });
  window.addEventListener("pagehide", save, { signal });
  window.addEventListener("online", retry, { signal });
  return () => over.abort();
}

/** Saves and retries as `listenForSaves`, pauses the clock while hidden, restores drafts and early answers. */
export function useAutosave(store: AttemptStore): void {
  const isMounted = useRef(false);
  // A layout effect, so that nothing is painted or typed between hydration and the restore.
  useLayoutEffect(() => store.restore(readInputValues()), [store]);
  useEffect(() => {
    isMounted.current = true;
    const onVisibility = () => (document.visibilityState === "hidden" ? store.clock.pause() : store.clock.resume());
    // Registered before the save, so that the clock has stopped by then.
    document.addEventListener("visibilitychange", onVisibility);
    const stopListening = listenForSaves(store);
    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      stopListening();
      isMounted.current = false;
      void store.flush().then(() => {
        if (!isMounted.current) store.stop();
      });
    };
  }, [store]);
}
