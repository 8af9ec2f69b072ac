/** Guards packages and build while sites run in this folder. Runs on Node 20.19 without dependencies. */
import { takeLock } from "./lock.mjs";

const PLACES = 16;

const purpose = (place) => `site-${place}`;

/** Marks this folder's site as running. @returns {Promise<() => void>} removes the mark */
export async function enterSiteFolder() {
  for (let place = 0; place < PLACES; place += 1) {
    const leave = await takeLock(process.cwd(), purpose(place));
    if (leave) return leave;
  }
  throw new Error(`The site of this folder runs ${PLACES} times already.`);
}

/** @param {string} what such as "built" @throws Error with a message while the site of this folder is running */
export async function ensureSiteRests(what) {
  for (let place = 0; place < PLACES; place += 1) {
    const leave = await takeLock(process.cwd(), purpose(place));
    if (!leave)
      throw new Error(
        `The site of this folder is running and would break if it were ${what} now: stop it first, or use another clone.`,
      );
    leave();
  }
}
