import fc from "fast-check";
import { expect, test } from "vitest";
import { splitSentences } from "./sentences.ts";

test("a text is split after each full stop, question mark and exclamation mark", () => {
  expect(splitSentences("Buongiorno! Sono Elena. Come posso aiutarla?")).toEqual([
    "Buongiorno!",
    "Sono Elena.",
    "Come posso aiutarla?",
  ]);
});

test("closing quotation marks belong to their sentence", () => {
  expect(splitSentences("Lui ha detto: «Vengo domani.» Poi è uscito.")).toEqual([
    "Lui ha detto: «Vengo domani.»",
    "Poi è uscito.",
  ]);
});

test("an ellipsis before a lower-case letter does not end a sentence", () => {
  expect(splitSentences("Mah... non lo so. Aspetta…")).toEqual(["Mah... non lo so.", "Aspetta…"]);
});

test("an abbreviation does not end a sentence, but a single letter does", () => {
  expect(splitSentences("Chieda al sig. Rossi. È alla scala B. Grazie.")).toEqual([
    "Chieda al sig. Rossi.",
    "È alla scala B.",
    "Grazie.",
  ]);
});

test("a text without a final mark is one sentence, and an empty text has none", () => {
  expect(splitSentences("Pronto, chi parla")).toEqual(["Pronto, chi parla"]);
  expect(splitSentences("  \n ")).toEqual([]);
});

test("joining the sentences with spaces gives the text back, with white space collapsed", () => {
  const fragment = fc.constantFrom("Ciao", "sì", "è", ".", "?", "!", "…", "...", " ", "\n", "»", "sig", "A", ", ");
  fc.assert(
    fc.property(fc.array(fragment), (fragments) => {
      const text = fragments.join("");
      expect(splitSentences(text).join(" ")).toBe(text.trim().replace(/\s+/gu, " "));
    }),
  );
});
