/** Generates Prisma's client and Next's build, each only when stale. `npm run build` runs this file. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { takeLock } from "./lock.mjs";
import { missingSettings } from "./missing-settings.ts";
import { GENERATED_OFFLINE_FILES, generateOfflineFiles } from "./offline.ts";
import { ensureSiteStopped } from "./site-lock.mjs";
import { completeStandalone } from "./standalone.ts";
import { reportFailure, run, step } from "./step.mjs";
import { printFunctions } from "./traces.ts";

const CLIENT_STAMP = "prisma/generated/.made-from";
const BUILD_STAMP = ".next/made-from";

const CLIENT_SOURCES = ["prisma/schema.prisma", "prisma.config.ts", "package-lock.json"];
const BUILD_SOURCES = [
  "app",
  "components",
  "lib",
  "messages",
  "public",
  "prisma/schema.prisma",
  "middleware.ts",
  "proxy.ts",
  "instrumentation.ts",
  "instrumentation-client.ts",
  "next.config.ts",
  "postcss.config.mjs",
  "scripts/alias.ts",
  "scripts/offline.ts",
  "scripts/standalone.ts",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];

const NOT_BUILT = /\.test\.ts$/;

function listFiles(path: string): string[] {
  if (!existsSync(path) || GENERATED_OFFLINE_FILES.includes(path)) return [];
  if (!statSync(path).isDirectory()) return NOT_BUILT.test(path) ? [] : [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}

function hashOf(sources: string[]): string {
  const hash = createHash("sha256").update(`${process.version} ${process.env["OFFLINE"]}`);
  for (const file of sources.flatMap(listFiles)) hash.update(`${file}\0`).update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

const isFresh = (stamp: string, hash: string) => existsSync(stamp) && readFileSync(stamp, "utf8") === hash;

type BuildTask = {
  title: string;
  stamp: string;
  sources: string[];
  args: string[];
  prepare?: (version: string) => Promise<void>;
  /** Runs on the result before the stamp is written. */
  finish?: () => Promise<void>;
};

async function buildIfStale({ title, stamp, sources, args, prepare, finish }: BuildTask): Promise<void> {
  const hash = hashOf(sources);
  if (isFresh(stamp, hash)) return;
  const unlock = await takeLock(process.cwd(), stamp);
  if (unlock === undefined)
    throw new Error(`${title}: another process is doing this in this folder. Wait until it has finished.`);
  try {
    await ensureSiteStopped("rebuilt");
    rmSync(stamp, { force: true });
    await step(title, async () => {
      await prepare?.(hash.slice(0, 16));
      const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
      const { code } = await run(process.execPath, args, { env });
      if (code !== 0) throw new Error(`${title}: failed (code ${code}), see above.`);
      await finish?.();
    });
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, hash);
  } finally {
    unlock();
  }
}

/** Generates Prisma's client. @throws Error with a message on failure */
export function generateClient(): Promise<void> {
  const args = ["node_modules/prisma/build/index.js", "generate", "--no-hints"];
  return buildIfStale({ title: "Generating the Prisma client", stamp: CLIENT_STAMP, sources: CLIENT_SOURCES, args });
}

/** Builds the site for production. @throws Error with a message on failure */
export function buildSite(): Promise<void> {
  return buildIfStale({
    title: "Building the site",
    stamp: BUILD_STAMP,
    sources: BUILD_SOURCES,
    args: ["node_modules/next/dist/bin/next", "build"],
    prepare: generateOfflineFiles,
    finish: async () => {
      completeStandalone();
      printFunctions();
    },
  });
}

if (import.meta.main) {
  try {
    await generateClient();
    await buildSite();
    for (const line of missingSettings(process.env)) console.warn(line);
  } catch (error) {
    reportFailure(error);
  }
}
