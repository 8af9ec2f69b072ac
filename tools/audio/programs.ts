import { spawnSync } from "node:child_process";

const PACKAGES: Record<string, string> = {
  "espeak-ng": "espeak-ng",
  ffmpeg: "ffmpeg",
  sox: "sox",
  tar: "tar",
  npm: "npm",
};

/** Runs a program to its end. @throws Error with the end of its stderr when it fails */
export function run(program: string, args: readonly string[], input?: Buffer): { stdout: Buffer; stderr: string } {
  const { status, stdout, stderr, error } = spawnSync(program, args, { input, maxBuffer: 2 ** 30 });
  if (error !== undefined || status !== 0) {
    throw new Error(`${program} ${args.join(" ")} failed:\n${String(stderr).slice(-2000)}`, { cause: error });
  }
  return { stdout, stderr: stderr.toString() };
}

/** Runs ffmpeg, which then prints nothing but errors. */
export function ffmpeg(args: readonly string[], input?: Buffer): Buffer {
  return run("ffmpeg", ["-hide_banner", "-loglevel", "error", ...args], input).stdout;
}

export function missingPackages(): string[] {
  return Object.entries(PACKAGES)
    .filter(([program]) => spawnSync("which", [program]).status !== 0)
    .map(([, debianPackage]) => debianPackage);
}
