/**
 * Installs the packages when they are missing or are not those of package-lock.json. Runs on Node 20.19 without
 * dependencies, because there are none yet.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter } from "node:path";
import { takeLock } from "./lock.mjs";
import { ensureSiteRests } from "./site-lock.mjs";
import { run, step } from "./step.mjs";

const STAMP = "node_modules/.installed-from";

/** @returns {string} what the installed packages must come from */
function wantedHash() {
  return createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
}

/** @returns {boolean} whether someone's own `npm ci` already put exactly the locked versions there */
function hasLockedVersions() {
  try {
    const wanted = JSON.parse(readFileSync("package-lock.json", "utf8")).packages;
    const found = JSON.parse(readFileSync("node_modules/.package-lock.json", "utf8")).packages;
    return Object.keys(wanted).every(
      (path) => path === "" || wanted[path].optional || found[path]?.version === wanted[path].version,
    );
  } catch {
    return false;
  }
}

/** @returns {boolean} */
function isFresh() {
  if (!existsSync("node_modules/.bin/node")) return false;
  if (existsSync(STAMP)) return readFileSync(STAMP, "utf8") === wantedHash();
  return hasLockedVersions();
}

/** The environment for npm: without node_modules/.bin, whose Node is about to be replaced. */
function npmEnvironment() {
  const path = (process.env.PATH ?? "").split(delimiter).filter((entry) => !entry.includes("node_modules"));
  return { ...process.env, PATH: path.join(delimiter) };
}

/**
 * Makes node_modules what package-lock.json says.
 * @throws Error with a sentence for the operator
 */
export async function install() {
  const unlock = await takeLock(process.cwd(), "install");
  if (unlock === undefined) throw new Error("Another program is installing the packages of this folder: wait for it.");
  try {
    if (!isFresh()) {
      await ensureSiteRests("given other packages");
      await step("Installing packages (npm ci)", async () => {
        // Node itself is among the optional packages: one for each kind of machine, pinned by its hash like all others.
        // Warnings are about the machine's own Node, which nothing here runs on once the packages are there.
        const args = ["ci", "--include=dev", "--include=optional", "--no-progress", "--loglevel=error"];
        const { code } = await run("npm", args, { env: npmEnvironment() });
        if (code !== 0) throw new Error(`npm ci failed (code ${code}): see its message above.`);
        if (!existsSync("node_modules/.bin/node"))
          throw new Error(`npm has no Node for this machine (${process.platform}-${process.arch}).`);
      });
    }
    if (!existsSync(STAMP)) writeFileSync(STAMP, wantedHash());
  } finally {
    unlock();
  }
}
