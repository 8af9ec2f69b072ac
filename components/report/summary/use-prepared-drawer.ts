import { type RefObject, useEffect } from "react";
import { prepareDrawer, releaseDrawer } from "@/components/report/summary/draw-summary";
import { whenIdle } from "@/components/ui/when-idle";
import { property } from "@/lib/http/call";

/** How far from the screen the button may be, in heights of the screen. */
const NEAR = "100% 0px";

/**
 * Fetches what makes the PDF once the page rests and the button that asks for it is near the screen; one in a folded part
 * of the page is not. Nothing is fetched ahead for whoever asks the browser to save data.
 */
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

/** Chromium alone tells (https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData). */
const savesData = (): boolean => property(property(navigator, "connection"), "saveData") === true;
