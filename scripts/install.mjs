/** Runs on Node 20.19 without dependencies. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter } from "node:path";
import { takeLock } from "./lock.mjs";
import { ensureSiteStopped } from "./site-lock.mjs";
import { run, step } from "./step.mjs";

const STAMP = "node_modules/.installed-from";

function lockfileHash() {
  return createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
}

/** Whether a manual `npm ci` has installed exactly the locked versions. */
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

function isFresh() {
  if (!existsSync("node_modules/.bin/node")) return false;
  if (existsSync(STAMP)) return readFileSync(STAMP, "utf8") === lockfileHash();
  return hasLockedVersions();
}

/** npm must not run on node_modules/.bin/node, which is about to be replaced. */
function npmEnvironment() {
  const path = (process.env.PATH ?? "").split(delimiter).filter((entry) => !entry.includes("node_modules"));
  return { ...process.env, PATH: path.join(delimiter) };
}

/** Makes node_modules match package-lock.json. @throws Error with a message for the operator */
export async function install() {
  const unlock = await takeLock(process.cwd(), "install");
  if (unlock === undefined) throw new Error("Another program is installing the packages of this folder: wait for it.");
  try {
    if (!isFresh()) {
      await ensureSiteStopped("reinstalled");
      await step("Installing packages (npm ci)", async () => {
        // The project's Node is an optional package. npm's warnings are about the machine's own Node, unused later.
        const args = ["ci", "--include=dev", "--include=optional", "--no-progress", "--loglevel=error"];
        const { code } = await run("npm", args, { env: npmEnvironment() });
        if (code !== 0) throw new Error(`npm ci failed (code ${code}): see its message above.`);
        if (!existsSync("node_modules/.bin/node"))
          throw new Error(`npm has no Node for this machine (${process.platform}-${process.arch}).`);
      });
    }
    if (!existsSync(STAMP)) writeFileSync(STAMP, lockfileHash());
  } finally {
    unlock();
  }
}
