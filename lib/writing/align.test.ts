import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { alignTexts } from "@/lib/writing/align";
import { volume } from "@/tests/support/volume";

function applied(original: string, corrected: string): string {
  let result = "";
  let at = 0;
  for (const hunk of alignTexts(original, corrected)) {
    result += original.slice(at, hunk.start) + corrected.slice(hunk.correctedStart, hunk.correctedEnd);
    at = hunk.end;
  }
  return result + original.slice(at);
}

const pairs = (original: string, corrected: string) =>
  alignTexts(original, corrected).map((hunk) => [
    original.slice(hunk.start, hunk.end),
    corrected.slice(hunk.correctedStart, hunk.correctedEnd),
  ]);

/** A text regardless of its white space. */
const squash = (text: string) => text.replaceAll(/\s+/gu, " ").trim();

describe("the alignment of a text with its correction", () => {
  it("finds nothing in equal texts, or in texts that differ only in the number of spaces", () => {
    expect(alignTexts("Ciao Anna, come stai?", "Ciao Anna, come stai?")).toEqual([]);
    expect(alignTexts("Ciao  Anna,\ncome stai?", "Ciao Anna, come stai?")).toEqual([]);
  });

  it("marks the changed word, and the correct one of two equal words", () => {
    expect(pairs("la casa e la problema", "la casa e il problema")).toEqual([["la", "il"]]);
    expect(alignTexts("la casa e la problema", "la casa e il problema")[0]?.start).toBe(10);
  });

  it("separates an elision from its noun", () => {
    expect(pairs("un'amico", "un amico")).toEqual([["un'", "un "]]);
  });

  it("adds a neighbouring word to an insertion: the next one for a word, the previous one for punctuation", () => {
    expect(pairs("sono andato casa", "sono andato a casa")).toEqual([["casa", "a casa"]]);
    expect(pairs("casa è bella", "La casa è bella")).toEqual([["casa", "La casa"]]);
    expect(pairs("Ciao Anna come stai", "Ciao Anna, come stai?")).toEqual([
      ["Anna", "Anna,"],
      ["stai", "stai?"],
    ]);
  });

  it.each([
    ["abito in la città", "abito nella città", [["in la", "nella"]]],
    ["vado a il mare", "vado al mare", [["a il", "al"]]],
    ["per che non vieni", "perché non vieni", [["per che", "perché"]]],
    ["posso ti aiutare oggi", "posso aiutarti oggi", [["ti aiutare", "aiutarti"]]],
    ["Matteo andava a casa", "Matteo è andato a casa", [["andava", "è andato"]]],
    ["non poteva vederla senza", "non poteva stare a guardare senza", [["vederla", "stare a guardare"]]],
    ["La casa è bella io la amo", "La casa è bella. Io la amo", [["bella io", "bella. Io"]]],
    ["Maria ha avuto paura", "Maria aveva paura", [["ha avuto", "aveva"]]],
    ["noi eravamo una coppia", "noi siamo stati una coppia", [["eravamo", "siamo stati"]]],
    ["era bello ieri", "è stato bello ieri", [["era", "è stato"]]],
    ["Io mi piace il mare", "Mi piace il mare", [["Io mi", "Mi"]]],
    ["l' amico è qui", "l'amico è qui", [["l' amico", "l'amico"]]],
  ])("treats dependent changes as one: %s", (original, corrected, expected) => {
    expect(pairs(original, corrected)).toEqual(expected);
  });

  it.each([
    [
      "belli casa grande",
      "belle case grande",
      [
        ["belli", "belle"],
        ["casa", "case"],
      ],
    ],
    [
      "Non lo savete che stiamo qui",
      "Non sapete che siamo qui",
      [
        ["lo ", ""],
        ["savete", "sapete"],
        ["stiamo", "siamo"],
      ],
    ],
    [
      "ho nato in 1990",
      "sono nato nel 1990",
      [
        ["ho", "sono"],
        ["in", "nel"],
      ],
    ],
    [
      "tutti giorni va scola",
      "tutti i giorni vanno a scuola",
      [
        ["giorni", "i giorni"],
        ["va", "vanno"],
        ["scola", "a scuola"],
      ],
    ],
  ])("never merges two errors: %s", (original, corrected, expected) => {
    expect(pairs(original, corrected)).toEqual(expected);
  });

  it.each([
    ["Io sempre mangio la pizza", "Io mangio sempre la pizza", [["sempre mangio", "mangio sempre"]]],
    ["Sempre mangio la pizza", "Mangio sempre la pizza", [["Sempre mangio", "Mangio sempre"]]],
    ["casa mia è bella", "La mia casa è bella", [["casa mia", "La mia casa"]]],
    ["ti non vedo mai", "non ti vedo mai", [["ti non", "non ti"]]],
  ])("treats a moved word as one change: %s", (original, corrected, expected) => {
    expect(pairs(original, corrected)).toEqual(expected);
  });

  it("gives the correction if every hunk is replaced, and hunks do not overlap, for any two texts", () => {
    const word = fc.constantFrom(
      ..."la casa l' è perché un amico va andato ha".split(" "),
      ...[" ", "  ", "\n", ".", ",", "😀", "e\u0301", "'", " \u0301"],
    );
    const text = fc.array(word, { maxLength: 24 }).map((words) => words.join(""));
    fc.assert(
      fc.property(text, text, (original, corrected) => {
        expect(squash(applied(original, corrected))).toBe(squash(corrected));
        const hunks = alignTexts(original, corrected);
        for (const [index, hunk] of hunks.entries()) {
          expect(hunk.start).toBeLessThanOrEqual(hunk.end);
          expect(hunk.correctedStart).toBeLessThanOrEqual(hunk.correctedEnd);
          expect(hunk.start).toBeGreaterThanOrEqual(hunks[index - 1]?.end ?? 0);
          if (original.trim() !== "") expect(hunk.start).toBeLessThan(hunk.end);
        }
      }),
      { numRuns: volume("propertyCases") },
    );
  }, 120_000);
});

describe("random changes to a right sentence", () => {
  const WORDS =
    "domenica prossima mercato comprare frutta verdura fresca vicino stazione centrale insieme sorella maggiore cucina tavola pranzo giardino finestra lettera treno".split(
      " ",
    );
  const sentence = fc.shuffledSubarray(WORDS, { minLength: 12, maxLength: 20 });
  const misspell = (word: string) => word.slice(0, 2) + word.slice(3);

  it("are one change for each error, however close the next one is", () => {
    fc.assert(
      fc.property(sentence, fc.uniqueArray(fc.nat({ max: 11 }), { maxLength: 6 }), (right, places) => {
        const wrong = right.map((word, at) => (places.includes(at) ? misspell(word) : word));
        const wanted = places.toSorted((a, b) => a - b).map((at) => [misspell(right[at] ?? ""), right[at] ?? ""]);
        expect(pairs(wrong.join(" "), right.join(" "))).toEqual(wanted);
      }),
      { numRuns: volume("propertyCases") },
    );
  }, 120_000);

  it("are one change for a moved word, separate from errors on its way", () => {
    const way = fc.record({ from: fc.nat({ max: 11 }), by: fc.integer({ min: 1, max: 6 }) });
    fc.assert(
      fc.property(sentence, way, fc.nat({ max: 11 }), (right, { from, by }, error) => {
        const to = Math.min(from + by, right.length - 1);
        if (to === from) return;
        const isBeside = error < from - 1 || error > to + 1;
        const spelt = right.map((word, at) => (isBeside && at === error ? misspell(word) : word));
        const [moved = ""] = spelt.slice(from, from + 1);
        const wrong = [...spelt.slice(0, from), ...spelt.slice(from + 1, to + 1), moved, ...spelt.slice(to + 1)];
        const found = pairs(wrong.join(" "), right.join(" "));
        expect(found).toHaveLength(isBeside ? 2 : 1);
        expect(
          found.some(([a = "", b = ""]) => a !== b && a.split(" ").sort().join() === b.split(" ").sort().join()),
        ).toBe(true);
      }),
      { numRuns: volume("propertyCases") },
    );
  }, 120_000);
});
