import { describe, expect, it } from "vitest";
import { findEarlyAnswers, joinTexts } from "@/components/exam/early-answers";

const KEYS = ["lettura_1", "lettura_2", "lettura_11"];

describe("input before hydration", () => {
  it("is what the controls contain and the server did not render", () => {
    const held = [
      { name: "lettura-1", value: "B" },
      { name: "lettura-11", value: "V" },
    ];
    expect(findEarlyAnswers(held, KEYS, {})).toEqual({ lettura_1: "B", lettura_11: "V" });
  });

  it("includes a change of an answer saved earlier", () => {
    expect(findEarlyAnswers([{ name: "lettura-1", value: "C" }], KEYS, { lettura_1: "A" })).toEqual({ lettura_1: "C" });
  });

  it("excludes a control that still has its rendered value", () => {
    const rendered = { lettura_1: "A", text: "one\r\ntwo" };
    const held = [
      { name: "lettura-1", value: "A" },
      { name: "text", value: "one\ntwo" },
    ];
    expect(findEarlyAnswers(held, [...KEYS, "text"], rendered)).toEqual({});
  });

  it("never withdraws an answer because no radio is checked", () => {
    expect(findEarlyAnswers([], KEYS, { lettura_1: "A" })).toEqual({});
  });

  it("excludes an empty field and an unselected list", () => {
    const held = [
      { name: "text", value: "" },
      { name: "lettura_2", value: "" },
    ];
    expect(findEarlyAnswers(held, [...KEYS, "text"], {})).toEqual({});
  });

  it("includes a text that was emptied", () => {
    expect(findEarlyAnswers([{ name: "text", value: "" }], ["text"], { text: "old" })).toEqual({ text: "" });
  });

  it("ignores the controls of other sections and everything else on the page", () => {
    const held = [
      { name: "cloze-1", value: "A" },
      { name: "locale", value: "en" },
    ];
    expect(findEarlyAnswers(held, KEYS, {})).toEqual({});
  });
});

describe("a text typed over one that is still unsaved on the device", () => {
  it("replaces the unsaved text if it continues it", () => {
    expect(joinTexts("Ciao", "Ciao Marco", "Ciao, come va?")).toBe("Ciao Marco, come va?");
  });

  it("is placed below the unsaved text if it begins differently", () => {
    expect(joinTexts("", "Ciao Marco", "Cara Anna")).toBe("Ciao Marco\n\nCara Anna");
    expect(joinTexts("Ciao", "Ciao Marco", "Cara Anna")).toBe("Ciao Marco\n\nCara Anna");
  });

  it("does not remove the unsaved text if it is empty", () => {
    expect(joinTexts("Ciao", "Ciao Marco", "")).toBe("Ciao Marco");
  });
});
