import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { callerWith, visitor } from "@/tests/support/http";

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

/** Asks as a browser does that reads these codings, and keeps the body as it came over the wire. */
function ask(path: string, headers: Record<string, string>, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, process.env["NEXTAUTH_URL"]), { method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.on("error", reject).end();
  });
}

const BROWSER = { "Accept-Encoding": "gzip, deflate, br, zstd" };
const FONT = "/fonts/atkinson-hyperlegible-next-bold.ttf";

/** What the home page loads. */
async function listFiles(): Promise<string[]> {
  const html = await (await visitor().request("GET", "/")).text();
  return [...new Set([...html.matchAll(/"(\/_next\/static\/[^"]+\.(?:js|css))/g)].map(([, path]) => path ?? ""))];
}

describe("what stands on the disk", () => {
  it("goes out as brotli to whoever reads it: the same bytes, kept as long", async () => {
    const files = await listFiles();
    expect(files.some((path) => path.endsWith(".css")) && files.some((path) => path.endsWith(".js"))).toBe(true);
    let large = 0;
    for (const path of [...files, FONT]) {
      const plain = await ask(path, {});
      const small = await ask(path, BROWSER);
      expect([path, plain.headers["content-encoding"], small.status]).toEqual([path, undefined, 200]);
      if (plain.body.byteLength < 256) continue;
      large += 1;
      expect([path, small.headers["content-encoding"]]).toEqual([path, "br"]);
      expect(brotliDecompressSync(small.body).equals(plain.body)).toBe(true);
      expect(small.headers["content-type"]).toBe(plain.headers["content-type"]);
      expect(small.headers["cache-control"]).toBe(plain.headers["cache-control"]);
      expect([small.headers["vary"], plain.headers["vary"]]).toEqual(["Accept-Encoding", "Accept-Encoding"]);
      expect(small.headers["x-content-type-options"]).toBe("nosniff");
    }
    expect(large).toBeGreaterThan(4);
  });

  it("goes out otherwise to whoever does not, and in pieces as it is", async () => {
    const [path = ""] = (await listFiles()).filter((name) => name.endsWith(".css"));
    expect((await ask(path, { "Accept-Encoding": "gzip" })).headers["content-encoding"]).toBe("gzip");
    expect((await ask(path, { "Accept-Encoding": "br;q=0" })).headers["content-encoding"]).toBeUndefined();
    const piece = await ask(FONT, { ...BROWSER, Range: "bytes=0-99" });
    expect([piece.status, piece.headers["content-encoding"], piece.body.byteLength]).toEqual([206, undefined, 100]);
  });

  it("is not sent again to whoever has it, and its head says the same", async () => {
    const { headers } = await ask(FONT, BROWSER);
    const again = await ask(FONT, { ...BROWSER, "If-None-Match": String(headers["etag"]) });
    expect([again.status, again.body.byteLength]).toEqual([304, 0]);
    const head = await ask(FONT, BROWSER, "HEAD");
    expect(head.headers["content-length"]).toBe(headers["content-length"]);
    expect((await ask(FONT, {})).headers["etag"]).not.toBe(headers["etag"]);
  });
});

describe("a page made for one person", () => {
  it("goes out in the smallest coding its caller reads", async () => {
    // With a query of its own it is nobody else's.
    const codings = [BROWSER, { "Accept-Encoding": "gzip" }, {}];
    const answers = await Promise.all(codings.map((headers) => ask("/login?returnTo=%2Fpiano", headers)));
    expect(answers.map(({ headers }) => headers["content-encoding"])).toEqual(["br", "gzip", undefined]);
    const [small, zipped, plain] = answers.map(({ body }) => body);
    expect(String(small && brotliDecompressSync(small))).toMatch(/<\/html>$/);
    expect(String(zipped && gunzipSync(zipped))).toMatch(/<\/html>$/);
    expect(String(plain)).toMatch(/<\/html>$/);
  });
});

describe("what a call answers", () => {
  it("goes out compressed to whoever reads it, and says the same", async () => {
    const learner = await callerWith({});
    const answer = await learner.request("GET", "/api/user");
    expect([answer.headers.get("content-encoding"), answer.headers.get("content-type")]).toEqual([
      "gzip",
      "application/json",
    ]);
    expect(await answer.json()).toHaveProperty("firstName");
    expect((await ask("/api/health/live", {})).headers["content-encoding"]).toBeUndefined();
  });
});
