import { type RefCallback, useCallback } from "react";

/**
 * Stores the height of a sticky bar in a custom property of the page, because wrapping and enlarged text make it
 * unpredictable. The property is removed with the bar.
 * @returns the bar's ref
 */
export function useMeasuredHeight(property: `--${string}`): RefCallback<HTMLElement> {
  return useCallback(
    (bar: HTMLElement | null) => {
      if (!bar) return;
      const { style } = document.documentElement;
      const observer = new ResizeObserver(([entry]) =>
        style.setProperty(property, `${entry?.borderBoxSize[0]?.blockSize ?? bar.offsetHeight}px`),
      );
      observer.observe(bar, { box: "border-box" });
      return () => {
        observer.disconnect();
        style.removeProperty(property);
      };
    },
    [property],
  );
}
