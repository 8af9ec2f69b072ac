import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseEnv } from "@/lib/env";

const listDocuments = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".md"))
    .map((path) => join(folder, path));

const DOCUMENTS = ["README.md", "CONTRIBUTING.md", "tests/README.md", "tools/README.md", ...listDocuments("docs")];

/** The anchor of a heading in rendered Markdown. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");

const anchorsIn = (path: string) =>
  [...readFileSync(path, "utf8").matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));

/** Links of a document to missing files or headings. */
function brokenLinks(path: string): string[] {
  const links = [...readFileSync(path, "utf8").matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)];
  return links
    .map(([, link, source]) => link ?? source ?? "")
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [file = "", anchor] = link.split("#");
      const target = file === "" ? path : join(dirname(path), file);
      if (!existsSync(target)) return true;
      return anchor !== undefined && target.endsWith(".md") && !anchorsIn(target).includes(anchor);
    });
}

/** Missing files that a document names in backticks. Capitals, stars and ellipses are placeholders. */
function missingFiles(path: string): string[] {
  const named = [
    ...readFileSync(path, "utf8").matchAll(/`((?:app|components|lib|scripts|tests|tools|prisma|docs)\/[^`\s]+)`/g),
  ];
  return named
    .map(([, file = ""]) => file.replace(/[:#].*$/, ""))
    .filter((file) => !/[*{<…]|-N\b|[A-Z]{3}|\.\.\./.test(file) && !existsSync(file));
}

describe("the documents", () => {
  it("start with a README of at most 900 words", () => {
    expect(readFileSync("README.md", "utf8").split(/\s+/).length).toBeLessThanOrEqual(900);
  });

  it.each(DOCUMENTS)("%s names only existing files, has no broken link and no line over 120 characters", (path) => {
    const long = readFileSync(path, "utf8")
      .split("\n")
      .filter((line) => line.length > 120);
    expect({ long, broken: brokenLinks(path), missing: missingFiles(path) }).toEqual({
      long: [],
      broken: [],
      missing: [],
    });
  });
});

describe("the documents on the school's figures", () => {
  it.each([
    ["docs/operating/capacity.md", /counted again for (\d+) days/],
    ["docs/decisions/048-figures-are-kept.md", /Days of the last (\d+) days are\s+counted again/],
  ])("%s gives the time for which days are counted again", (path, stated) => {
    const days = /UNSETTLED_DAYS = (\d+)/.exec(readFileSync("lib/admin/mutations/refresh-stats.ts", "utf8"))?.[1];
    expect(stated.exec(readFileSync(path, "utf8"))?.[1]).toBe(days);
    expect(days).toBeDefined();
  });
});

describe(".env.example", () => {
  const set = [...readFileSync(".env.example", "utf8").matchAll(/^(?:# )?([A-Z_]+)=(.*)$/gm)];
  const whole = {
    DATABASE_URL: "postgresql://db/cils",
    NEXTAUTH_SECRET: "x".repeat(32),
    NEXTAUTH_URL: "http://x.example",
  };

  it("lists every setting that lib/env.ts reads, and those that only `npm start` reads", () => {
    const notSet = ["NODE_ENV", "VERCEL"];
    const read = [...readFileSync("lib/env.ts", "utf8").matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name = ""]) => name);
    const expected = [...new Set(read)].filter((name) => !notSet.includes(name));
    expect(set.map(([, name]) => name).sort()).toEqual([...expected, "HOST", "PORT"].sort());
  });

  it("contains the defaults", () => {
    const given = Object.fromEntries(set.flatMap(([, name = "", value = ""]) => (value === "" ? [] : [[name, value]])));
    expect(parseEnv({ ...given, ...whole })).toEqual(parseEnv(whole));
  });
});
