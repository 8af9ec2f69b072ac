import { describe, expect, it } from "vitest";
import { findEarlyAnswers, joinTexts } from "@/components/exam/early-answers";

const KEYS = ["lettura_1", "lettura_2", "lettura_11"];

describe("what was answered before the page's code ran", () => {
  it("is what the controls hold and the server did not write into the page", () => {
    const held = [
      { name: "lettura-1", value: "B" },
      { name: "lettura-11", value: "V" },
    ];
    expect(findEarlyAnswers(held, KEYS, {})).toEqual({ lettura_1: "B", lettura_11: "V" });
  });

  it("is a change of an answer saved earlier", () => {
    expect(findEarlyAnswers([{ name: "lettura-1", value: "C" }], KEYS, { lettura_1: "A" })).toEqual({ lettura_1: "C" });
  });

  it("is nothing where a control is as the server wrote it", () => {
    const rendered = { lettura_1: "A", text: "one\r\ntwo" };
    const held = [
      { name: "lettura-1", value: "A" },
      { name: "text", value: "one\ntwo" },
    ];
    expect(findEarlyAnswers(held, [...KEYS, "text"], rendered)).toEqual({});
  });

  it("never takes an answer back because no radio is chosen", () => {
    expect(findEarlyAnswers([], KEYS, { lettura_1: "A" })).toEqual({});
  });

  it("is nothing in an empty field or in one that chooses nothing", () => {
    const held = [
      { name: "text", value: "" },
      { name: "lettura_2", value: "" },
    ];
    expect(findEarlyAnswers(held, [...KEYS, "text"], {})).toEqual({});
  });

  it("is an emptied text too", () => {
    expect(findEarlyAnswers([{ name: "text", value: "" }], ["text"], { text: "old" })).toEqual({ text: "" });
  });

  it("leaves the controls of other sections, and whatever else the page has, alone", () => {
    const held = [
      { name: "cloze-1", value: "A" },
      { name: "locale", value: "en" },
    ];
    expect(findEarlyAnswers(held, KEYS, {})).toEqual({});
  });
});

describe("a text typed over one that waits on the device", () => {
  it("goes on where the waiting one ends", () => {
    expect(joinTexts("Ciao", "Ciao Marco", "Ciao, come va?")).toBe("Ciao Marco, come va?");
  });

  it("stands below it when it begins otherwise", () => {
    expect(joinTexts("", "Ciao Marco", "Cara Anna")).toBe("Ciao Marco\n\nCara Anna");
    expect(joinTexts("Ciao", "Ciao Marco", "Cara Anna")).toBe("Ciao Marco\n\nCara Anna");
  });

  it("does not remove it", () => {
    expect(joinTexts("Ciao", "Ciao Marco", "")).toBe("Ciao Marco");
  });
});
