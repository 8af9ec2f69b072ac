import "server-only";
import { processSingleton } from "@/lib/process-singleton";

const kept = processSingleton("shutdown-state", () => ({ isShuttingDown: false }));

/** Whether this process was asked to end: readiness fails and no new job is claimed, while requests are still answered. */
export const isShuttingDown = (): boolean => kept.isShuttingDown;

/** Marks this process as shutting down. */
export function beginShutdown(): void {
  kept.isShuttingDown = true;
}
