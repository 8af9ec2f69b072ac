import { type RefObject, useEffect } from "react";
import { prepareWorker, releaseWorker } from "@/components/report/summary/draw-summary";
import { whenIdle } from "@/components/ui/when-idle";
import { property } from "@/lib/http/call";

/** `rootMargin`: one screen height. */
const NEAR = "100% 0px";

/** Prepares the PDF worker when the page is idle and its visible button is near, unless data saver is on. */
export function usePreparedWorker(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = target.current;
    if (!element || isDataSaverOn()) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        prepareWorker();
        void import("@/components/report/summary/save-summary").catch(() => undefined);
      },
      { rootMargin: NEAR },
    );
    let isUnmounted = false;
    whenIdle(() => {
      if (!isUnmounted) observer.observe(element);
    });
    return () => {
      isUnmounted = true;
      observer.disconnect();
      releaseWorker();
    };
  }, [target]);
}

/** Chromium only: https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData */
const isDataSaverOn = (): boolean => property(property(navigator, "connection"), "saveData") === true;
