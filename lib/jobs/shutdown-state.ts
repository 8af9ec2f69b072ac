import "server-only";
import { processSingleton } from "@/lib/process-singleton";

const kept = processSingleton("shutdown-state", () => ({ isShuttingDown: false }));

/** Whether shutdown has begun: readiness fails and no job is claimed, while requests are still answered. */
export const isShuttingDown = (): boolean => kept.isShuttingDown;

export function beginShutdown(): void {
  kept.isShuttingDown = true;
}
