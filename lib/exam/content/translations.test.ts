import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { listSimulations } from "@/lib/exam/content/library";
import { readSamples } from "@/lib/exam/content/samples";
import { readSiblings } from "@/lib/exam/content/siblings";
import { translatedReader, translationPath } from "@/lib/exam/content/translations";
import { OFFERED_LOCALES } from "@/lib/i18n/locales";
import { CONTENT_DIR } from "@/lib/product/simulation-folders";

/** Sentences by their path: "questions.0.explanation.right". */
type Leaves = Map<string, string>;

function leavesOf(value: unknown, place = ""): Leaves {
  if (typeof value === "string") return new Map([[place, value]]);
  if (typeof value !== "object" || value === null) return new Map();
  return new Map(Object.entries(value).flatMap(([key, below]) => [...leavesOf(below, `${place}.${key}`)]));
}

/** Every translatable text of the papers, by language. */
function listTranslated(value: unknown, place: string): { place: string; byLocale: Record<string, unknown> }[] {
  if (typeof value !== "object" || value === null) return [];
  if ("it" in value) return [{ place, byLocale: { ...value } }];
  return Object.entries(value).flatMap(([key, below]) => listTranslated(below, `${place}.${key}`));
}

const all = listTranslated(
  { papers: listSimulations(), siblings: readSiblings(CONTENT_DIR), samples: readSamples(CONTENT_DIR) },
  "content",
);
const quotesOf = (text: string) => text.match(/«[^»]*»/g) ?? [];

describe.each(OFFERED_LOCALES.filter((locale) => locale !== "it"))("the papers in %s", (locale) => {
  const pairs = all.flatMap(({ place, byLocale }) => {
    const translated = leavesOf(byLocale[locale]);
    return [...leavesOf(byLocale["it"])].map(([leaf, italian]) => {
      return { place: place + leaf, italian, translation: translated.get(leaf) };
    });
  });

  it("explain the same as the Italian ones, and nothing else", () => {
    expect(pairs.length).toBeGreaterThan(700);
    expect(pairs.filter(({ translation }) => !translation?.trim()).map(({ place }) => place)).toEqual([]);
    const more = all.filter(({ byLocale }) => leavesOf(byLocale[locale]).size > leavesOf(byLocale["it"]).size);
    expect(more.map(({ place }) => place)).toEqual([]);
  });

  it("quote the same Italian words", () => {
    const changed = pairs.filter(
      ({ italian, translation }) => !quotesOf(italian).every((quote) => translation?.includes(quote)),
    );
    expect(changed.map(({ place }) => place)).toEqual([]);
  });

  it("are not left in Italian", () => {
    const left = pairs.filter(({ italian, translation }) => {
      // The rest of a sentence, without the Italian words that it quotes or shows as examples.
      const bare = italian.replace(/«[^»]*»/g, "").split(/[.:]\s/)[0] ?? "";
      return italian === translation && bare.trim().split(/\s+/).length > 8;
    });
    expect(left.map(({ place }) => place)).toEqual([]);
  });
});

describe("a folder with translations", () => {
  const directory = mkdtempSync(join(tmpdir(), "translations-"));
  afterAll(() => rmSync(directory, { recursive: true }));
  const path = translationPath(directory, "pl");
  mkdirSync(dirname(path));
  const list = [
    { id: 7, why: { it: "Perché sì." } },
    { id: 9, why: { it: "Perché no." } },
  ];
  writeFileSync(join(directory, "list.json"), JSON.stringify(list));
  const readWith = (translations: unknown) => {
    writeFileSync(path, JSON.stringify(translations));
    return translatedReader(directory)("list");
  };

  it("is merged into the paper by the ids of its items", () => {
    expect(readWith({ list: { "9": { why: "Bo nie." } } })).toEqual([
      list[0],
      { id: 9, why: { it: "Perché no.", pl: "Bo nie." } },
    ]);
  });

  it("is optional: the paper then stays Italian", () => {
    expect(readWith({})).toEqual(list);
  });

  it("is rejected if a translation matches no text", () => {
    expect(() => readWith({ list: { "8": { why: "Nie." } } })).toThrow("no item has the id or level 8");
    expect(() => readWith({ list: { "9": { how: "Nie." } } })).toThrow("the Italian file has no field how");
    expect(() => readWith({ list: { "9": "Nie." } })).toThrow("no translatable text");
  });
});
