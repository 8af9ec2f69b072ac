import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { areVoicesDue, deleteVoices, hasVoices, noteOldestVoice } from "@/components/layout/voices-on-device";
import { DAY_MS } from "@/lib/time";

const local = new Map<string, string>();
beforeEach(() => {
  local.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => local.get(name) ?? null,
    setItem: (name: string, text: string) => local.set(name, text),
    removeItem: (name: string) => local.delete(name),
  });
});
afterAll(() => vi.unstubAllGlobals());

const SAVED = Date.UTC(2026, 10, 1);

it("recordings of a voice are due for deletion after 30 days, not before", () => {
  expect([hasVoices(), areVoicesDue(SAVED)]).toEqual([false, false]);
  noteOldestVoice(SAVED);
  expect([hasVoices(), areVoicesDue(SAVED + 30 * DAY_MS - 1), areVoicesDue(SAVED + 30 * DAY_MS)]).toEqual([
    true,
    false,
    true,
  ]);
  noteOldestVoice(null);
  expect(hasVoices()).toBe(false);
});

it("without a database, as in some private windows, there is nothing to delete, and nothing fails", async () => {
  noteOldestVoice(SAVED);
  vi.stubGlobal("indexedDB", undefined);
  await deleteVoices();
  expect(hasVoices()).toBe(false);
});
