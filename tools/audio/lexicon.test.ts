import { expect, test } from "vitest";
import { respell } from "./lexicon.ts";

const lexicon = [
  { written: "fuori", spoken: "fuòri" },
  { written: "legge", spoken: "lègge" },
  { written: "la legge", spoken: "la légge" },
  { written: "wi-fi", spoken: "[[waif'ai]]" },
];

test("whole words are respelled, capitalised or not, but parts of words are not", () => {
  expect(respell("Fuori, fuorilegge!", lexicon)).toBe("fuòri, fuorilegge!");
});

test("a longer entry takes precedence over a shorter one inside it", () => {
  expect(respell("Lui legge, la legge dice.", lexicon)).toBe("Lui lègge, la légge dice.");
});

test("existing phonemes are left alone", () => {
  expect(respell("Il wi-fi è fuori.", [...lexicon, { written: "waif", spoken: "x" }])).toBe("Il [[waif'ai]] è fuòri.");
});
