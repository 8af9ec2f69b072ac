import "server-only";
import { setTimeout as pause } from "node:timers/promises";

/** How long after its start a server leaves all work to others, so that its first callers do not wait for the code of that. */
const LATER_MS = 1000;

/**
 * Starts the work that outlives requests (`app/work.ts`) a little after the server.
 * @returns begins no more rounds of it and resolves when those that run are over
 */
export function startWorkLater(): () => Promise<void> {
  const loaded = pause(LATER_MS).then(() => import("@/app/work"));
  void loaded.then(({ startWork }) => startWork());
  return async () => (await loaded).stopWork();
}
