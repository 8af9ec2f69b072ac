/** How long a browser that cannot tell when it rests is left alone, and how long one that never rests, in milliseconds. */
const BLIND_MS = 500;
const LONGEST_MS = 3000;

/** Does something once the page has started and the browser has nothing better to do. */
export function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(run, { timeout: LONGEST_MS });
  else setTimeout(run, BLIND_MS);
}
