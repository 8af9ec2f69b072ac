import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { audioPath } from "@/lib/exam/content/library";
import { type Caller, callerWith } from "@/tests/support/http";

const PATH = "/api/audio/1/ascolto1.mp3";
let learner: Caller;
let file: Buffer;

beforeAll(async () => {
  learner = await callerWith({ access: "active" });
  file = readFileSync(audioPath(1, "ascolto1.mp3"));
});

const get = (headers: Record<string, string> = {}) => learner.request("GET", PATH, undefined, headers);

describe("a recording", () => {
  it("comes whole, and only to this browser's cache", async () => {
    const response = await get();
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("audio/mpeg");
    expect(response.headers.get("accept-ranges")).toBe("bytes");
    expect(response.headers.get("cache-control")).toContain("private");
    expect(Buffer.from(await response.arrayBuffer()).equals(file)).toBe(true);
  });

  it.each([
    ["bytes=0-99", 0, 99],
    ["bytes=1000-", 1000, -1],
    ["bytes=-500", -500, -1],
  ])("comes in the part that %s asks for", async (range, from, to) => {
    const start = from < 0 ? file.length + from : from;
    const end = to < 0 ? file.length - 1 : to;
    const response = await get({ Range: range });
    expect(response.status).toBe(206);
    expect(response.headers.get("content-range")).toBe(`bytes ${start}-${end}/${file.length}`);
    expect(Buffer.from(await response.arrayBuffer()).equals(file.subarray(start, end + 1))).toBe(true);
  });

  it("refuses a part past its end", async () => {
    const response = await get({ Range: `bytes=${file.length}-` });
    expect(response.status).toBe(416);
    expect(response.headers.get("content-range")).toBe(`bytes */${file.length}`);
  });

  it("comes whole when the range cannot be read", async () => {
    expect((await get({ Range: "seconds=1-2" })).status).toBe(200);
  });

  it("is not sent again when the browser still has it", async () => {
    const etag = (await get()).headers.get("etag") ?? "";
    expect((await get({ "If-None-Match": etag })).status).toBe(304);
  });
});
