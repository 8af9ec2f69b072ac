import { describe, expect, it } from "vitest";
import { findChanges } from "@/lib/writing/changes";
import { addSameMistakes, keepSameMistakes, listReplaced } from "@/lib/writing/same-mistakes";
import { numberSentences } from "@/lib/writing/sentences";

const TEXT = "Vado a scola perchè mi piace. La scola è bella, perchè c'è Anna. Perchè no? Una doposcola.";
const sentences = numberSentences(TEXT);
const correct = (...corrected: string[]) =>
  findChanges(sentences, { sentences: corrected.map((sentence, index) => ({ n: index + 1, corrected: sentence })) });

describe("a non-word that is corrected in one place", () => {
  const changes = correct("Vado a scuola perché mi piace.");
  const nonWords = new Set(listReplaced(changes));

  it("is corrected in every place, as a word of its own", () => {
    expect([...nonWords]).toEqual(["scola", "Scola", "perchè", "Perchè"]);
    const all = addSameMistakes(changes, nonWords, sentences);
    expect(all.map(({ sentence, original, corrected }) => [sentence, original, corrected])).toEqual([
      [1, "scola", "scuola"],
      [1, "perchè", "perché"],
      [2, "scola", "scuola"],
      [2, "perchè", "perché"],
      [3, "Perchè", "Perché"],
    ]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(5);
    for (const { start, end, original } of all) expect(TEXT.slice(start, end)).toBe(original);
  });

  it("is corrected with a capital only where it begins a sentence and is no name in the dictionary", () => {
    const text = "Torno a giuglio. «Giuglio è bello.» Il signor Giuglio parte.";
    const places = numberSentences(text);
    const found = findChanges(places, { sentences: [{ n: 1, corrected: "Torno a luglio." }] });
    const added = (...words: string[]) =>
      addSameMistakes(found, new Set(words), places).map(({ start, end, corrected }) => [
        text.slice(start, end),
        corrected,
      ]);
    expect(added("giuglio", "Giuglio")).toEqual([
      ["giuglio", "luglio"],
      ["Giuglio", "Luglio"],
    ]);
    expect(added("giuglio")).toEqual([["giuglio", "luglio"]]);
  });

  it("stays where it is if the dictionary has it, or if it was corrected in two ways", () => {
    expect(addSameMistakes(changes, new Set(), sentences)).toEqual(changes);
    const twoWays = correct("Vado a scuola perchè mi piace.", "La scala è bella, perchè c'è Anna.");
    expect(addSameMistakes(twoWays, new Set(["scola"]), sentences)).toEqual(twoWays);
  });

  it("is kept everywhere if it is kept once", () => {
    const all = addSameMistakes(changes, nonWords, sentences);
    const words = { type: "ortografico" as const, quoted: "", example: "" };
    const judgement = {
      changes: all.map(({ id }, at) => ({ id, keep: at < 1, rule: at < 1 ? "Con la u." : "", ...words })),
    };
    const kept = keepSameMistakes(all, judgement, nonWords).changes;
    expect(kept.map(({ keep, rule }) => [keep, rule])).toEqual([
      [true, "Con la u."],
      [false, ""],
      [true, "Con la u."],
      [false, ""],
      [false, ""],
    ]);
    expect(keepSameMistakes(all, judgement, new Set())).toEqual(judgement);
  });
});
