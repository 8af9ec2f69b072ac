import { describe, expect, it } from "vitest";
import { numberSentences } from "@/lib/writing/sentences";

describe("splitting a text into sentences", () => {
  it.each([
    ["Ciao. Come stai? Bene!", ["Ciao.", "Come stai?", "Bene!"]],
    ["abito a Roma. la casa è bella", ["abito a Roma.", "la casa è bella"]],
    ["Il dott. Rossi e la sig.ra Bianchi arrivano.", ["Il dott. Rossi e la sig.ra Bianchi arrivano."]],
    ["Vengo il 3.5. alle otto. Va bene il 12/05?", ["Vengo il 3.5. alle otto.", "Va bene il 12/05?"]],
    ["Vengo il 3. maggio.", ["Vengo il 3. maggio."]],
    ["La festa è il 29. Marzo. Vieni?", ["La festa è il 29. Marzo.", "Vieni?"]],
    ["Roma, 1. Giuglio", ["Roma, 1. Giuglio"]],
    ["Arrivo il 3. Mario viene dopo.", ["Arrivo il 3.", "Mario viene dopo."]],
    ["Ho il pane, il latte ecc. e poi la frutta.", ["Ho il pane, il latte ecc. e poi la frutta."]],
    ["Compro pane, latte ecc. Poi torno.", ["Compro pane, latte ecc.", "Poi torno."]],
    ["Frutta, p. es. mele. Ciao.", ["Frutta, p. es. mele.", "Ciao."]],
    ["Sono nato nel 1990. Abito qui.", ["Sono nato nel 1990.", "Abito qui."]],
    ["Gent.ma sig. Ferri,\nprof. Neri non c'è.", ["Gent.ma sig. Ferri,", "prof. Neri non c'è."]],
  ])("%s", (text, sentences) => {
    const found = numberSentences(text);
    expect(found.map((sentence) => sentence.text)).toEqual(sentences);
    expect(found.map(({ n }) => n)).toEqual(sentences.map((_, at) => at + 1));
    for (const { start, end, text: sentence } of found) expect(text.slice(start, end)).toBe(sentence);
  });
});
