/**
 * `npm start` (and `npm run dev`, with --dev), second half: configuration, database, migrations, demo data, build,
 * server. Everything that is already fresh is skipped. Ctrl-C and SIGTERM end the server, then the database.
 */
import { existsSync } from "node:fs";
import { parseEnv } from "../lib/env.ts";
import { ensurePortFree, readAddress } from "./address.mjs";
import { buildSite, generateClient } from "./build.ts";
import { localConfig } from "./local-config.ts";
import { startNext } from "./next-server.ts";
import { DATABASE, type Postgres, startPostgres } from "./postgres.ts";
import { applyMigrations } from "./schema-engine.ts";
import { endRunning, run, secondsSince, step } from "./step.mjs";

const mode = process.argv.includes("--dev") ? "dev" : "start";
const SEED = "prisma/seed.ts";

const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"]) {
  process.on(signal, () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    endRunning();
  });
}
process.channel?.unref();
const whenStopped = new Promise<"stopped">((done) => stopping.signal.addEventListener("abort", () => done("stopped")));

/** Between two steps: throws when the start was asked to end. */
function goOn(): void {
  if (stopping.signal.aborted) throw new Error("stopped");
}

/** The environment of the site: what is set, what was made for this machine, and defaults; checked before long steps. */
function prepareEnvironment(url: string): { env: NodeJS.ProcessEnv; isEmbedded: boolean; dataDir: string } {
  const set = Object.fromEntries(
    Object.entries(process.env).filter(([, value]) => value !== undefined && value !== ""),
  );
  const isEmbedded = set["DATABASE_URL"] === undefined;
  const nodeEnv = mode === "dev" ? "development" : "production";
  const checked = parseEnv({
    ...set,
    NODE_ENV: nodeEnv,
    DATABASE_URL: set["DATABASE_URL"] ?? "postgresql://127.0.0.1/embedded",
    NEXTAUTH_SECRET: set["NEXTAUTH_SECRET"] ?? "made for this machine in a moment",
    NEXTAUTH_URL: set["NEXTAUTH_URL"] ?? url,
  });
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: nodeEnv,
    DATA_DIR: checked.DATA_DIR,
    NEXTAUTH_URL: checked.NEXTAUTH_URL,
    NEXTAUTH_SECRET: set["NEXTAUTH_SECRET"] ?? localConfig(checked.DATA_DIR).NEXTAUTH_SECRET,
    NEXT_TELEMETRY_DISABLED: "1",
    ...(isEmbedded && { DEMO_DATA: "true" }),
  };
  return { env, isEmbedded, dataDir: checked.DATA_DIR };
}

async function startDatabase(dataDir: string): Promise<Postgres> {
  return step("Starting the database", async () => {
    const postgres = await startPostgres({ dataDir, log: (line) => console.log(`  ${line}`) });
    await postgres.ensureDatabase(DATABASE);
    return postgres;
  });
}

/** @returns what the seed says: the demo accounts and codes */
async function seed(env: NodeJS.ProcessEnv): Promise<string> {
  if (!existsSync(SEED)) return "";
  return step("Loading the demo data", async () => {
    const args = ["--conditions=react-server", "--import", "./scripts/alias.ts", SEED];
    const { code, output } = await run(process.execPath, args, { env, keepOutput: true });
    if (code !== 0) throw new Error(`The demo data could not be loaded (code ${code}).`);
    return output.trim();
  });
}

async function serve(
  env: NodeJS.ProcessEnv,
  demo: string,
  begun: number,
  database: Postgres | undefined,
): Promise<number> {
  const address = readAddress();
  const server = startNext({ mode, ...address, env });
  try {
    const ready = await Promise.race([step("Starting the server", server.whenReady), whenStopped]);
    if (ready === true) {
      console.log(
        `${demo === "" ? "" : `\n${demo}\n`}\nReady in ${secondsSince(begun)}: ${address.url}\nCtrl-C ends it.`,
      );
    }
    const databaseEnded = database?.ended.then(() => "database" as const) ?? new Promise<never>(() => {});
    const end =
      ready === false
        ? await server.stop().then(() => 1)
        : await Promise.race([server.ended, whenStopped, databaseEnded]);
    if (end === "stopped") {
      console.log("\nEnding the server, then the database ...");
      return 0;
    }
    console.error(
      end === "database"
        ? "The database ended by itself; so does the site."
        : `The server ended by itself (code ${end}).`,
    );
    return typeof end === "number" && end !== 0 ? end : 1;
  } finally {
    await server.stop();
  }
}

async function main(): Promise<number> {
  const begun = Date.now();
  const address = readAddress();
  await ensurePortFree(address);
  const { env, isEmbedded, dataDir } = prepareEnvironment(address.url);
  let postgres: Postgres | undefined;
  try {
    if (isEmbedded) {
      postgres = await startDatabase(dataDir);
      env["DATABASE_URL"] = postgres.url(DATABASE);
    }
    goOn();
    await step("Migrating the database", () => applyMigrations(env["DATABASE_URL"] ?? ""));
    goOn();
    await generateClient();
    goOn();
    const demo = isEmbedded ? await seed(env) : "";
    goOn();
    if (mode === "start") await buildSite();
    goOn();
    return await serve(env, demo, begun, postgres);
  } finally {
    await postgres?.stop();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  // What was asked to end is not a failure to explain.
  if (stopping.signal.aborted) process.exitCode = 130;
  else {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
// A kept connection must not keep a finished start alive.
process.exit();
