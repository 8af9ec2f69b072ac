/** System programs for the tests. On Debian they are installed when missing. */
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run, step } from "./step.mjs";

/** Preferred: it takes a quarter less time than Chromium with windows. */
const HEADLESS = "chromium-headless-shell";
const CHROMIUM_NAMES = [HEADLESS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

function findProgram(names: string[]): string | undefined {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/bin", "/usr/local/bin", "/usr/sbin"];
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** CHROMIUM_PATH, or the machine's own browser. */
export function findChromium(): string | undefined {
  const chosen = process.env["CHROMIUM_PATH"];
  return chosen !== undefined && chosen !== "" ? chosen : findProgram(CHROMIUM_NAMES);
}

export const findPgbouncer = () => findProgram(["pgbouncer"]);

function listMissingPackages(): string[] {
  const pdf = { "poppler-utils": findProgram(["pdftotext"]) };
  const programs = { [HEADLESS]: findChromium(), ...pdf, pgbouncer: findPgbouncer() };
  return Object.entries(programs).flatMap(([name, program]) => (program === undefined ? [name] : []));
}

/** Installs the missing programs with apt-get. @throws Error whose message lists what to install manually */
export async function ensureSystemPrograms(): Promise<void> {
  const missing = listMissingPackages();
  if (missing.length === 0) return;
  if (existsSync("/usr/bin/apt-get")) {
    const isRoot = process.getuid?.() === 0;
    const [command, ...before] = isRoot ? ["apt-get"] : ["sudo", "-n", "apt-get"];
    // At runlevel 1 packages do not start their services.
    const env: NodeJS.ProcessEnv = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
    await step(`Installing ${missing.join(" and ")} (apt-get)`, async () => {
      for (const act of [["update"], ["install", "-y", "--no-install-recommends", ...missing]])
        await run(command ?? "apt-get", [...before, ...act, "-q"], { env });
    });
  }
  const still = listMissingPackages();
  if (still.length > 0) {
    throw new Error(
      `Install ${still.join(" and ")} on this machine: the browser tests need Chromium (or CHROMIUM_PATH), the PDF tests pdftotext, and the two-process tests PgBouncer.`,
    );
  }
}
