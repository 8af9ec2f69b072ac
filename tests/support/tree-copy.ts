/** Copies of the whole tree, which other programs may build and change freely. */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/**
 * Copies the files that git tracks or would track, including uncommitted changes, and the packages.
 * @param name a part of the folder's name
 * @param made also copied: build output, which git ignores
 * @returns the folder
 */
export function copyTree(name: string, made: readonly string[] = []): string {
  const copy = mkdtempSync(join(tmpdir(), `cils-${name}-`));
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", list, { cwd: root, encoding: "utf8" }).split("\0");
  for (const path of [...new Set([...files, ...made])].filter((file) => file !== "" && existsSync(join(root, file))))
    cpSync(join(root, path), join(copy, path), { recursive: true, verbatimSymlinks: true });
  // Hard links: Next's compiler follows no symbolic link out of its tree, and copying takes long.
  const modules = [join(root, "node_modules"), join(copy, "node_modules")] as const;
  const { status } = spawnSync("cp", ["-al", ...modules], { stdio: "ignore" });
  if (status !== 0) cpSync(...modules, { recursive: true });
  for (const cache of [".vite", ".vitest", ".cache"])
    rmSync(join(copy, "node_modules", cache), { recursive: true, force: true });
  return copy;
}
