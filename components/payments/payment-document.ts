import { tryStorage } from "@/components/layout/local-storage";
import type { SessionName } from "@/lib/product/browser-storage";

/**
 * Only the document /payment may load Stripe (`lib/security/content-security.ts`). From other URLs, such as the
 * dashboard's, users are sent there when they click pay, and the click is replayed.
 */

const PAYMENT_PATH = "/payment";
const CLICK_KEY: SessionName = "cils-payment-click";

/** Whether this document was loaded from the URL whose CSP allows Stripe. */
export function isPaymentDocument(): boolean {
  const [load] = performance.getEntriesByType("navigation");
  return load === undefined || new URL(load.name).pathname === PAYMENT_PATH;
}

/** Opens the payment document and replays the click there. `waiver`: whether the box was ticked. */
export function replayOnPaymentPage(waiver: boolean): void {
  // Without sessionStorage the user has to click again.
  tryStorage(() => sessionStorage.setItem(CLICK_KEY, String(waiver)));
  window.location.assign(PAYMENT_PATH);
}

/** Consumes the carried click: whether its box was ticked; null without one. */
export function takeStoredClick(): boolean | null {
  const click = tryStorage(() => sessionStorage.getItem(CLICK_KEY));
  tryStorage(() => sessionStorage.removeItem(CLICK_KEY));
  return click === null ? null : click === "true";
}
