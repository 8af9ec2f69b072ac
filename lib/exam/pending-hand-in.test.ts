import { describe, expect, it } from "vitest";
import { findPendingHandIn, type HandInTarget, serializeHandIn } from "@/lib/exam/pending-hand-in";
import type { Section } from "@/lib/exam/sections";

const REVISIONS = { ascolto1: 3, ascolto2: 0, lettura: 7, cloze: 1, scrittura: 12 };
const NOTHING = new Set<Section>();
const stored = (target: HandInTarget | null, version = 1) => serializeHandIn(target, REVISIONS, version);

describe("a pending hand-in", () => {
  it("stays pending when its page is opened again", () => {
    for (const what of ["lettura", "simulation"] as const)
      expect(findPendingHandIn([stored(what), null], REVISIONS, NOTHING)).toBe(what);
  });

  it("is dropped if the answers were changed elsewhere", () => {
    const since = { ...REVISIONS, scrittura: 13 };
    expect(findPendingHandIn([stored("scrittura"), null], since, NOTHING)).toBeNull();
    expect(findPendingHandIn([stored("simulation"), null], since, NOTHING)).toBeNull();
    expect(findPendingHandIn([stored("lettura"), null], since, NOTHING)).toBe("lettura");
  });

  it("is dropped if the answers were changed on this page", () => {
    const edited = new Set<Section>(["cloze"]);
    expect(findPendingHandIn([stored("cloze"), null], REVISIONS, edited)).toBeNull();
    expect(findPendingHandIn([stored("simulation"), null], REVISIONS, edited)).toBeNull();
    expect(findPendingHandIn([stored("lettura"), null], REVISIONS, edited)).toBe("lettura");
  });

  it("is the newest of the storages: a reload may come before the slower one is written", () => {
    expect(findPendingHandIn([stored(null, 2), stored("cloze", 1)], REVISIONS, NOTHING)).toBeNull();
    expect(findPendingHandIn([stored("lettura", 1), stored("cloze", 2)], REVISIONS, NOTHING)).toBe("cloze");
  });

  it("does not exist if nothing valid is stored", () => {
    for (const kept of [null, "", "cloze", '"cloze"', '{"what":"piano","at":1}', '{"what":"cloze"}', stored(null)])
      expect(findPendingHandIn([kept, null], REVISIONS, NOTHING)).toBeNull();
  });
});
