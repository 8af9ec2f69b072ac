/** Guards packages and build while sites run in this folder. Runs on Node 20.19 without dependencies. */
import { takeLock } from "./lock.mjs";

const MAX_SITES = 16;

const purpose = (slot) => `site-${slot}`;

/** Marks this folder's site as running. @returns {Promise<() => void>} removes the mark */
export async function markSiteRunning() {
  for (let slot = 0; slot < MAX_SITES; slot += 1) {
    const unlock = await takeLock(process.cwd(), purpose(slot));
    if (unlock) return unlock;
  }
  throw new Error(`${MAX_SITES} sites are already running from this folder.`);
}

/** @param {string} what such as "built" @throws Error with a message while the site of this folder is running */
export async function ensureSiteStopped(what) {
  for (let slot = 0; slot < MAX_SITES; slot += 1) {
    const unlock = await takeLock(process.cwd(), purpose(slot));
    if (!unlock)
      throw new Error(
        `The site of this folder is running and would break if it were ${what} now: stop it first, or use another clone.`,
      );
    unlock();
  }
}
