import { type RefObject, useEffect } from "react";
import { prepareDrawer, releaseDrawer } from "@/components/report/summary/draw-summary";
import { whenIdle } from "@/components/ui/when-idle";
import { property } from "@/lib/http/call";

/** `rootMargin`: one screen height. */
const NEAR = "100% 0px";

/** Prepares the PDF worker when the page is idle and its visible button is near, unless data saver is on. */
export function usePreparedDrawer(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    if (!element || savesData()) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        prepareDrawer();
        void import("@/components/report/summary/save-summary").catch(() => undefined);
      },
      { rootMargin: NEAR },
    );
    let isLeft = false;
    whenIdle(() => {
      if (!isLeft) observer.observe(element);
    });
    return () => {
      isLeft = true;
      observer.disconnect();
      releaseDrawer();
    };
  }, [place]);
}

/** Chromium only: https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData */
const savesData = (): boolean => property(property(navigator, "connection"), "saveData") === true;
