import { describe, expect, it } from "vitest";
import { findPendingHandIn, serializeHandIn } from "@/lib/exam/pending-hand-in";
import type { Section } from "@/lib/exam/sections";

const REVISIONS = { ascolto1: 3, ascolto2: 0, lettura: 7, cloze: 1, scrittura: 12 };
const NOBODY = new Set<Section>();

describe("what waited to be handed in", () => {
  it("waits on when its page is opened again", () => {
    for (const what of ["lettura", "simulation"] as const)
      expect(findPendingHandIn(serializeHandIn(what, REVISIONS), REVISIONS, NOBODY)).toBe(what);
  });

  it("waits no longer when it was gone on with elsewhere", () => {
    const since = { ...REVISIONS, scrittura: 13 };
    expect(findPendingHandIn(serializeHandIn("scrittura", REVISIONS), since, NOBODY)).toBeNull();
    expect(findPendingHandIn(serializeHandIn("simulation", REVISIONS), since, NOBODY)).toBeNull();
    expect(findPendingHandIn(serializeHandIn("lettura", REVISIONS), since, NOBODY)).toBe("lettura");
  });

  it("waits no longer when it was gone on with on this page", () => {
    const edited = new Set<Section>(["cloze"]);
    expect(findPendingHandIn(serializeHandIn("cloze", REVISIONS), REVISIONS, edited)).toBeNull();
    expect(findPendingHandIn(serializeHandIn("simulation", REVISIONS), REVISIONS, edited)).toBeNull();
    expect(findPendingHandIn(serializeHandIn("lettura", REVISIONS), REVISIONS, edited)).toBe("lettura");
  });

  it("is nothing where nothing is kept, and in what is no such note", () => {
    for (const kept of [null, "", "cloze", '"cloze"', '{"what":"piano","at":1}', '{"what":"cloze"}'])
      expect(findPendingHandIn(kept, REVISIONS, NOBODY)).toBeNull();
  });
});
