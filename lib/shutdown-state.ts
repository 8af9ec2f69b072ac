import "server-only";
import { onePerProcess } from "@/lib/one-per-process";

const kept = onePerProcess("shutdown-state", () => ({ isShuttingDown: false }));

/** Whether this process was asked to end: readiness fails and no new job is claimed, while requests are still answered. */
export const isShuttingDown = (): boolean => kept.isShuttingDown;

/** Marks this process as shutting down. */
export function beginShutdown(): void {
  kept.isShuttingDown = true;
}
