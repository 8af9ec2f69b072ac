import { afterEach, expect, it, vi } from "vitest";
import { isPageOf, putPage, referencedFiles, renewPage } from "@/lib/exam/offline/copied-page";
import { ownResponse } from "@/tests/support/own-response";

const KEY = { ownerId: "0190-owner", attemptId: "abcdefgh23" };
const HTML = `<html><head><link href="/_next/static/chunks/style.css"></head><script src="/_next/static/chunks/room.js"></script>
<script>self.push("I[1,[\\"static/chunks/late.js\\"]] ${KEY.ownerId} ${KEY.attemptId}")</script></html>`;
const FILES: Record<string, string> = {
  "/_next/static/chunks/style.css": "@font-face{src:url(../media/latin.p.woff2)}",
  "/_next/static/chunks/room.js": 'load("static/chunks/sheet.js")',
  "/_next/static/chunks/late.js": "1",
  "/_next/static/chunks/sheet.js": 'load("static/chunks/far.js")',
  "/_next/static/media/latin.p.woff2": "font",
};

/** A cache, and a network that serves those files. */
function makeDevice(files: Record<string, string>) {
  const kept = new Map<string, Response>();
  const store = {
    match: async (address: unknown) => kept.get(String(address))?.clone(),
    put: async (address: unknown, response: Response) => void kept.set(String(address), response),
  };
  const fetched: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    fetched.push(address);
    const text = files[address];
    return ownResponse(text ?? "", { status: text === undefined ? 404 : 200 });
  });
  return { kept, store, fetched };
}

afterEach(() => vi.unstubAllGlobals());

it("all file references of a page are found, in every form that a build writes", () => {
  expect(referencedFiles(HTML)).toEqual([
    "/_next/static/chunks/style.css",
    "/_next/static/chunks/room.js",
    "/_next/static/chunks/late.js",
  ]);
});

it("only the attempt's own page, shown to its owner, is stored in the copy", () => {
  expect(isPageOf(HTML, KEY)).toBe(true);
  expect(isPageOf(HTML, { ...KEY, ownerId: "0190-other" })).toBe(false);
  expect(isPageOf(HTML, { ...KEY, attemptId: "zzzzzzzz99" })).toBe(false);
});

it("a page is stored with its policy, after its code, the code's imports and its fonts; nothing is fetched twice", async () => {
  const { kept, store, fetched } = makeDevice(FILES);
  const policy = { "Content-Security-Policy": "script-src 'nonce-1'", "Content-Encoding": "gzip" };
  await putPage(store, KEY.attemptId, HTML, new Headers(policy));
  expect([...kept.keys()].sort()).toEqual([...Object.keys(FILES), "/exam/abcdefgh23"].sort());
  const page = kept.get("/exam/abcdefgh23");
  expect(page?.headers.get("content-security-policy")).toBe("script-src 'nonce-1'");
  expect(page?.headers.get("content-encoding")).toBeNull();
  expect(await page?.text()).toMatch(/<meta name="cils-copy" content="20\d\d-[^"]+"><\/head>/);
  await putPage(store, KEY.attemptId, HTML, new Headers());
  expect(fetched).toHaveLength(Object.keys(FILES).length);
});

it("if a part of the code cannot be fetched, the previous page stays", async () => {
  const { kept, store } = makeDevice({ "/_next/static/chunks/style.css": "" });
  await expect(putPage(store, KEY.attemptId, HTML, new Headers())).rejects.toThrow("404");
  expect(kept.has("/exam/abcdefgh23")).toBe(false);
});

it("a file without this site's mark is fetched past the cache, and its page is not stored without it", async () => {
  const { kept, store } = makeDevice(FILES);
  const asked: (string | undefined)[] = [];
  vi.stubGlobal("fetch", async (_address: string, { cache }: RequestInit) => {
    asked.push(cache);
    return new Response("<html>Log in to this network</html>");
  });
  await expect(putPage(store, KEY.attemptId, HTML, new Headers())).rejects.toThrow("not a response of this site");
  expect([...kept.keys()]).toEqual([]);
  expect(asked).toContain("reload");
});

it("a file in the browser's cache without this site's mark, from an older version, is fetched again", async () => {
  const { kept, store } = makeDevice({});
  vi.stubGlobal("fetch", async (_address: string, { cache }: RequestInit) =>
    cache === "reload" ? ownResponse("new") : new Response("old"),
  );
  await putPage(store, KEY.attemptId, HTML, new Headers());
  expect(await kept.get("/_next/static/chunks/room.js")?.text()).toBe("new");
});

it("a page without the mark of this site does not replace the copied one", async () => {
  const { kept, store } = makeDevice(FILES);
  const storage = { has: async () => true, open: async () => store } as unknown as CacheStorage;
  await renewPage(storage, KEY, new Response(HTML));
  expect(kept.size).toBe(0);
  await renewPage(storage, KEY, ownResponse(HTML));
  expect(kept.has("/exam/abcdefgh23")).toBe(true);
});
