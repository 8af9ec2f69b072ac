import { useEffect, useRef } from "react";
import type { AttemptStore } from "@/components/exam/attempt-store";

/**
 * Saves when the page is hidden or left, tries again when it is seen again or the network is back, and takes up what
 * this device kept of an earlier visit. (After a change the answers save themselves.)
 */
export function useAutosave(store: AttemptStore): void {
  const isHere = useRef(false);
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
    store.restore();
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
