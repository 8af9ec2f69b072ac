import "server-only";
import { onePerProcess } from "@/lib/one-per-process";

const kept = onePerProcess("leaving", () => ({ isLeaving: false }));

/** Whether this process was asked to end: it answers what it was asked, says that it is not ready and takes on no work. */
export const isLeaving = (): boolean => kept.isLeaving;

/** From here on this process is leaving. */
export function leave(): void {
  kept.isLeaving = true;
}
