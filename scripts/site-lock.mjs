/**
 * Who runs the site of this folder, so that nobody takes its packages or its build away from under it. Any number may run
 * it at a time (two processes on one database, say). Runs on Node 20.19 without dependencies.
 */
import { takeLock } from "./lock.mjs";

const PLACES = 16;

/** @param {number} place */
const purpose = (place) => `site-${place}`;

/**
 * Says that this program runs the site of this folder, until it ends.
 * @returns {Promise<() => void>} says that it does no more
 */
export async function enterSiteFolder() {
  for (let place = 0; place < PLACES; place += 1) {
    const leave = await takeLock(process.cwd(), purpose(place));
    if (leave) return leave;
  }
  throw new Error(`The site of this folder runs ${PLACES} times already.`);
}

/**
 * @param {string} what is about to be changed, such as "built"
 * @throws Error with a sentence while another program runs the site of this folder
 */
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
