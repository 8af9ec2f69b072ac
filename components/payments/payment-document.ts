import { tryStorage } from "@/components/layout/local";

/**
 * Stripe may only be loaded by the document /payment (`lib/security/content-security.ts`). Who came to the payment view by another
 * door, such as the dashboard's address, is taken there when they want to pay, and their click with them.
 */

const PAYMENT_PATH = "/payment";
const CLICK_KEY = "cils-payment-click";

/** Whether the browser loaded this document from the address that may show Stripe's form. */
export function isPaymentDocument(): boolean {
  const [load] = performance.getEntriesByType("navigation");
  return load === undefined || new URL(load.name).pathname === PAYMENT_PATH;
}

/**
 * Goes to the document that may show Stripe's form and pays there.
 * @param waiver whether the box was ticked
 */
export function carryClick(waiver: boolean): void {
  // In a browser that keeps nothing they click once more.
  tryStorage(() => sessionStorage.setItem(CLICK_KEY, String(waiver)));
  window.location.assign(PAYMENT_PATH);
}

/** The click that was carried here, once: whether its box was ticked; null without one. */
export function takeClick(): boolean | null {
  const click = tryStorage(() => sessionStorage.getItem(CLICK_KEY));
  tryStorage(() => sessionStorage.removeItem(CLICK_KEY));
  return click === null ? null : click === "true";
}
