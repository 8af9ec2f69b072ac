import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { after } from "next/server";

const WAIT_MS = 75_000;

/** Waits for a correction as long as a caller does; afterwards it continues, and the page polls. */
export async function waitBriefly(work: Promise<unknown>): Promise<void> {
  after(() => work);
  await Promise.race([work, pause(WAIT_MS, undefined, { ref: false })]);
}
