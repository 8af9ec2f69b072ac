/** Builds the site as Vercel does, with its command line, in a copy of the tree. */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { minimalEnvironment } from "../support/database.ts";
import { copyTree } from "../support/tree-copy.ts";

const CLI = join(import.meta.dirname, "cli");
/**
 * The project settings that the command line requires before it builds: of no real project, with the packages
 * installed.
 */
const PROJECT = {
  projectId: "prj_test",
  orgId: "team_test",
  settings: { framework: "nextjs", installCommand: "node --version" },
};
/** Disables update checks and telemetry. */
const OFFLINE = { VERCEL_TELEMETRY_DISABLED: "1", NO_UPDATE_NOTIFIER: "1", NEXT_TELEMETRY_DISABLED: "1" };

/** Runs a program to its end. @returns its output @throws Error with its output if it fails */
async function run(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(command, args, { cwd, env });
  const endWithUs = () => child.kill("SIGKILL");
  process.once("exit", endWithUs);
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (printed += text));
  const code = await new Promise<number | null>((done, fail) => child.once("error", fail).once("close", done));
  process.removeListener("exit", endWithUs);
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${printed}`);
  return printed;
}

/** Installs Vercel's command line, unless it is installed as in its lock file. */
async function installCli(): Promise<void> {
  const installed = join(CLI, "node_modules/.package-lock.json");
  const isFresh =
    existsSync(installed) && statSync(installed).mtimeMs > statSync(join(CLI, "package-lock.json")).mtimeMs;
  // npm's registry and proxy may be set in the environment.
  if (!isFresh) await run("npm", ["ci", "--ignore-scripts", "--no-progress", "--loglevel=error"], CLI, process.env);
}

/**
 * Builds, in minutes, with only the packages: no login, no network, no database.
 * @returns the copy, with the output in `.vercel/output`, and the build's log; the caller removes the copy
 */
export async function buildForVercel(): Promise<{ tree: string; printed: string }> {
  await installCli();
  const tree = copyTree("vercel");
  mkdirSync(join(tree, ".vercel"));
  writeFileSync(join(tree, ".vercel/project.json"), JSON.stringify(PROJECT));
  const cli = join(CLI, "node_modules/vercel/dist/vc.js");
  const args = [cli, "build", "--prod", "--yes", "--global-config", join(tree, ".vercel/global")];
  return { tree, printed: await run(process.execPath, args, tree, { ...minimalEnvironment(), ...OFFLINE }) };
}
