import { beforeEach, describe, expect, it } from "vitest";
import {
  listSizes,
  PartWriter,
  type RecordingPart,
  type RecordingRange,
  type RecordingStore,
  toStoredAnswer,
  toStoredLines,
} from "./recording-parts";

const KEY = { ownerId: "anna", rehearsalId: "r1", attempt: 1, line: "opening" };
const FORMAT = "audio/webm;codecs=opus";

/** A store in memory that can be full. */
class MemoryStore implements RecordingStore {
  parts = new Map<string, RecordingPart>();
  chunks = new Map<string, ArrayBuffer[]>();
  capacity = Number.POSITIVE_INFINITY;

  async save(part: RecordingPart, chunk: ArrayBuffer | null) {
    // Later writes must not overtake slow ones.
    await new Promise((resolve) => setTimeout(resolve, part.chunks === 1 ? 5 : 0));
    if (part.bytes > this.capacity) throw new DOMException("full", "QuotaExceededError");
    const id = this.#idOf(part);
    this.parts.set(id, part);
    if (chunk) this.chunks.set(id, [...(this.chunks.get(id) ?? []), chunk]);
  }
  async list(range: RecordingRange) {
    return [...this.parts.values()].filter((part) => this.#isIn(part, range));
  }
  async readChunks(part: RecordingPart) {
    return this.chunks.get(this.#idOf(part)) ?? [];
  }
  async remove(range: RecordingRange) {
    for (const [id, part] of this.parts) if (this.#isIn(part, range)) this.parts.delete(id);
  }
  #idOf = ({ ownerId, rehearsalId, attempt, line, part }: RecordingPart) =>
    [ownerId, rehearsalId, attempt, line, part].join(":");
  #isIn = (part: RecordingPart, range: RecordingRange) =>
    Object.entries(range).every(([name, value]) => Reflect.get(part, name) === value);
}

let store: MemoryStore;
beforeEach(() => {
  store = new MemoryStore();
});

const progress = (durationMs: number, spokenMs = 0) => ({
  durationMs,
  stretches: spokenMs > 0 ? [{ startMs: 0, endMs: spokenMs }] : [],
});
const storedText = async (part = 0) => {
  const [found] = (await store.list(KEY)).filter((one) => one.part === part);
  return found ? await new Blob(await store.readChunks(found)).text() : null;
};

describe("a recording that is stored second by second", () => {
  it("keeps its chunks in order, and is complete up to the last one written", async () => {
    const writer = new PartWriter(store, KEY, 0, FORMAT);
    const first = writer.add(new Blob(["one "]), progress(1000), 1);
    const second = writer.add(new Blob(["two "]), progress(2000), 2);
    await first;
    expect(await storedText()).toBe("one ");
    await second;
    expect(await storedText()).toBe("one two ");
    expect(await store.list(KEY)).toMatchObject([{ chunks: 2, bytes: 8, durationMs: 2000, savedAt: 2 }]);
  });

  it("leaves out empty chunks", async () => {
    const writer = new PartWriter(store, KEY, 0, FORMAT);
    await writer.add(new Blob([]), progress(1000), 1);
    expect(store.parts.size).toBe(0);
    await writer.add(new Blob(["sound"]), progress(2000), 2);
    expect(await store.list(KEY)).toMatchObject([{ chunks: 1, durationMs: 2000 }]);
  });

  it("keeps what it has when the device is full, and writes nothing after a gap", async () => {
    const writer = new PartWriter(store, KEY, 0, FORMAT);
    await writer.add(new Blob(["one "]), progress(1000), 1);
    store.capacity = 4;
    await expect(writer.add(new Blob(["two "]), progress(2000), 2)).rejects.toThrow("full");
    store.capacity = 100;
    await expect(writer.add(new Blob(["three"]), progress(3000), 3)).rejects.toThrow("full");
    await expect(writer.finish(progress(3000), 3)).rejects.toThrow("full");
    expect(await storedText()).toBe("one ");
    expect(toStoredLines(await store.list(KEY))).toMatchObject([
      { line: "opening", measures: { durationMs: 1000 }, isInterrupted: true },
    ]);
  });

  it("is ended only after its last chunk", async () => {
    const writer = new PartWriter(store, KEY, 0, FORMAT);
    void writer.add(new Blob(["one "]), progress(1000), 1);
    const part = await writer.finish(progress(1500, 700), 2);
    expect(part).toMatchObject({ chunks: 1, durationMs: 1500, isFinished: true });
    expect(toStoredAnswer([part])).toMatchObject({
      measures: { durationMs: 1500, spokenMs: 700 },
      isInterrupted: false,
    });
    expect(await storedText()).toBe("one ");
  });
});

describe("an answer that was interrupted", () => {
  it("is found, continues in a new part, and is measured as one answer", async () => {
    await new PartWriter(store, KEY, 0, FORMAT).add(new Blob(["one"]), progress(3000, 1000), 1);
    const interrupted = await store.list(KEY);
    expect(toStoredLines(interrupted)).toMatchObject([
      { line: "opening", measures: { durationMs: 3000 }, isInterrupted: true },
    ]);
    expect(toStoredAnswer(interrupted)).toMatchObject({ measures: { durationMs: 3000 }, isInterrupted: true });

    const writer = new PartWriter(store, KEY, 1, FORMAT);
    await writer.add(new Blob(["two"]), progress(2000, 2000), 2);
    await writer.finish(progress(2000, 2000), 3);
    const parts = await store.list(KEY);
    expect(toStoredLines(parts)).toMatchObject([{ line: "opening", isInterrupted: false }]);
    expect([await storedText(0), await storedText(1)]).toEqual(["one", "two"]);
    expect(toStoredAnswer(parts)).toEqual({
      measures: { durationMs: 5000, spokenMs: 3000, longestSilenceMs: 2000, longPauses: 1 },
      isInterrupted: false,
    });
    expect(toStoredAnswer([])).toBeNull();
  });
});

it("answers are listed with the topic that they belong to, without one that stopped before any sound", async () => {
  const about = { ...KEY, topicId: "un-guasto" };
  const writer = new PartWriter(store, about, 0, FORMAT);
  await writer.add(new Blob(["one"]), progress(1000), 1);
  await writer.finish(progress(1000), 2);
  await new PartWriter(store, { ...about, line: "own1" }, 0, FORMAT).add(new Blob(["one"]), progress(0), 3);
  const listed = toStoredLines(await store.list({ ownerId: "anna" }));
  expect(listed).toMatchObject([{ line: "opening", topicId: "un-guasto", isInterrupted: false }]);
});

it("a person's rehearsals are listed with their sizes, the newest first", async () => {
  const answers = [KEY, { ...KEY, line: "own1" }, { ...KEY, rehearsalId: "r2" }];
  for (const [place, key] of answers.entries())
    await new PartWriter(store, key, 0, FORMAT).add(new Blob(["12345"]), progress(1000), place + 1);
  expect(listSizes(await store.list({ ownerId: "anna" }))).toEqual([
    { rehearsalId: "r2", bytes: 5, savedAt: 3 },
    { rehearsalId: "r1", bytes: 10, savedAt: 2 },
  ]);
});
