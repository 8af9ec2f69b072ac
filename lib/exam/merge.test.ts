import { describe, expect, it } from "vitest";
import {
  dropConfirmed,
  hasUnsaved,
  mergeAnswers,
  NOTHING_UNSAVED,
  parseUnsaved,
  rebase,
  recordChange,
  recoverUnsaved,
  type Unsaved,
} from "@/lib/exam/merge";

const changed = (key: string, value: string, saved = {}) => recordChange(NOTHING_UNSAVED, saved, key, value);

describe("recordChange", () => {
  it("keeps the base of the first of several changes", () => {
    const once = changed("text", "b", { text: "a" });
    expect(recordChange(once, { text: "a" }, "text", "c")).toEqual({ values: { text: "c" }, base: { text: "a" } });
  });
});

describe("dropConfirmed", () => {
  it("drops confirmed values and keeps those changed while the request was in flight", () => {
    const unsaved = recordChange(changed("q_1", "A"), {}, "q_2", "B");
    const settled = dropConfirmed(recordChange(unsaved, {}, "q_2", "C"), unsaved.values);
    expect(settled).toEqual({ values: { q_2: "C" }, base: { q_2: "B" } });
  });

  it("leaves nothing if nothing changed meanwhile", () => {
    const unsaved = changed("q_1", "");
    expect(hasUnsaved(dropConfirmed(unsaved, unsaved.values))).toBe(false);
  });
});

describe("mergeAnswers", () => {
  it("prefers unsaved answers over the server's, key by key, and otherwise takes the server's", () => {
    const merged = mergeAnswers(changed("q_1", "A"), { q_1: "B", q_2: "C" });
    expect(merged.unsaved.values).toEqual({ q_1: "A" });
  });

  it("reports a text changed in both places", () => {
    expect(mergeAnswers(changed("text", "mine", { text: "old" }), { text: "theirs" }).conflicts).toEqual(["text"]);
  });

  it("reports a conflict again until it is resolved", () => {
    const server = { text: "theirs" };
    const once = mergeAnswers(changed("text", "mine", { text: "old" }), server).unsaved;
    expect(mergeAnswers(once, server).conflicts).toEqual(["text"]);
    expect(mergeAnswers(rebase(once, server), server).conflicts).toEqual([]);
  });

  it("reports no conflict if only this page changed the text", () => {
    expect(mergeAnswers(changed("text", "mine", { text: "old" }), { text: "old" }).conflicts).toEqual([]);
  });

  it("recognises this page's earlier text whose confirmation was lost", () => {
    const merged = mergeAnswers(changed("text", "mine, longer"), { text: "mine" }, [{ text: "mine" }]);
    expect(merged).toEqual({ unsaved: { values: { text: "mine, longer" }, base: { text: "mine" } }, conflicts: [] });
  });

  it("leaves nothing to save if the server already has the same", () => {
    expect(hasUnsaved(mergeAnswers(changed("q_1", "A"), { q_1: "A" }).unsaved)).toBe(false);
  });
});

describe("answers found later on the device", () => {
  const join = (_: string, found: string, now: string) => found + now;

  it("replace the answers that the page started with, including those confirmed meanwhile", () => {
    const began: Unsaved = { values: { q_1: "A", q_2: "A" }, base: { q_1: "", q_2: "" } };
    const found: Unsaved = { values: { q_1: "B", q_3: "C" }, base: { q_1: "A", q_3: "" } };
    expect(recoverUnsaved(began, { began, found, join })).toEqual(found);
  });

  it("yield to changes made on the page since, and are combined with them where both are needed", () => {
    const began = changed("text", "Ciao");
    const found = changed("text", "Ciao Marco");
    const now: Unsaved = { values: { text: "!", q_1: "C" }, base: { text: "", q_1: "B" } };
    expect(recoverUnsaved(now, { began, found, join })).toEqual({
      values: { text: "Ciao Marco!", q_1: "C" },
      base: { text: "", q_1: "B" },
    });
  });
});

describe("parseUnsaved", () => {
  it("parses what was stored", () => {
    const unsaved = changed("q_1", "A", { q_1: "B" });
    expect(parseUnsaved(JSON.stringify(unsaved), () => true)).toEqual(unsaved);
  });

  it.each([null, "", "no json", "7", '"x"', "[]", '{"values":3}', '{"values":{"q_1":5}}'])(
    "returns nothing for %j",
    (json) => {
      expect(hasUnsaved(parseUnsaved(json, () => true))).toBe(false);
    },
  );

  it("drops keys that the section does not have", () => {
    expect(parseUnsaved('{"values":{"q_9":"A"}}', (key) => key === "q_1")).toEqual(NOTHING_UNSAVED);
  });
});
