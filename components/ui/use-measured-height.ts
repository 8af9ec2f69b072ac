import { type RefCallback, useCallback } from "react";

/**
 * Keeps the height of a bar that stays in sight in a custom property of the page: words wrap and text may be enlarged,
 * so that nobody knows it beforehand. The property is gone with the bar.
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
