import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/*
 * Minimum versions of packages with published vulnerabilities; `npm audit` may be unreachable. No copy of these
 * packages may be older, including transitive ones.
 */
const FLOORS: Record<string, string> = {
  next: "16.4.6",
  "next-auth": "4.24.15",
  "next-intl": "4.15.0",
  react: "19.3.1",
  "react-dom": "19.3.1",
  stripe: "23.1.0",
  "@stripe/stripe-js": "10.2.1",
  "@anthropic-ai/sdk": "1.14.0",
  prisma: "7.10.0",
  "@prisma/client": "7.10.0",
  "@prisma/adapter-pg": "7.10.0",
  pg: "8.23.1",
  nodemailer: "10.6.1",
  "@node-rs/argon2": "2.2.1",
  jose: "4.15.5",
  zod: "4.6.7",
  pino: "10.4.0",
  "rate-limiter-flexible": "11.4.0",
  "@react-pdf/renderer": "4.9.0",
  // Transitive dependencies; older versions have published vulnerabilities.
  postcss: "8.4.31",
  cookie: "0.7.0",
  uuid: "7.0.0",
  "brace-expansion": "1.1.12",
  "path-to-regexp": "6.3.0",
  ws: "8.17.1",
};

type Package = {
  version?: string;
  integrity?: string;
  /** Bundled in the archive of another package. */
  inBundle?: boolean;
  hasInstallScript?: boolean;
  os?: string;
  cpu?: string;
};
type Lock = { packages: Record<string, Package> };
type Group = "dependencies" | "devDependencies" | "optionalDependencies" | "allowScripts";

const manifest: Record<Group, Record<string, string>> = JSON.parse(readFileSync("package.json", "utf8"));
const lock: Lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

/** Whether a version is at least another; a pre-release counts as older than its release. */
function isAtLeast(version: string, floor: string): boolean {
  const numbers = (text: string) => (text.split("-")[0] ?? "").split(".").map(Number);
  const [have, want] = [numbers(version), numbers(floor)];
  for (const [at, part] of want.entries()) if (have[at] !== part) return (have[at] ?? 0) > part;
  return !version.includes("-");
}

describe("versions", () => {
  it.each(Object.entries(FLOORS))("no copy of %s is older than %s", (name, floor) => {
    const locked = Object.entries(lock.packages).filter(([path]) => path !== "" && nameOf(path) === name);
    for (const [path, { version = "" }] of locked)
      expect([path, version, isAtLeast(version, floor)]).toEqual([path, version, true]);
    const direct = manifest.dependencies[name] ?? manifest.devDependencies[name];
    if (direct) expect(locked.map(([path]) => path)).toContain(`node_modules/${name}`);
  });

  it("are exact, and equal the locked and the installed ones", () => {
    const wanted = { ...manifest.dependencies, ...manifest.devDependencies };
    for (const [name, written] of Object.entries(wanted)) {
      // A package may also be installed under another name: "npm:typescript@7.0.2".
      const version = written.replace(/^npm:.+@/, "");
      expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+(-[\w.]+)?$/)]);
      const installed = JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")).version;
      expect([name, lock.packages[`node_modules/${name}`]?.version, installed]).toEqual([name, version, version]);
    }
  });
});

it("the browser gets one copy of each package of radix-ui", () => {
  const paths = Object.keys(lock.packages).filter((path) => nameOf(path).startsWith("@radix-ui/"));
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => path !== `node_modules/${nameOf(path)}`)).toEqual([]);
});

describe("the Node that runs the site", () => {
  const PLATFORMS = ["darwin-arm64", "darwin-x64", "linux-arm64", "linux-x64", "win32-x64"];
  const nodes = Object.entries(manifest.optionalDependencies).map(([name, version]) => {
    return { name, version, locked: lock.packages[`node_modules/${name}`] };
  });

  it("is one package per platform, in exactly the version and with the hash of the lock file", () => {
    expect(nodes.map(({ locked }) => `${locked?.os}-${locked?.cpu}`).toSorted()).toEqual(PLATFORMS);
    const integrity = expect.stringMatching(/^sha512-/);
    for (const { version, locked } of nodes) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
      expect(locked).toMatchObject({ version, integrity });
    }
  });

  it("is downloaded by no install script, which no hash of the lock file would cover", () => {
    expect(nodes.filter(({ locked }) => locked?.hasInstallScript)).toEqual([]);
    expect(lock.packages).not.toHaveProperty(["node_modules/node"]);
    expect(manifest.allowScripts).not.toHaveProperty("node");
  });

  it("has, like every locked package, a hash, its own or that of the package that bundles it", () => {
    const locked = Object.entries(lock.packages).filter(([path]) => path !== "");
    const without = locked.filter(([, { integrity, inBundle }]) => !integrity && !inBundle);
    expect(without.map(([path]) => path)).toEqual([]);
  });

  it.runIf(process.platform === "linux")("is the running version", () => {
    expect(process.versions.node).toBe(manifest.optionalDependencies[`node-linux-${process.arch}`]);
  });
});

describe("a version", () => {
  it.each([
    ["1.2.3", "1.2.3", true],
    ["1.10.0", "1.9.9", true],
    ["2.0.0", "1.9.9", true],
    ["1.2.2", "1.2.3", false],
    ["1.2.3-beta.1", "1.2.3", false],
    ["1.2.4-beta.1", "1.2.3", true],
  ])("%s compared with %s", (version, floor, expected) => {
    expect(isAtLeast(version, floor)).toBe(expected);
  });
});
