import "server-only";
import { processSingleton } from "@/lib/process-singleton";

const state = processSingleton("shutdown-state", () => ({ isShuttingDown: false }));

/** Whether shutdown has begun: readiness fails and no job is claimed, while requests are still answered. */
export const isShuttingDown = (): boolean => state.isShuttingDown;

export function beginShutdown(): void {
  state.isShuttingDown = true;
}
