/** `npm run licences`: the licences of all runtime dependencies in package-lock.json. */
import { readFileSync } from "node:fs";
import { z } from "zod";

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ license: z.string().optional(), dev: z.boolean().optional(), devOptional: z.boolean().optional() }),
  ),
});

/** Packages without a licence field; the value is from their licence file. */
const LICENCES_FROM_FILES: Record<string, string> = { "png-js": "MIT" };

/** @returns SPDX expression -> package names, both sorted @throws Error that names a package without a licence */
export function listLicences(lock: string): Map<string, string[]> {
  const byLicence = new Map<string, Set<string>>();
  for (const [path, { license, dev, devOptional }] of Object.entries(lockSchema.parse(JSON.parse(lock)).packages)) {
    if (path === "" || dev || devOptional) continue;
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    const licence = license ?? LICENCES_FROM_FILES[name];
    if (licence === undefined)
      throw new Error(`${name} has no licence field: look it up and add it to the list in this file.`);
    byLicence.set(licence, (byLicence.get(licence) ?? new Set()).add(name));
  }
  return new Map(
    [...byLicence].sort(([a], [b]) => (a < b ? -1 : 1)).map(([licence, names]) => [licence, [...names].sort()]),
  );
}

if (import.meta.main) {
  for (const [licence, names] of listLicences(readFileSync("package-lock.json", "utf8")))
    console.log(`${licence} (${names.length})\n  ${names.join(", ")}`);
}
