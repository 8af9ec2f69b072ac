import { useEffect, useLayoutEffect, useRef } from "react";
import type { AttemptStore } from "@/components/exam/attempt-store";
import { readInputs } from "@/components/exam/early-answers";

/**
 * Saves when the page is hidden or left, tries again when it is visible again or the network is back, and restores what
 * this device stored on an earlier visit and what was answered before this code ran. (After a change the answers save themselves.)
 */
export function useAutosave(store: AttemptStore): void {
  const isHere = useRef(false);
  // In the same breath in which React takes the page over: nothing is drawn or typed between the two.
  useLayoutEffect(() => store.restore(readInputs()), [store]);
  useEffect(() => {
    isHere.current = true;
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
      isHere.current = false;
      void store.flush().then(() => {
        if (!isHere.current) store.stop();
      });
    };
  }, [store]);
}
