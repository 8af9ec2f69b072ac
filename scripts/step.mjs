/**
 * The steps that `npm start` and `npm test` show: a line when one begins, a sign of life every ten seconds, the seconds
 * at its end. Runs on Node 20.19 without dependencies.
 */
import { spawn } from "node:child_process";

const ALIVE_SECONDS = 10;

/** @type {Set<import("node:child_process").ChildProcess>} programs of a step that run now */
const running = new Set();

/** @param {number} since milliseconds of the clock @returns {string} such as "3.4 s" */
export function secondsSince(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

/**
 * Runs one step and says so.
 * @template T
 * @param {string} title what is done, such as "Building the site"
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const begun = Date.now();
  console.log(`> ${title} ...`);
  const alive = setInterval(() => console.log(`  ${title}: still at it, ${secondsSince(begun)}`), ALIVE_SECONDS * 1000);
  try {
    const result = await work();
    console.log(`  ${title}: done in ${secondsSince(begun)}`);
    return result;
  } finally {
    clearInterval(alive);
  }
}

/**
 * Runs a program to its end, its output shown as it comes.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, keepOutput?: boolean }} [options] keepOutput: standard output is given back, not shown
 * @returns {Promise<{ code: number, output: string }>} code 127 when the program is not there
 */
export function run(command, args, options = {}) {
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
    /** @param {number} code */
    const finish = (code) => {
      running.delete(child);
      done({ code, output });
    };
    child.once("error", () => finish(127));
    child.once("close", (code) => finish(code ?? 1));
  });
}

/** Ends the programs of steps that still run; for a start or a test that is being stopped. */
export function endRunning() {
  for (const child of running) child.kill("SIGTERM");
}

/**
 * Runs another of our programs on the project's own Node and ends as it ends. Ctrl-C and SIGTERM are handed on.
 * @param {string[]} args
 */
export function handOver(args) {
  const child = spawn("node_modules/.bin/node", args, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
    process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event !== undefined) {
    // npm's own shell dies of a SIGTERM without telling anyone: being left by it means the same.
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
