import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { audioPath } from "@/lib/exam/content/library";
import { siblingAudioPath } from "@/lib/exam/content/siblings";
import { byteRangeOfSpan, parseFrames } from "@/lib/exam/mp3";
import { siblingAudioUrl } from "@/lib/report/deck/askable-question";
import { heardSibling } from "@/tests/support/heard-sibling";
import { callerWith, type HttpClient, startSimulation } from "@/tests/support/http";

const PATH = "/api/audio/1/ascolto1.mp3";
let learner: HttpClient;
let file: Buffer;

beforeAll(async () => {
  learner = await callerWith({ access: "active" });
  await startSimulation(learner);
  file = readFileSync(audioPath(1, "ascolto1.mp3"));
});

const get = (headers: Record<string, string> = {}) => learner.request("GET", PATH, undefined, headers);

describe("a recording", () => {
  it("is sent whole, cacheable by this browser only", async () => {
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
  ])("is sent in the part that %s asks for", async (range, from, to) => {
    const start = from < 0 ? file.length + from : from;
    const end = to < 0 ? file.length - 1 : to;
    const response = await get({ Range: range });
    expect(response.status).toBe(206);
    expect(response.headers.get("content-range")).toBe(`bytes ${start}-${end}/${file.length}`);
    expect(Buffer.from(await response.arrayBuffer()).equals(file.subarray(start, end + 1))).toBe(true);
  });

  it("rejects a range past its end", async () => {
    const response = await get({ Range: `bytes=${file.length}-` });
    expect(response.status).toBe(416);
    expect(response.headers.get("content-range")).toBe(`bytes */${file.length}`);
  });

  it("is sent whole if the range cannot be parsed", async () => {
    expect((await get({ Range: "seconds=1-2" })).status).toBe(200);
  });

  it("is not sent again if the browser still has it", async () => {
    const etag = (await get()).headers.get("etag") ?? "";
    expect((await get({ "If-None-Match": etag })).status).toBe(304);
  });
});

describe("a span of a recording", () => {
  const stretch = (query: string, headers: Record<string, string> = {}) =>
    learner.request("GET", `${PATH}?${query}`, undefined, headers);

  it("is cut at its frames, and is a file that supports ranges", async () => {
    const [start, end] = byteRangeOfSpan(parseFrames(file), 68.24, 72.5);
    const whole = await stretch("from=68.24&to=72.50");
    expect(whole.status).toBe(200);
    expect(Buffer.from(await whole.arrayBuffer()).equals(file.subarray(start, end))).toBe(true);
    const part = await stretch("from=68.24&to=72.50", { Range: "bytes=100-" });
    expect(part.status).toBe(206);
    expect(part.headers.get("content-range")).toBe(`bytes 100-${end - start - 1}/${end - start}`);
    expect(Buffer.from(await part.arrayBuffer()).equals(file.subarray(start + 100, end))).toBe(true);
  });

  it("without an end extends to the end of the recording", async () => {
    const [start, end] = byteRangeOfSpan(parseFrames(file), 600);
    expect(Buffer.from(await (await stretch("from=600")).arrayBuffer()).equals(file.subarray(start, end))).toBe(true);
  });

  it("is never confused with another", async () => {
    const tags = await Promise.all(
      ["from=7.00", "from=7.00&to=9.00", "from=8.00", ""].map(async (query) =>
        (await stretch(query)).headers.get("etag"),
      ),
    );
    expect(new Set(tags).size).toBe(4);
  });

  it.each(["from=-1", "from=x", "from=9&to=3", "from=1e9"])("is rejected if it is impossible: %s", async (query) => {
    expect((await stretch(query)).status).toBe(400);
  });
});

describe("the recording of a sibling", () => {
  it("is sent to a learner, whole or a span of it, and an unknown one is not found", async () => {
    const { id } = heardSibling();
    const file = readFileSync(siblingAudioPath(id) ?? "");
    const url = siblingAudioUrl(id);
    const whole = await learner.request("GET", url);
    expect(whole.headers.get("cache-control")).toContain("private");
    expect(Buffer.from(await whole.arrayBuffer()).equals(file)).toBe(true);
    const span = await learner.request("GET", `${url}?from=1&to=3`);
    expect((await span.arrayBuffer()).byteLength).toBeLessThan(file.length);
    for (const path of ["nessuno-1.mp3", `${id}.json`, "..%2Fblind.json"])
      expect((await learner.request("GET", `/api/audio/siblings/${path}`)).status).toBe(404);
  });
});
