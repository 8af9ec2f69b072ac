import { beforeEach, describe, expect, it, vi } from "vitest";
import { ownResponse } from "@/tests/support/own-response";

const ORIGIN = "https://cils.example";
const OWNER = "0190-owner";
const COPY = `cils-copy:${OWNER}:abcdefgh23`;
const PAGE = `<head></head>${OWNER} abcdefgh23 static/chunks/new.js`;

type Listener = (event: object) => void;
const listeners: Record<string, Listener> = {};
let stores: Map<string, Map<string, Response>>;
let network: (address: string) => Promise<Response>;

const pathOf = (asked: unknown) =>
  new URL(typeof asked === "string" ? asked : Reflect.get(Object(asked), "url"), ORIGIN).pathname;

/** A cache, as far as the worker uses it. */
const cacheOf = (name: string) => ({
  match: async (asked: unknown) => stores.get(name)?.get(pathOf(asked))?.clone(),
  put: async (asked: unknown, response: Response) => {
    stores.set(name, (stores.get(name) ?? new Map()).set(pathOf(asked), response));
  },
});

vi.stubGlobal("BUILD_VERSION", "now");
vi.stubGlobal("self", {
  location: { origin: ORIGIN },
  registration: {},
  clients: { claim: async () => undefined },
  addEventListener: (name: string, listener: Listener) => {
    listeners[name] = listener;
  },
});
vi.stubGlobal("caches", {
  keys: async () => [...stores.keys()],
  has: async (name: string) => stores.has(name),
  delete: async (name: string) => stores.delete(name),
  open: async (name: string) => cacheOf(name),
  match: async (asked: unknown) => {
    for (const name of stores.keys()) {
      const found = await cacheOf(name).match(asked);
      if (found) return found;
    }
    return undefined;
  },
});
vi.stubGlobal("fetch", (asked: unknown) => network(pathOf(asked)));
await import("@/lib/exam/offline/worker");

/** Sends a request to the worker. @returns the text of the response, or null if the worker does not intercept it */
async function ask(path: string, mode = "navigate"): Promise<string | null> {
  const url = new URL(path, ORIGIN).href;
  let answer: Promise<Response> | null = null;
  const late: Promise<unknown>[] = [];
  listeners["fetch"]?.({
    request: { method: "GET", url, mode, headers: new Headers() },
    respondWith: (response: Promise<Response>) => {
      answer = response;
    },
    waitUntil: (work: Promise<unknown>) => late.push(work),
  });
  const response = (await answer) as Response | null;
  const text = response ? await response.text() : null;
  await Promise.all(late);
  return text;
}

const textIn = (name: string, path: string) => stores.get(name)?.get(path)?.clone().text();

beforeEach(() => {
  stores = new Map([
    ["cils-files:now", new Map([["/offline.html", new Response("no network")]])],
    ["cils-files:before", new Map()],
    [COPY, new Map([["/exam/abcdefgh23", new Response("copied page")]])],
  ]);
  network = async (address) => ownResponse(`network ${address}`);
});
const goOffline = () => {
  network = async () => Promise.reject(new TypeError("no network"));
};

it("serves pages from the network, and stores none", async () => {
  expect(await ask("/dashboard")).toBe("network /dashboard");
  expect([...(stores.get("cils-files:now")?.keys() ?? [])]).toEqual(["/offline.html"]);
});

it("without a network serves a copied attempt, and the offline page for any other page", async () => {
  goOffline();
  expect(await ask("/exam/abcdefgh23?section=cloze")).toBe("copied page");
  expect(await ask("/exam/zzzzzzzz99")).toBe("no network");
  expect(await ask("/dashboard")).toBe("no network");
  expect(await ask("/api/user", "cors")).toBeNull();
});

it("updates the copy with the server's page of a copied attempt, and stores nothing else", async () => {
  network = async (address) => ownResponse(address.startsWith("/exam/") ? PAGE : "file");
  await ask("/exam/abcdefgh23");
  expect(await textIn(COPY, "/exam/abcdefgh23")).toContain('<meta name="cils-copy"');
  expect(await textIn(COPY, "/_next/static/chunks/new.js")).toBe("file");
  network = async () => ownResponse("it is over");
  expect(await ask("/exam/abcdefgh23")).toBe("it is over");
  expect(await textIn(COPY, "/exam/abcdefgh23")).toContain(OWNER);
  await ask("/exam/zzzzzzzz99");
  expect([...stores.keys()].filter((name) => name.startsWith("cils-copy:"))).toEqual([COPY]);
});

it("fetches a file of the build once", async () => {
  expect(await ask("/_next/static/chunks/a.js", "no-cors")).toBe("network /_next/static/chunks/a.js");
  goOffline();
  expect(await ask("/_next/static/chunks/a.js", "no-cors")).toBe("network /_next/static/chunks/a.js");
});

it("deletes files of older builds when it takes over, and no copy", async () => {
  const late: Promise<unknown>[] = [];
  listeners["activate"]?.({ waitUntil: (work: Promise<unknown>) => late.push(work) });
  await Promise.all(late);
  expect([...stores.keys()]).toEqual(["cils-files:now", COPY]);
});

describe("responses of another server", () => {
  const portal = "Log in to this network";
  beforeEach(() => {
    network = async () => new Response(portal);
  });

  it("neither replace nor hide a copied attempt; on other pages they are shown, for a network's login", async () => {
    expect(await ask("/exam/abcdefgh23")).toBe("copied page");
    expect(await textIn(COPY, "/exam/abcdefgh23")).toBe("copied page");
    expect(await ask("/dashboard")).toBe(portal);
  });

  it("are not served or stored as files", async () => {
    await expect(ask("/_next/static/chunks/a.js", "no-cors")).rejects.toThrow("not a response of this site");
    expect([...(stores.get("cils-files:now")?.keys() ?? [])]).toEqual(["/offline.html"]);
  });

  it("install no worker", async () => {
    let installed: Promise<unknown> = Promise.resolve();
    listeners["install"]?.({
      waitUntil: (work: Promise<unknown>) => {
        installed = work;
      },
    });
    await expect(installed).rejects.toThrow("not a response of this site");
    expect(await textIn("cils-files:now", "/offline.html")).toBe("no network");
  });
});

it("follows a redirect, whose headers cannot be read", async () => {
  network = async () => Object.defineProperty(new Response("to the login"), "type", { value: "opaqueredirect" });
  expect(await ask("/exam/abcdefgh23")).toBe("to the login");
});
