/** `npm start` (`npm run dev` with --dev), second half. Ctrl-C and SIGTERM stop the server, then the database. */
import { existsSync } from "node:fs";
import { parseEnv } from "../lib/env.ts";
import { ensurePortFree, readAddress } from "./address.mjs";
import { buildSite, generateClient } from "./build.ts";
import { ensureDataDir } from "./data-dir.ts";
import { keepRunning } from "./keep-running.ts";
import { localConfig } from "./local-config.ts";
import { type NextServer, startNext } from "./next-server.ts";
import { DATABASE, type Postgres, startPostgres } from "./postgres.ts";
import { applyMigrations } from "./schema-engine.ts";
import { markSiteRunning } from "./site-lock.mjs";
import { reportFailure, run, secondsSince, step, terminateRunning } from "./step.mjs";
import { resolveTrustedProxies } from "./trusted-proxies.ts";

const mode = process.argv.includes("--dev") ? "dev" : "start";
const SEED = "prisma/seed.ts";

/** After a stop signal the process exits within this time, whatever it is waiting for. */
const MAX_STOP_SECONDS = 120;

const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"]) {
  process.on(signal, () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    terminateRunning();
    setTimeout(() => process.exit(130), MAX_STOP_SECONDS * 1000).unref();
  });
}
process.channel?.unref();
const whenStopped = new Promise<"stopped">((done) => stopping.signal.addEventListener("abort", () => done("stopped")));

/** Throws between two steps when a stop was requested. */
function throwIfStopped(): void {
  if (stopping.signal.aborted) throw new Error("stopped");
}

type Address = ReturnType<typeof readAddress>;

/** Environment, generated secrets and defaults, validated before the long steps. */
function prepareEnvironment({ url, host }: Address): { env: NodeJS.ProcessEnv; isEmbedded: boolean; dataDir: string } {
  const set = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value));
  const isEmbedded = set["DATABASE_URL"] === undefined;
  const nodeEnv = mode === "dev" ? "development" : "production";
  const checked = parseEnv({
    ...set,
    NODE_ENV: nodeEnv,
    DATABASE_URL: set["DATABASE_URL"] ?? "postgresql://127.0.0.1/embedded",
    NEXTAUTH_SECRET: set["NEXTAUTH_SECRET"] ?? "made for this machine in a moment",
    NEXTAUTH_URL: set["NEXTAUTH_URL"] ?? url,
  });
  ensureDataDir(checked.DATA_DIR);
  const proxies = resolveTrustedProxies({ host, siteUrl: checked.NEXTAUTH_URL, configured: set["TRUSTED_PROXIES"] });
  if (proxies.warning) console.warn(proxies.warning);
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: nodeEnv,
    DATA_DIR: checked.DATA_DIR,
    NEXTAUTH_URL: checked.NEXTAUTH_URL,
    NEXTAUTH_SECRET: set["NEXTAUTH_SECRET"] ?? localConfig(checked.DATA_DIR).NEXTAUTH_SECRET,
    NEXT_TELEMETRY_DISABLED: "1",
    TRUSTED_PROXIES: proxies.count,
    ...(isEmbedded && { DEMO_DATA: "true", PREPARED_STATEMENTS: "true" }),
  };
  return { env, isEmbedded, dataDir: checked.DATA_DIR };
}

async function startDatabase(dataDir: string, port?: number): Promise<Postgres> {
  return step("Starting the database", async () => {
    const log = (line: string) => console.log(`  ${line}`);
    const postgres = await startPostgres({ dataDir, log, ...(port !== undefined && { port }) });
    await postgres.ensureDatabase(DATABASE);
    return postgres;
  });
}

async function seed(env: NodeJS.ProcessEnv): Promise<string> {
  if (!existsSync(SEED)) return "";
  return step("Loading the demo data", async () => {
    const args = ["--conditions=react-server", "--import", "./scripts/alias.ts", SEED];
    const { code, output } = await run(process.execPath, args, { env, keepOutput: true });
    if (code !== 0) throw new Error(`The demo data could not be loaded (code ${code}).`);
    return output.trim();
  });
}

type Running = { server: NextServer; postgres: Postgres | undefined };

async function serve(start: () => NextServer, running: Running, ready: string): Promise<number> {
  const isReady = await Promise.race([step("Starting the server", running.server.whenReady), whenStopped]);
  if (isReady === false) {
    console.error("The server did not start, see above.");
    return 1;
  }
  if (isReady === true) console.log(ready);
  const { postgres } = running;
  const server = {
    name: "The server",
    ended: () => running.server.ended,
    startAgain: async () => {
      running.server = start();
    },
  };
  const database = postgres && {
    name: "The database",
    isAwaited: true,
    ended: () => running.postgres?.ended ?? postgres.ended,
    startAgain: async () => {
      running.postgres = await startDatabase(postgres.dataDir, postgres.port);
    },
  };
  const say = (line: string) => console.error(line);
  const wasRequested = await keepRunning(database ? [server, database] : [server], { whenStopped, say });
  if (!wasRequested) return 1;
  console.log("\nStopping the server, then the database ...");
  return 0;
}

async function main(): Promise<number> {
  const begun = Date.now();
  const address = readAddress();
  await ensurePortFree(address);
  const { env, isEmbedded, dataDir } = prepareEnvironment(address);
  let postgres: Postgres | undefined;
  let running: Running | undefined;
  try {
    if (isEmbedded) {
      postgres = await startDatabase(dataDir);
      env["DATABASE_URL"] = postgres.url(DATABASE);
    }
    throwIfStopped();
    await step("Migrating the database", () => applyMigrations(env["DATABASE_URL"] ?? ""));
    throwIfStopped();
    await generateClient();
    throwIfStopped();
    const demo = isEmbedded ? await seed(env) : "";
    throwIfStopped();
    if (mode === "start") await buildSite();
    await markSiteRunning();
    throwIfStopped();
    const start = () => startNext({ mode, ...address, env });
    running = { server: start(), postgres };
    const demoNotice = demo === "" ? "" : `\n${demo}\n`;
    const ready = `${demoNotice}\nReady in ${secondsSince(begun)}: ${address.url}\nPress Ctrl-C to stop.`;
    return await serve(start, running, ready);
  } finally {
    await running?.server.stop();
    await (running?.postgres ?? postgres)?.stop();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  // A requested stop is not reported as an error.
  if (stopping.signal.aborted) process.exitCode = 130;
  else reportFailure(error);
}
// An open connection must not keep the finished process alive.
process.exit();
