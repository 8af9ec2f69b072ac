import { describe, expect, it } from "vitest";
import { findPendingHandIns, type HandInTarget, serializeHandIns } from "@/lib/exam/pending-hand-in";
import type { Section } from "@/lib/exam/sections";

const REVISIONS = { ascolto1: 3, ascolto2: 0, lettura: 7, cloze: 1, scrittura: 12 };
const NOTHING = new Set<Section>();
const stored = (targets: readonly HandInTarget[], version = 1) => serializeHandIns(targets, REVISIONS, version);

describe("a pending hand-in", () => {
  it("stays pending when its page is opened again", () => {
    for (const targets of [["lettura"], ["simulation"], ["lettura", "scrittura"]] as const)
      expect(findPendingHandIns([stored(targets), null], REVISIONS, NOTHING)).toEqual(targets);
  });

  it("is dropped if the answers were changed elsewhere", () => {
    const since = { ...REVISIONS, scrittura: 13 };
    expect(findPendingHandIns([stored(["scrittura"]), null], since, NOTHING)).toEqual([]);
    expect(findPendingHandIns([stored(["simulation"]), null], since, NOTHING)).toEqual([]);
    expect(findPendingHandIns([stored(["scrittura", "lettura"]), null], since, NOTHING)).toEqual(["lettura"]);
  });

  it("is dropped if the answers were changed on this page", () => {
    const edited = new Set<Section>(["cloze"]);
    expect(findPendingHandIns([stored(["cloze"]), null], REVISIONS, edited)).toEqual([]);
    expect(findPendingHandIns([stored(["simulation"]), null], REVISIONS, edited)).toEqual([]);
    expect(findPendingHandIns([stored(["lettura"]), null], REVISIONS, edited)).toEqual(["lettura"]);
  });

  it("is the newest of the storages: a reload may come before the slower one is written", () => {
    expect(findPendingHandIns([stored([], 2), stored(["cloze"], 1)], REVISIONS, NOTHING)).toEqual([]);
    expect(findPendingHandIns([stored(["lettura"], 1), stored(["cloze"], 2)], REVISIONS, NOTHING)).toEqual(["cloze"]);
  });

  it("does not exist if nothing valid is stored", () => {
    for (const kept of [null, "", "cloze", '"cloze"', '{"at":{"piano":1}}', '{"at":1}', stored([])])
      expect(findPendingHandIns([kept, null], REVISIONS, NOTHING)).toEqual([]);
  });
});
