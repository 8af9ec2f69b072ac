import { spawnSync } from "node:child_process";

/** Each is in the Debian package of its name. */
const PROGRAMS = ["espeak-ng", "ffmpeg", "sox", "tar", "npm"];

/** Runs a program to its end. @throws Error with the end of its stderr when it fails */
export function runProgram(
  program: string,
  args: readonly string[],
  input?: Buffer,
): { stdout: Buffer; stderr: string } {
  const { status, stdout, stderr, error } = spawnSync(program, args, { input, maxBuffer: 2 ** 30 });
  if (error !== undefined || status !== 0) {
    throw new Error(`${program} ${args.join(" ")} failed:\n${String(stderr).slice(-2000)}`, { cause: error });
  }
  return { stdout, stderr: stderr.toString() };
}

/** Runs ffmpeg, which then prints nothing but errors. */
export function ffmpeg(args: readonly string[], input?: Buffer): Buffer {
  return runProgram("ffmpeg", ["-hide_banner", "-loglevel", "error", ...args], input).stdout;
}

export function missingPackages(): string[] {
  return PROGRAMS.filter((program) => spawnSync("which", [program]).status !== 0);
}
