/** BLIND_MS: delay without `requestIdleCallback`. LONGEST_MS: its timeout. */
const BLIND_MS = 500;
const LONGEST_MS = 3000;

/** Runs a function when the browser is idle. */
export function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(run, { timeout: LONGEST_MS });
  else setTimeout(run, BLIND_MS);
}
