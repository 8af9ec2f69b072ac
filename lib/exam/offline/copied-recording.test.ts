import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { audioPath } from "@/lib/exam/content/library";
import { byteRangeOfSpan, parseFrames } from "@/lib/exam/mp3";
import { serveCopy } from "@/lib/exam/offline/copied-recording";

const file = readFileSync(audioPath(1, "ascolto1.mp3"));
const recording = new Blob([file], { type: "audio/mpeg" });

async function ask(query: string, range?: string) {
  const headers = new Headers(range ? { Range: range } : {});
  const answer = await serveCopy(recording, {
    url: `https://cils.example/api/audio/1/ascolto1.mp3${query}`,
    headers,
  });
  const told = [answer.status, answer.headers.get("content-range"), Number(answer.headers.get("content-length"))];
  return { told, type: answer.headers.get("content-type"), bytes: Buffer.from(await answer.arrayBuffer()) };
}

it.each(["", "?whole"])("a recording on the device is served whole: %s", async (query) => {
  const { told, type, bytes } = await ask(query);
  expect([told, type, bytes.equals(file)]).toEqual([[200, null, file.length], "audio/mpeg", true]);
});

it.each([
  ["bytes=0-", 0, file.length - 1],
  ["bytes=1000-1999", 1000, 1999],
  ["bytes=-500", file.length - 500, file.length - 1],
])("the range that a player requests is served: %s", async (range, start, end) => {
  const { told, bytes } = await ask("", range);
  expect(told).toEqual([206, `bytes ${start}-${end}/${file.length}`, end - start + 1]);
  expect(bytes.equals(file.subarray(start, end + 1))).toBe(true);
});

it("a missing recording is refused", async () => {
  expect((await ask("", `bytes=${file.length}-`)).told.slice(0, 2)).toEqual([416, `bytes */${file.length}`]);
});

it.each([
  ["?from=12.50", 12.5, undefined],
  ["?from=12.50&to=20.00", 12.5, 20],
])("a span is cut as on the server: %s", async (query, from, to) => {
  const [first, after] = byteRangeOfSpan(parseFrames(file), from, to);
  const whole = await ask(query);
  expect([whole.told[0], whole.bytes.equals(file.subarray(first, after))]).toEqual([200, true]);
  const part = await ask(query, "bytes=100-");
  expect([part.told[0], part.bytes.equals(file.subarray(first + 100, after))]).toEqual([206, true]);
});
