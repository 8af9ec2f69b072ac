import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { callerWith, type HttpClient, startSimulation, visitor } from "@/tests/support/http";

/** Kilobytes of scripts that the page of a rehearsal alone may load, at once and while it runs. */
const OWN_LIMIT = 60;

type Weight = { html: number; scripts: number; styles: number };

const kilobytes = (body: ArrayBuffer | string) => gzipSync(Buffer.from(body as string)).byteLength / 1000;

/** Kilobytes after Next's gzip that a page's document loads at once, and the number of its scripts. */
async function weigh(caller: HttpClient, path: string): Promise<Weight & { files: number; names: string[] }> {
  const html = await (await caller.request("GET", path)).text();
  const listFiles = (ending: string) =>
    new Set(
      [...html.matchAll(new RegExp(`(?:src|href)="(/_next/static/[^"]+\\.${ending})`, "g"))].map(([, url = ""]) => url),
    );
  // Only old browsers load the polyfills.
  const isOld = (url: string) => html.includes(`src="${url}" noModule`) || html.includes(`noModule="" src="${url}"`);
  const scripts = [...listFiles("js")].filter((url) => !isOld(url));
  const sum = async (urls: Iterable<string>) => {
    let total = 0;
    for (const url of urls) total += kilobytes(await (await caller.request("GET", url)).arrayBuffer());
    return total;
  };
  return {
    html: kilobytes(html),
    scripts: await sum(scripts),
    styles: await sum(listFiles("css")),
    files: scripts.length,
    names: scripts,
  };
}

/** The limit for each page: raise it only on purpose. Of the styles 1 KB are the colours of the pictures. */
const LIMITS: [page: string, who: "visitor" | "unpaid" | "learner", limit: Weight][] = [
  ["/", "visitor", { html: 30.5, scripts: 156, styles: 20.5 }],
  ["/login", "visitor", { html: 10, scripts: 156, styles: 20.5 }],
  ["/register", "visitor", { html: 15.5, scripts: 172, styles: 20.5 }],
  ["/payment", "unpaid", { html: 13.5, scripts: 171, styles: 20.5 }],
  // Seven buildings are drawn in it.
  ["/dashboard", "learner", { html: 20, scripts: 174, styles: 20.5 }],
  ["/exam/ATTEMPT", "learner", { html: 24, scripts: 189, styles: 20.5 }],
  ["/review/ATTEMPT/ascolto1", "learner", { html: 14, scripts: 176, styles: 20.5 }],
];

describe("the size of a page", () => {
  it.each(LIMITS)("%s as a %s stays within its limit", async (page, who, limit) => {
    const people = {
      visitor: async () => visitor(),
      unpaid: () => callerWith({}),
      learner: () => callerWith({ access: "active" }),
    };
    const caller = await people[who]();
    const path = page.includes("ATTEMPT") ? page.replace("ATTEMPT", await startSimulation(caller)) : page;
    const { files, names: _names, ...weight } = await weigh(caller, path);
    const told = Object.entries(weight).map(([part, value]) => `${part} ${value.toFixed(1)}`);
    process.stdout.write(`${page}: ${told.join(", ")} KB; ${files} scripts\n`);
    expect(weight.scripts).toBeGreaterThan(0);
    for (const part of ["html", "scripts", "styles"] as const)
      expect([part, weight[part] <= limit[part], weight[part]]).toEqual([part, true, weight[part]]);
  });

  it(`of a rehearsal has at most ${OWN_LIMIT} KB of scripts of its own`, async () => {
    const caller = await callerWith({ access: "active" });
    const started = await caller.request("POST", "/api/rehearsals", { mode: "exam" });
    const { id } = await started.json();
    const read = async (names: readonly string[]) =>
      (await Promise.all(names.map(async (name) => (await caller.request("GET", name)).text()))).join("\n");
    /** Scripts that others load later: a dialog, a worker and its parts. */
    const listNamed = (code: string) =>
      [...code.matchAll(/static\/(?:chunks|media)\/[\w.~-]+\.js/g)].map(([part]) => `/_next/${part}`);
    const everywhere = (await weigh(caller, "/dashboard")).names;
    const others = new Set([...everywhere, ...listNamed(await read(everywhere))]);
    const own = (await weigh(caller, `/orale?prova=${id}`)).names.filter((name) => !others.has(name));
    const later = new Set(listNamed(await read(own)).filter((name) => !others.has(name)));
    const total = kilobytes(await read(own)) + kilobytes(await read([...later]));
    process.stdout.write(
      `/orale: ${total.toFixed(1)} KB of its own, ${own.length} scripts at once, ${later.size} later\n`,
    );
    expect(later.size).toBeGreaterThan(0);
    expect(own.length).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(OWN_LIMIT);
  });
});
