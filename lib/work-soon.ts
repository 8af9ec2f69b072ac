import "server-only";
import { onePerProcess } from "@/lib/one-per-process";

const kept = onePerProcess("work-soon", (): { workSoon?: () => Promise<void> } => ({}));

/** The server's start says what is to be done when a request has left work behind. */
export function onWorkLeft(work: () => Promise<void>): void {
  kept.workSoon = work;
}

/**
 * For Next's `after`: has the work looked at that a request has just written down, rather than at the next round. Nobody
 * waits for it; where functions come and go it keeps this one alive meanwhile. Never throws.
 */
export async function workSoon(): Promise<void> {
  await kept.workSoon?.();
}
