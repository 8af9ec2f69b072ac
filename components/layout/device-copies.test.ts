import { afterEach, expect, it, vi } from "vitest";
import { deleteCopies } from "@/components/layout/device-copies";

afterEach(() => vi.unstubAllGlobals());

/** A device with these caches and localStorage entries; returns the entries that remain. */
async function remainingEntries(caches: string[] | Error, matches: (attemptId: string) => boolean): Promise<string[]> {
  const names = ["cils-copy:one", "cils-copy:one:cloze", "cils-copy:two", "cils-copy:two:cloze", "other"];
  const entries: Record<string, unknown> = Object.fromEntries(names.map((name) => [name, "1"]));
  const removeItem = (name: string) => Reflect.deleteProperty(entries, name);
  Object.defineProperty(entries, "removeItem", { value: removeItem });
  vi.stubGlobal("localStorage", entries);
  const keys = async () => {
    if (caches instanceof Error) throw caches;
    return caches;
  };
  vi.stubGlobal("caches", { keys, delete: async () => true });
  await deleteCopies(({ attemptId }) => matches(attemptId));
  return Object.keys(entries);
}

it("a deleted copy leaves no entry behind, and another keeps its own", async () => {
  const remaining = await remainingEntries(["cils-copy:anna:one", "cils-copy:anna:two"], (id) => id === "one");
  expect(remaining).toEqual(["cils-copy:two", "cils-copy:two:cloze", "other"]);
});

it("entries of a copy whose cache is gone are deleted with the next copy", async () => {
  expect(await remainingEntries([], () => false)).toEqual(["other"]);
  expect(await remainingEntries(["cils-copy:anna:one"], () => false)).not.toContain("cils-copy:two:cloze");
});

it("nothing is deleted while the browser does not name its caches", async () => {
  expect(await remainingEntries(new Error("busy"), () => true)).toHaveLength(5);
});
