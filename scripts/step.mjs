/** Progress output of `npm start` and `npm test`. Runs on Node 20.19 without dependencies. */
import { spawn } from "node:child_process";
import { failureReason } from "./failure-reason.mjs";

const ALIVE_SECONDS = 10;

const running = new Set();
let isEnding = false;

/** @param {number} since epoch milliseconds @returns {string} such as "3.4 s" */
export function secondsSince(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

/**
 * Prints the start of a step, a line every ten seconds and its duration.
 * @template T
 * @param {string} title such as "Building the site"
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const begun = Date.now();
  console.log(`> ${title} ...`);
  const sayAlive = () => console.log(`  ${title}: still running after ${secondsSince(begun)}`);
  const alive = setInterval(sayAlive, ALIVE_SECONDS * 1000);
  try {
    const result = await work();
    console.log(`  ${title}: done in ${secondsSince(begun)}`);
    return result;
  } finally {
    clearInterval(alive);
  }
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, keepOutput?: boolean }} [options] keepOutput: return standard output instead
 * @returns {Promise<{ code: number, output: string }>} code 127 when the program does not exist, 130 when it is not
 * started because this process ends
 */
export function run(command, args, options = {}) {
  if (isEnding) return Promise.resolve({ code: 130, output: "" });
  return new Promise((done) => {
    const child = spawn(command, args, {
      env: options.env ?? process.env,
      stdio: ["ignore", options.keepOutput ? "pipe" : "inherit", "inherit"],
    });
    running.add(child);
    let output = "";
    child.stdout?.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
    const finish = (code) => {
      running.delete(child);
      done({ code, output });
    };
    child.once("error", () => finish(127));
    child.once("close", (code) => finish(code ?? 1));
  });
}

/** Prints why a program fails, for its operator, and makes it exit with code 1. @param {unknown} error */
export function reportFailure(error) {
  console.error(failureReason(error));
  process.exitCode = 1;
}

/** Ends all programs started by `run`, which starts no further one. */
export function terminateRunning() {
  isEnding = true;
  for (const child of running) child.kill("SIGTERM");
}

/** Runs a program on the project's own Node and exits with its code. @param {string[]} args */
export function handOver(args) {
  const child = spawn("node_modules/.bin/node", args, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
    process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event !== undefined) {
    // npm's shell dies of a SIGTERM without forwarding it: a changed parent means the same.
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), 500).unref();
  }
  child.once("error", (error) => {
    console.error(`Node of this project could not be started (${error.message}): delete node_modules and try again.`);
    process.exitCode = 1;
  });
  child.once("exit", (code) => {
    process.exitCode = code ?? 1;
  });
}
