import { afterAll, beforeEach, expect, it, vi } from "vitest";

/** Both storages of a device; the names in local storage are its own properties, as in a browser. */
let local: Record<string, string>;
const disk = new Map<string, string>();
let isStuck = false;

vi.resetModules();
vi.doMock(import("@/components/layout/durable"), () => ({
  readAllDurable: () => (isStuck ? new Promise<never>(() => undefined) : Promise.resolve([...disk])),
}));
const { hasUnsavedAnswers } = await import("@/components/layout/unsaved-answers");
afterAll(() => {
  vi.doUnmock("@/components/layout/durable");
  vi.unstubAllGlobals();
  vi.resetModules();
});

const NAME = "cils-answers:attempt:cloze";
const pending = (at: number) => JSON.stringify({ values: { cloze_1: "A" }, base: { cloze_1: "" }, at });
const emptied = (at: number) => JSON.stringify({ at });

beforeEach(() => {
  local = {};
  vi.stubGlobal("localStorage", local);
  disk.clear();
});

it.each([
  ["in both storages", pending(1), pending(1)],
  ["in local storage only", pending(1), undefined],
  ["in durable storage only, because it is too long for the other", undefined, pending(1)],
  ["in durable storage, and the other is older", emptied(1), pending(2)],
  ["in local storage, and the other is older", pending(2), emptied(1)],
])("answers that did not arrive are found %s", async (_where, inLocal, onDisk) => {
  if (inLocal) local[NAME] = inLocal;
  if (onDisk) disk.set(NAME, onDisk);
  expect(await hasUnsavedAnswers()).toBe(true);
});

it.each([
  ["nothing is stored", undefined, undefined],
  ["all arrived", emptied(2), emptied(2)],
  ["all arrived, and durable storage has an older state", emptied(2), pending(1)],
  ["all arrived, and local storage has an older state", pending(1), emptied(2)],
  ["a hand-in alone is pending", '{"version":1,"what":"cloze","at":3}', undefined],
  ["the entry cannot be read", "not JSON", undefined],
])("there are none if %s", async (_why, inLocal, onDisk) => {
  local["cils-audio-speed"] = pending(3);
  if (inLocal) local[NAME] = inLocal;
  if (onDisk) disk.set(NAME, onDisk);
  expect(await hasUnsavedAnswers()).toBe(false);
});

it("a durable storage that does not answer delays the result by seconds, and hides nothing", async () => {
  vi.useFakeTimers();
  isStuck = true;
  local[NAME] = pending(1);
  const found = hasUnsavedAnswers();
  await vi.advanceTimersByTimeAsync(4000);
  expect(await found).toBe(true);
  vi.useRealTimers();
  isStuck = false;
});
