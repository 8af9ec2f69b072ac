import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { storeCopy } from "@/components/exam/copy/store-copy";
import { ownResponse } from "@/tests/support/own-response";

const REQUEST = {
  ownerId: "owner",
  attemptId: "k7m2q9xayz",
  title: "Simulazione 1",
  recordings: [{ url: "/api/audio/1/ascolto1.mp3", bytes: 9 }],
  expectedBytes: 9,
};
const PAGE = "<head></head> owner k7m2q9xayz chunks/page.js";

/** Caches by name, each from path to body. */
let stored: Map<string, Map<string, string>>;
let recording: () => Response;
let asked: string[];

const cacheOf = (files: Map<string, string>) => ({
  match: async (path: string) => (files.has(path) ? new Response(files.get(path)) : undefined),
  put: async (path: string, response: Response) => void files.set(path, await response.text()),
});

beforeEach(() => {
  stored = new Map();
  asked = [];
  vi.stubGlobal("caches", {
    has: async (name: string) => stored.has(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    open: async (name: string) => {
      const files = stored.get(name) ?? new Map();
      stored.set(name, files);
      return cacheOf(files);
    },
  });
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    if (path.startsWith("/api/audio/")) return recording();
    return ownResponse(path.endsWith(".js") ? "code" : PAGE);
  });
});

afterEach(() => vi.unstubAllGlobals());

const store = () => storeCopy(REQUEST, { signal: new AbortController().signal, onProgress: () => undefined });
const answer = (body: string, type: string) => () => ownResponse(body, { headers: { "Content-Type": type } });

it("an offline copy is stored with its recordings complete", async () => {
  recording = answer("nine byte", "audio/mpeg");
  expect(await store()).toBe("kept");
  expect([...stored.values()][0]?.get("/api/audio/1/ascolto1.mp3")).toBe("nine byte");
  expect(asked).toContain("/api/audio/1/ascolto1.mp3?whole");
});

it.each([
  ["a page", answer("nine byte", "text/html")],
  ["nothing", answer("", "audio/mpeg")],
  ["a part", answer("nin", "audio/mpeg")],
])("an offline copy is not stored if %s arrives instead of a recording", async (_what, damaged) => {
  recording = damaged;
  expect(await store()).toBe("unreached");
  expect(stored.size).toBe(0);
});
