import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { OFFERED_LOCALES } from "@/lib/i18n/locales";
import { CONTENT_DIR, listSimulationFolders } from "@/lib/product/simulation-folders";
import { readCodePoints } from "@/tests/support/font-code-points";
import { readMessages } from "@/tests/support/messages";

/** The fonts used together by a page or the PDF. */
const FONTS = {
  "the text's": ["app/atkinson-latin.woff2", "app/atkinson-extended.woff2"],
  "the PDF's regular": ["public/fonts/atkinson-hyperlegible-next-regular.ttf"],
  "the PDF's bold": ["public/fonts/atkinson-hyperlegible-next-bold.ttf"],
};

/** All texts that a language may show: its sentences, its papers, its contrasts. */
function textOf(locale: string): string {
  const files = [
    ...[...listSimulationFolders(CONTENT_DIR), "siblings", "samples"].map(
      (name) => `${name}/translations/${locale}.json`,
    ),
    `contrasts/${locale}.json`,
  ];
  const papers = locale === "it" ? [] : files.map((file) => readFileSync(join(CONTENT_DIR, file), "utf8"));
  return [...readMessages(locale).values(), ...papers].join("\n").replaceAll("\\n", "\n");
}

const missing = (used: RegExpMatchArray | null, letters: ReadonlySet<number>): string[] =>
  [...new Set(used)].filter((letter) => !letters.has(letter.codePointAt(0) ?? 0));

const readLetters = (paths: readonly string[]) =>
  new Set(paths.flatMap((path) => [...readCodePoints(readFileSync(path))]));

describe.each(Object.entries(FONTS))("%s fonts", (_name, paths) => {
  const letters = readLetters(paths);

  it.each(OFFERED_LOCALES)("contain every character of %s", (locale) => {
    expect(
      missing(
        textOf(locale)
          .normalize("NFC")
          .match(/[\p{L}\p{P}\p{N}]/gu),
        letters,
      ),
    ).toEqual([]);
  });
});

// A quotation mark in a heading may use the text's typeface.
describe.each([
  ["the pages'", ["app/fraunces-latin.woff2", "app/fraunces-extended.woff2"]],
  ["the PDF's", ["public/fonts/fraunces-semibold.ttf"]],
])("%s fonts for headings", (_name, paths) => {
  const letters = readLetters(paths);

  it.each(OFFERED_LOCALES)("contain every letter of the sentences of %s", (locale) => {
    const sentences = [...readMessages(locale).values()].join("\n");
    expect(missing(sentences.normalize("NFC").match(/\p{L}/gu), letters)).toEqual([]);
  });
});
