import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { NOTHING_UNSAVED } from "@/lib/exam/merge";

/** Both stores of a device: the synchronous one that pages read, and the disk. */
const memory = new Map<string, string>();
const disk = new Map<string, string>();
const NAME = "cils-answers:a:cloze";

vi.resetModules();
vi.doMock(import("@/components/layout/durable"), () => ({
  storeDurable: async (name: string, text: string) => void disk.set(name, text),
  readDurable: async (name: string) => disk.get(name) ?? null,
  clearDurable: async () => disk.clear(),
}));
vi.stubGlobal("localStorage", {
  getItem: (name: string) => memory.get(name) ?? null,
  setItem: (name: string, text: string) => memory.set(name, text),
  removeItem: (name: string) => memory.delete(name),
});

const { localDraft } = await import("@/components/exam/local-draft");
afterAll(() => {
  vi.doUnmock("@/components/layout/durable");
  vi.resetModules();
});

beforeEach(() => {
  memory.clear();
  disk.clear();
});

const open = () => localDraft("a", "cloze", () => true);
const unsaved = (value: string) => ({ values: { q_1: value }, base: { q_1: "" } });

/** The browser is killed: the synchronous store falls back to an earlier state. */
function dieBackTo(text: string | undefined): void {
  if (text === undefined) memory.delete(NAME);
  else memory.set(NAME, text);
}

describe("the unsaved answers on a device", () => {
  it("are available synchronously to the next page", async () => {
    open().write(unsaved("A"));
    const next = open();
    expect(next.read()).toEqual(unsaved("A"));
    expect(await next.recover()).toBeNull();
  });

  it("are restored from disk after the browser was killed", async () => {
    open().write(unsaved("A"));
    dieBackTo(undefined);
    const next = open();
    expect(next.read()).toEqual(NOTHING_UNSAVED);
    expect(await next.recover()).toEqual(unsaved("A"));
  });

  it("are the newest ones after the browser was killed, and none if the server had confirmed them before", async () => {
    const draft = open();
    draft.write(unsaved("A"));
    const old = memory.get(NAME);
    draft.write(unsaved("B"));
    const newest = memory.get(NAME);
    dieBackTo(old);
    expect(await open().recover()).toEqual(unsaved("B"));
    dieBackTo(newest);
    draft.write(NOTHING_UNSAVED);
    dieBackTo(old);
    expect(await open().recover()).toEqual(NOTHING_UNSAVED);
    expect([...disk.values()].join()).not.toContain("B");
  });

  it("are ordered by number, even if the clock goes back", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: 2_000_000_000_000 });
    const draft = open();
    draft.write(unsaved("A"));
    const old = memory.get(NAME);
    vi.setSystemTime(1_000_000_000_000);
    draft.write(unsaved("B"));
    vi.useRealTimers();
    dieBackTo(old);
    expect(await open().recover()).toEqual(unsaved("B"));
  });

  it("belong to the page that reads them, and never come back once the server has confirmed them", () => {
    open().write(unsaved("A"));
    const next = open();
    next.read();
    next.write(NOTHING_UNSAVED);
    expect(open().read()).toEqual(NOTHING_UNSAVED);
  });

  it("of two windows are kept side by side", () => {
    const [one, other] = [open(), open()];
    one.write(unsaved("A"));
    other.write({ values: { q_2: "B" }, base: { q_2: "" } });
    one.write(NOTHING_UNSAVED);
    expect(open().read().values).toEqual({ q_2: "B" });
  });

  it("of one answer survive if another window has changed it since, in whichever order the server confirms them", () => {
    const one = open();
    one.write(unsaved("A"));
    const other = open();
    other.read();
    other.write(unsaved("B"));
    one.write(NOTHING_UNSAVED);
    expect(open().read().values).toEqual({ q_1: "B" });
    other.write(NOTHING_UNSAVED);
    expect(open().read()).toEqual(NOTHING_UNSAVED);
  });

  it("of one answer are the newest one's, even if the window with the older one stays open", () => {
    const [one, other] = [open(), open()];
    other.write(unsaved("A"));
    one.write(unsaved("B"));
    const both = { values: { q_1: "A", q_2: "C" }, base: { q_1: "", q_2: "" } };
    other.write(both);
    expect(open().read().values).toEqual({ q_1: "B", q_2: "C" });
    one.write(NOTHING_UNSAVED);
    expect(open().read().values).toEqual({ q_2: "C" });
    other.write({ ...both, values: { ...both.values, q_1: "D" } });
    expect(open().read().values).toEqual({ q_1: "D", q_2: "C" });
  });

  it("are stored on disk if the synchronous store is full, and older ones do not come back", async () => {
    const draft = open();
    draft.write(unsaved("A"));
    const full = vi.spyOn(memory, "set").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const both = { values: { q_1: "B", q_2: "C" }, base: { q_1: "", q_2: "" } };
    draft.write(both);
    full.mockRestore();
    const next = open();
    expect(next.read()).toEqual(NOTHING_UNSAVED);
    expect(await next.recover()).toEqual(both);
    // There is space again, and nothing is missing.
    draft.write({ values: { ...both.values, q_1: "A" }, base: both.base });
    expect(open().read().values).toEqual({ q_1: "A", q_2: "C" });
  });

  it("never come back from a disk that failed to record the confirmation", async () => {
    const draft = open();
    draft.write(unsaved("A"));
    const old = disk.get(NAME) ?? "";
    draft.write(NOTHING_UNSAVED);
    disk.set(NAME, old);
    const next = open();
    expect(next.read()).toEqual(NOTHING_UNSAVED);
    expect(await next.recover()).toBeNull();
  });
});
