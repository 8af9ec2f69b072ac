import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, extname, join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { config as middleware } from "@/middleware";
import { config } from "@/next.config";
import { findBareTexts } from "@/tests/support/bare-texts";
import { findClientGraph } from "@/tests/support/client-graph";

/** The domains in order: each may import itself and those to its left. */
const DOMAINS = ["citizenship", "accounts", "payments", "exam", "writing", "oral", "report", "admin"];
/** The foundations: folders of lib that any domain may import. */
const FOUNDATIONS = ["http", "db", "jobs", "mail", "i18n", "observability", "product", "security"];
const ROOTS = ["app", "components", "lib", "prisma", "scripts", "tests", "tools"];
const ROOT = process.cwd();

type Source = { path: string; text: string; imports: string[] };

function listFiles(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) return ["generated", "node_modules"].includes(entry.name) ? [] : listFiles(path);
    return [relative(ROOT, path)];
  });
}

/** The imports of a file: paths inside the project from its root, packages by name. */
function readImports(path: string, text: string): string[] {
  const found = text.matchAll(/(?:from|import\(|import)\s*["']([^"']+)["']/g);
  return [...found].map(([, name = ""]) => {
    if (name.startsWith("@/")) return name.slice(2);
    if (name.startsWith(".")) return relative(ROOT, resolve(dirname(path), name)).replace(/\.tsx?$/, "");
    return name;
  });
}

const files = [...ROOTS.flatMap((root) => listFiles(join(ROOT, root))), "middleware.ts", "next.config.ts"];
const sources: Source[] = files
  .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
  .map((path) => {
    const text = readFileSync(join(ROOT, path), "utf8");
    return { path, text, imports: readImports(path, text) };
  });
const isTest = ({ path }: Source) => /\.(test|spec)\.tsx?$/.test(path) || path.startsWith("tests/");
const product = sources.filter((source) => !isTest(source) && /^(app|components|lib)\/|^middleware/.test(source.path));
const packageOf = (name: string) => name.split("/", name.startsWith("@") ? 2 : 1).join("/");

/** The imports that break a rule, one per line. */
function offences(breaks: (path: string, imported: string, source: Source) => boolean): string[] {
  return product.flatMap((source) =>
    source.imports.filter((name) => breaks(source.path, name, source)).map((name) => `${source.path} imports ${name}`),
  );
}

/** Whether a file belongs to the foundations. */
const isFoundation = (path: string) => new RegExp(`^lib/([^/]+|(${FOUNDATIONS.join("|")})/[^/]+)$`).test(path);

function domainOf(path: string): { layer: string; domain: string } | null {
  const [layer = "", domain = "", ...rest] = path.split("/");
  return (layer === "lib" || layer === "components") && rest.length > 0 && DOMAINS.includes(domain)
    ? { layer, domain }
    : null;
}

describe("import direction", () => {
  it("app imports components and lib, components import lib, never the other way", () => {
    const layers = ["lib", "components", "app"];
    const layerOf = (path: string) => layers.indexOf(path.split("/")[0] ?? "");
    expect(offences((path, name) => layerOf(path) >= 0 && layerOf(name) > layerOf(path))).toEqual([]);
  });

  it("a domain imports itself and the domains to its left", () => {
    const isRightward = (path: string, name: string) => {
      const from = domainOf(path);
      const to = domainOf(name);
      return from !== null && to !== null && DOMAINS.indexOf(to.domain) > DOMAINS.indexOf(from.domain);
    };
    expect(offences(isRightward)).toEqual([]);
  });

  it("foundations import no domain", () => {
    const isBase = (path: string) => isFoundation(path) || /^components\/(ui|layout)\//.test(path);
    expect(offences((path, name) => isBase(path) && domainOf(name) !== null)).toEqual([]);
  });

  it("components/ui imports nothing else of the product", () => {
    expect(
      offences(
        (path, name) =>
          path.startsWith("components/ui/") &&
          /^(lib|components)\//.test(name) &&
          !/^(lib\/utils|components\/ui\/)/.test(name),
      ),
    ).toEqual([]);
  });
});

describe("one module for each vendor", () => {
  const doors: Record<string, RegExp> = {
    "@anthropic-ai/sdk": /^lib\/writing\/anthropic\.ts$/,
    aws4fetch: /^lib\/exam\/audio-store\.ts$/,
    "@echogarden/fvad-wasm": /^components\/oral\/device\/voice\.worker\.ts$/,
    "@node-rs/argon2": /^lib\/accounts\/password\.ts$/,
    "@prisma/adapter-pg": /^lib\/db\/client\.ts$/,
    "@react-pdf/renderer": /^components\/report\/(summary|booklet)\//,
    "hunspell-wasm": /^lib\/writing\/hunspell\.ts$/,
    "csv-stringify": /^lib\/http\/csv\.ts$/,
    "dictionary-it": /^lib\/writing\/hunspell\.ts$/,
    jose: /^lib\/accounts\/tokens\.ts$/,
    "prom-client": /^lib\/observability\/metrics\.ts$/,
    "@opentelemetry/sdk-trace": /^lib\/observability\/(telemetry|redact-span)\.ts$/,
    "@opentelemetry/exporter-trace-otlp-http": /^lib\/observability\/telemetry\.ts$/,
    pino: /^lib\/observability\/log\.ts$/,
    "ts-fsrs": /^lib\/report\/deck\/schedule\.ts$/,
    "ical-generator": /^lib\/report\/plan\/calendar\.ts$/,
    "d3-scale": /^components\/admin\//,
    "d3-shape": /^components\/admin\//,
    "radix-ui": /^components\/ui\//,
    sonner: /^components\/ui\//,
    stripe: /^lib\/payments\/stripe\.ts$/,
    otpauth: /^lib\/accounts\/totp\.ts$/,
    uqr: /^lib\/accounts\/qr-code\.ts$/,
    pg: /^lib\/db\/client\.ts$/,
    nodemailer: /^lib\/mail\/send\.ts$/,
    "@react-email/render": /^lib\/mail\/document\.tsx$/,
    "rate-limiter-flexible": /^lib\/security\/rate-limit\.ts$/,
  };

  it.each(Object.keys(doors))("%s is imported by its one module only", (name) => {
    expect(offences((path, imported) => packageOf(imported) === name && !doors[name]?.test(path))).toEqual([]);
  });

  it("only queries and mutations access the database", () => {
    const mayQuery = (path: string) => isFoundation(path) || /^lib\/[^/]+\/(queries|mutations)(\.ts$|\/)/.test(path);
    expect(
      offences(
        (path, name, { text }) =>
          !mayQuery(path) && /^(lib\/db\/client|prisma\/generated)/.test(name) && !isTypeOnly(text, name),
      ),
    ).toEqual([]);
  });

  it("every query and mutation imports server-only", () => {
    const open = product.filter(
      ({ path, text }) => /^lib\/.*(queries|mutations)(\.ts$|\/)/.test(path) && !text.includes('import "server-only"'),
    );
    expect(open.map(({ path }) => path)).toEqual([]);
  });

  it("only lib/env.ts reads the environment", () => {
    const readers = product.filter(({ path, text }) => path !== "lib/env.ts" && text.includes("process.env"));
    expect(readers.map(({ path }) => path)).toEqual([]);
  });
});

function isTypeOnly(text: string, name: string): boolean {
  const lines = text.split("\n").filter((line) => line.includes(`@/${name}"`));
  return lines.every((line) => line.startsWith("import type "));
}

describe("documented extension points only", () => {
  it("no file imports or modifies internals of a framework", () => {
    const insides = new RegExp(
      [
        String.raw`\.prototype\b`,
        String.raw`\$R[A-Z]\b`,
        "__(NEXT|next|react)",
        `["'/](next|react|react-dom|next-intl|use-intl|lucide-react)/(dist|cjs|esm|src)/(?!bin/)`,
      ].join("|"),
    );
    const reaching = sources.filter((source) => !isTest(source) && insides.test(source.text));
    expect(reaching.map(({ path }) => path)).toEqual([]);
  });

  it("aliases only drop unused parts of packages, and replace no framework module", () => {
    const { turbopack } = config;
    const replaced = Object.keys(turbopack?.resolveAlias ?? {});
    expect(
      replaced.filter((name) => /^(\.|next|react$|react-dom|react\/|next-intl|use-intl|lucide)/.test(name)),
    ).toEqual([]);
  });
});

describe("server first", () => {
  it("at most 63 in 100 lines of the components are in the client graph", () => {
    const components = product.filter(({ path }) => path.startsWith("components/"));
    const graph = findClientGraph(product.map(({ path }) => path).filter((path) => /\.tsx?$/.test(path)));
    const linesOf = (some: Source[]) => some.reduce((sum, { text }) => sum + text.split("\n").length - 1, 0);
    const share = linesOf(components.filter(({ path }) => graph.has(path))) / linesOf(components);
    process.stdout.write(`${(share * 100).toFixed(1)}% of the components' lines are in the client graph\n`);
    expect(share).toBeLessThanOrEqual(0.63);
  });

  it("no async component is inside an SVG (streaming it would violate the CSP)", () => {
    const waiting = product.flatMap(({ path, text }) => {
      const drawings = [...text.matchAll(/<svg[\s\S]*?<\/svg>/g)].join();
      const names = [...text.matchAll(/async function ([A-Z]\w*)/g)].map(([, name = ""]) => name);
      return names.filter((name) => drawings.includes(`<${name} `)).map((name) => `${path}: ${name}`);
    });
    expect(waiting).toEqual([]);
  });
});

describe("proof types", () => {
  it("only gates create an actor", () => {
    const minting = product.filter(
      ({ path, text }) => /\bas (Account|Admin|Candidate|Learner)\b/.test(text) && basename(path) !== "gate.ts",
    );
    expect(minting.map(({ path }) => path)).toEqual([]);
  });

  it('every form has method="post", or is a search form', () => {
    const open = product.filter(({ text }) =>
      text
        .split("<form")
        .slice(1)
        .some((form) => !/^[^{]*(\{\w+\}\s*)?method="(post"|get"\s+action=)/.test(form)),
    );
    expect(open.map(({ path }) => path)).toEqual([]);
  });

  it("only the command line makes admins, never a page or a call", () => {
    expect(offences((_path, name) => name === "lib/accounts/mutations/admin-rights")).toEqual([]);
  });

  it("the middleware does not run for calls, so their refusals are their own", () => {
    expect(middleware.matcher).toEqual([expect.stringMatching(/^\/\(\(\?!api\/\|/)]);
  });

  it("every call uses route()", () => {
    const bare = product.filter(
      ({ path, text }) => /^app\/api\/(?!auth\/).*route\.ts$/.test(path) && !/= route(<[^>]*>)?\(/.test(text),
    );
    expect(bare.map(({ path }) => path)).toEqual([]);
  });

  it("every server action uses its wrapper", () => {
    const isMade = (line: string) => /^export const \w+ = (action|\w+Action)\(/.test(line);
    const bare = product.filter(
      ({ path, text }) =>
        basename(path) === "actions.ts" &&
        !text.includes('from "@/lib/http/action"') &&
        !text
          .split("\n")
          .filter((line) => line.startsWith("export"))
          .every(isMade),
    );
    expect(bare.map(({ path }) => path)).toEqual([]);
  });
});

describe("unit tests, which share modules within a worker,", () => {
  it("mock only for their own imports, and remove the mock", () => {
    const mocking = sources.filter(
      ({ path, text }) => /(?<!db)\.test\.ts$/.test(path) && /\bvi\.(do)?[mM]ock\(/.test(text),
    );
    const lasting = mocking.filter(({ text }) => /\bvi\.mock\(/.test(text) || !text.includes("vi.doUnmock("));
    expect(lasting.map(({ path }) => path)).toEqual([]);
  });
});

describe("a field whose text is cleaned", () => {
  it("has no maxLength, which would cut what is pasted with spaces before they are removed", () => {
    const cleaned =
      /^components\/(accounts|payments)\/|^components\/ui\/(field|input|date-field)\.tsx$|gift-code-lookup|external-code/;
    const cut = product.filter(({ path, text }) => cleaned.test(path) && /maxLength\s*[=:]/.test(text));
    expect(cut.map(({ path }) => path)).toEqual([]);
  });
});

describe("rules beyond axe", () => {
  it("every progress bar has an accessible name", () => {
    const unnamed = product.filter(
      ({ path, text }) =>
        path !== "components/ui/progress.tsx" &&
        [...text.matchAll(/<progress\b.*?\/>/gis)].some(([bar]) => !bar.includes("aria-label")),
    );
    expect(unnamed.map(({ path }) => path)).toEqual([]);
  });
});

describe("a page that the browser has translated", () => {
  const screens = product.filter(
    ({ path }) => path.endsWith(".tsx") && !/^lib\/|^components\/report\/summary\//.test(path),
  );

  it("keeps working: every text is the only child of its element", () => {
    expect(screens.length).toBeGreaterThan(200);
    expect(screens.flatMap(({ path, text }) => findBareTexts(path, text).map((found) => `${path}:${found}`))).toEqual(
      [],
    );
  });

  it.each([
    ["an icon that comes before a text", "<p>{isSaved && <Check />}{t(state)}</p>"],
    ["words that come and go beside an element", "<p><Icon />{isSaved && t('saved')}</p>"],
    ["a text beside a list", "<p>{items.map((item) => <b key={item} />)} words</p>"],
    ["a figure and its unit", "<p>{percent}%</p>"],
    ["a list of texts", "<p><b />{lines.map((line) => line)}</p>"],
    ["a fragment's text", "<>{name}</>"],
    ["all that a component returns", "undefined; function Label() { return name ?? t('none'); }"],
  ])("finds %s", (_what, jsx) => {
    expect(findBareTexts("example.tsx", `const screen = ${jsx};`)).not.toEqual([]);
  });

  it.each([
    "<p>{t(isSaved ? 'saved' : 'saving')}</p>",
    "<p>{isSaved && t('saved')}</p>",
    "<p>{isSaved && <Check />}<span>{t(state)}</span></p>",
    "<div>{title && <p>{title}</p>}{' '}{children}</div>",
  ])("lets %s be", (jsx) => {
    expect(findBareTexts("example.tsx", `const screen = ${jsx};`)).toEqual([]);
  });
});

describe("the project structure", () => {
  it("no file has a meaningless name", () => {
    const empty = /^(utils|helpers?|common|types|constants|service|services|manager|misc|index)$/;
    const named = files.filter((path) => empty.test(basename(path, extname(path))) && path !== "lib/utils.ts");
    expect(named).toEqual([]);
  });

  it("an exported name stands in one file of components, lib, scripts and tools", () => {
    const places = new Map<string, string[]>();
    const named = sources.filter((source) => !isTest(source) && /^(components|lib|scripts|tools)\//.test(source.path));
    for (const { path, text } of named)
      for (const [, name = ""] of text.matchAll(/^export (?:async )?(?:function\*?|const|type|class) (\w+)/gm))
        places.set(name, [...new Set([...(places.get(name) ?? []), path])]);
    expect(places.size).toBeGreaterThan(1000);
    expect([...places].filter(([, paths]) => paths.length > 1)).toEqual([]);
  });

  it("every folder of lib and components is a domain or a foundation", () => {
    const known = { lib: [...DOMAINS, ...FOUNDATIONS], components: [...DOMAINS, "ui", "layout"] };
    for (const [layer, names] of Object.entries(known)) {
      const folders = readdirSync(join(ROOT, layer), { withFileTypes: true }).filter((entry) => entry.isDirectory());
      expect(folders.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual([]);
    }
  });

  it("a page has at most 60 lines", () => {
    const long = product.filter(({ path, text }) => /^app\/.*page\.tsx$/.test(path) && text.split("\n").length > 61);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  it("no file has more than 300 lines", () => {
    const long = sources.filter((source) => !isTest(source) && source.text.split("\n").length > 301);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  it("no paid content is in public/", () => {
    expect(listFiles(join(ROOT, "public")).filter((path) => /\.(mp3|wav|ogg|opus|json)$/.test(path))).toEqual([]);
  });
});
