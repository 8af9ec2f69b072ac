import { useEffect, useLayoutEffect, useRef } from "react";
import type { AttemptStore } from "@/components/exam/attempt-store";
import { readInputValues } from "@/components/exam/early-answers";

/** Saves when the page is hidden or left, retries when visible or online again, restores drafts and early answers. */
export function useAutosave(store: AttemptStore): void {
  const isMounted = useRef(false);
  // A layout effect, so that nothing is painted or typed between hydration and the restore.
  useLayoutEffect(() => store.restore(readInputValues()), [store]);
  useEffect(() => {
    isMounted.current = true;
    const save = () => void store.flush();
    const retry = () => store.retry();
    const onVisibility = () => {
      const isHidden = document.visibilityState === "hidden";
      if (isHidden) store.clock.pause();
      else store.clock.resume();
      return isHidden ? save() : retry();
    };
    document.addEventListener("visibilitychange", onVisibility);
    window.addEventListener("pagehide", save);
    window.addEventListener("online", retry);
    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      window.removeEventListener("pagehide", save);
      window.removeEventListener("online", retry);
      isMounted.current = false;
      void store.flush().then(() => {
        if (!isMounted.current) store.stop();
      });
    };
  }, [store]);
}
