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

describe("noteChange", () => {
  it("keeps the base of the first of several changes", () => {
    const once = changed("text", "b", { text: "a" });
    expect(recordChange(once, { text: "a" }, "text", "c")).toEqual({ values: { text: "c" }, base: { text: "a" } });
  });
});

describe("withoutSaved", () => {
  it("forgets what the server confirmed and keeps what changed while it was on its way", () => {
    const unsaved = recordChange(changed("q_1", "A"), {}, "q_2", "B");
    const settled = dropConfirmed(recordChange(unsaved, {}, "q_2", "C"), unsaved.values);
    expect(settled).toEqual({ values: { q_2: "C" }, base: { q_2: "B" } });
  });

  it("leaves nothing when nothing changed meanwhile", () => {
    const unsaved = changed("q_1", "");
    expect(hasUnsaved(dropConfirmed(unsaved, unsaved.values))).toBe(false);
  });
});

describe("mergeAnswers", () => {
  it("lets unsaved answers win over the server's, key by key, and leaves the rest to the server", () => {
    const merged = mergeAnswers(changed("q_1", "A"), { q_1: "B", q_2: "C" });
    expect(merged.unsaved.values).toEqual({ q_1: "A" });
  });

  it("tells of a text changed in both places", () => {
    expect(mergeAnswers(changed("text", "mine", { text: "old" }), { text: "theirs" }).conflicts).toEqual(["text"]);
  });

  it("finds a clash again until it is settled", () => {
    const server = { text: "theirs" };
    const once = mergeAnswers(changed("text", "mine", { text: "old" }), server).unsaved;
    expect(mergeAnswers(once, server).conflicts).toEqual(["text"]);
    expect(mergeAnswers(rebase(once, server), server).conflicts).toEqual([]);
  });

  it("sees no clash when only this page changed the text", () => {
    expect(mergeAnswers(changed("text", "mine", { text: "old" }), { text: "old" }).conflicts).toEqual([]);
  });

  it("recognises its own earlier text, whose confirmation was lost", () => {
    const merged = mergeAnswers(changed("text", "mine, longer"), { text: "mine" }, [{ text: "mine" }]);
    expect(merged).toEqual({ unsaved: { values: { text: "mine, longer" }, base: { text: "mine" } }, conflicts: [] });
  });

  it("has nothing to save when the server already holds the same", () => {
    expect(hasUnsaved(mergeAnswers(changed("q_1", "A"), { q_1: "A" }).unsaved)).toBe(false);
  });
});

describe("answers that a device turns out to have kept later", () => {
  const join = (_: string, found: string, now: string) => found + now;

  it("replace those that the page began with, also those that had arrived meanwhile", () => {
    const began: Unsaved = { values: { q_1: "A", q_2: "A" }, base: { q_1: "", q_2: "" } };
    const found: Unsaved = { values: { q_1: "B", q_3: "C" }, base: { q_1: "A", q_3: "" } };
    expect(recoverUnsaved(began, { began, found, join })).toEqual(found);
  });

  it("give way to what was changed on the page since, and are joined with it where both are needed", () => {
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
  it("reads back what was kept", () => {
    const unsaved = changed("q_1", "A", { q_1: "B" });
    expect(parseUnsaved(JSON.stringify(unsaved), () => true)).toEqual(unsaved);
  });

  it.each([null, "", "no json", "7", '"x"', "[]", '{"values":3}', '{"values":{"q_1":5}}'])(
    "makes nothing of %j",
    (json) => {
      expect(hasUnsaved(parseUnsaved(json, () => true))).toBe(false);
    },
  );

  it("drops keys the section does not have", () => {
    expect(parseUnsaved('{"values":{"q_9":"A"}}', (key) => key === "q_1")).toEqual(NOTHING_UNSAVED);
  });
});
