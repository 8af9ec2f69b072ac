/** `FALLBACK_DELAY_MS`: used without `requestIdleCallback`. `TIMEOUT_MS`: its timeout. */
const FALLBACK_DELAY_MS = 500;
const TIMEOUT_MS = 3000;

/** Runs a function when the browser is idle. */
export function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(run, { timeout: TIMEOUT_MS });
  else setTimeout(run, FALLBACK_DELAY_MS);
}
