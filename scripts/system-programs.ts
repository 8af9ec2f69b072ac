/** System programs that the tests need: Chromium, pdftotext, PgBouncer. Debian's packages are installed when missing. */
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run, step } from "./step.mjs";

/** Chromium without windows comes first: it takes a quarter less time, as it draws no frame around a page. */
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

/** The browser for the tests: CHROMIUM_PATH, or the machine's own. */
export function findChromium(): string | undefined {
  const chosen = process.env["CHROMIUM_PATH"];
  return chosen !== undefined && chosen !== "" ? chosen : findProgram(CHROMIUM_NAMES);
}

/** The pooler that the tests put before a database. */
export const findPgbouncer = () => findProgram(["pgbouncer"]);

/** Debian's packages whose programs are not there. */
function listMissingPackages(): string[] {
  const pdf = { "poppler-utils": findProgram(["pdftotext"]) };
  const programs = { [HEADLESS]: findChromium(), ...pdf, pgbouncer: findPgbouncer() };
  return Object.entries(programs).flatMap(([name, program]) => (program === undefined ? [name] : []));
}

/**
 * Makes sure that the programs are there.
 * @throws Error whose sentence says what to install by hand
 */
export async function ensureSystemPrograms(): Promise<void> {
  const missing = listMissingPackages();
  if (missing.length === 0) return;
  if (existsSync("/usr/bin/apt-get")) {
    const isRoot = process.getuid?.() === 0;
    const [command, ...before] = isRoot ? ["apt-get"] : ["sudo", "-n", "apt-get"];
    // At run level 1 no package starts a service of its own.
    const env: NodeJS.ProcessEnv = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
    await step(`Installing ${missing.join(" and ")} (apt-get)`, async () => {
      for (const act of [["update"], ["install", "-y", "--no-install-recommends", ...missing]])
        await run(command ?? "apt-get", [...before, ...act, "-q"], { env });
    });
  }
  const still = listMissingPackages();
  if (still.length > 0) {
    throw new Error(
      `Install ${still.join(" and ")} on this machine: the browser tests need Chromium (or CHROMIUM_PATH), the PDF tests pdftotext, those of two processes PgBouncer.`,
    );
  }
}
