import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OFFERED_LOCALES } from "@/lib/i18n/locales";
import { isObject, type Json, languageFile, listCodeTables, listModelFiles, readTreeJson } from "./language-files";
import { layOutLanguage } from "./lay-out";
import { findMissingPlaces, readLanguageTree } from "./missing";

const ours = readLanguageTree(".");

it.each(OFFERED_LOCALES)("every text of an offered language is written: %s", (locale) => {
  expect(findMissingPlaces(ours, locale)).toEqual([]);
});

/** No language: the code is for private use. */
const PSEUDO = "qps";

describe("a language that is added", () => {
  const root = mkdtempSync(join(tmpdir(), "languages-"));
  afterAll(() => rmSync(root, { recursive: true }));

  beforeAll(() => {
    const code = new Set(["lib/i18n/locales.ts", ...ours.code.map(({ path }) => path)]);
    const isTextOrTable = (path: string) => statSync(path).isDirectory() || path.endsWith(".json") || code.has(path);
    for (const folder of ["components", "lib", "messages", "tests", "tools"])
      cpSync(folder, join(root, folder), { recursive: true, filter: isTextOrTable });
  });

  const findLeft = () => findMissingPlaces(readLanguageTree(root), PSEUDO);
  const edit = (path: string, change: (text: string) => string) =>
    writeFileSync(join(root, path), change(readFileSync(join(root, path), "utf8")));

  /** Writes a word for each empty text. */
  const translate = (value: Json): Json => {
    if (value === "") return "word";
    if (Array.isArray(value)) return value.map(translate);
    return isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, translate(item)]))
      : value;
  };

  it("lacks everything: its files, a word in each table of the papers, a line in each table of the code", () => {
    const kinds = [
      `messages/${PSEUDO}.json`,
      `messages/glossary/${PSEUDO}.json`,
      `components/layout/legal/texts/${PSEUDO}.json`,
      `lib/exam/content/contrasts/${PSEUDO}.json`,
      `lib/exam/content/samples/translations/${PSEUDO}.json`,
      `lib/exam/content/siblings/translations/${PSEUDO}.json`,
      `lib/exam/content/simulation-1/translations/${PSEUDO}.json`,
      `lib/oral/content/speech-notes/${PSEUDO}.json`,
      "lib/oral/content/topics/i-turni.json",
      "lib/writing/detect-language.ts",
      "tools/content/verdicts.ts",
      "tests/messages.test.ts",
    ];
    const paths = findLeft().map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(kinds));
    expect(paths.at(-1)).toBe("lib/i18n/locales.ts");
  });

  it("gets every file that English has, in its form, with empty texts; what exists stays as it is", () => {
    const english = listModelFiles(root);
    const before = english.map((path) => readFileSync(join(root, path), "utf8"));
    layOutLanguage(root, PSEUDO);
    expect(english.filter((path) => !existsSync(join(root, languageFile(path, PSEUDO))))).toEqual([]);
    expect(english.map((path) => readFileSync(join(root, path), "utf8"))).toEqual(before);
    expect(readTreeJson(root, `messages/${PSEUDO}.json`)).toMatchObject({ layout: { skip: "" } });
    const legal = JSON.stringify(readTreeJson(root, `components/layout/legal/texts/${PSEUDO}.json`));
    expect(legal).toMatch(
      /^\{"vat":"","privacy":\[\{"id":"controller","title":"","blocks":\[\{"when":"companyName","text":""/,
    );
    const topic = JSON.stringify(readTreeJson(root, "lib/oral/content/topics/i-turni.json"));
    expect(topic).toContain(`"pl":"zmiana","${PSEUDO}":""`);
    const tree = readLanguageTree(root);
    for (const locale of OFFERED_LOCALES) expect(findMissingPlaces(tree, locale)).toEqual([]);
  });

  it("keeps what is written when the files are laid out again, and gets what is new", () => {
    const path = `messages/${PSEUDO}.json`;
    edit(path, (text) => text.replace('"skip": ""', '"skip": "word"').replace(/ *"close": "",\n/, ""));
    const count = () => findLeft().find((place) => place.path === path)?.texts;
    const missing = count();
    expect(layOutLanguage(root, PSEUDO)).toEqual([path]);
    expect(readTreeJson(root, path)).toMatchObject({ layout: { skip: "word", close: "" } });
    expect(count()).toBe(missing);
    expect(layOutLanguage(root, PSEUDO)).toEqual([]);
  });

  it("lacks only lines of the code once all texts are written, and nothing once those are", () => {
    for (const { path } of findLeft().filter((place) => place.path.endsWith(".json")))
      edit(path, (text) => JSON.stringify(translate(JSON.parse(text))));
    const left = findLeft();
    const tables = listCodeTables(root).map(({ path, name }) => ({ path, table: name, texts: 1 }));
    expect(left.slice(0, -1)).toEqual(tables);
    for (const { path } of tables) edit(path, (text) => text.replaceAll(/^( +)en: /gm, `$1${PSEUDO}: [],\n$1en: `));
    edit("lib/i18n/locales.ts", (text) => text.replace('"en",', `"en", "${PSEUDO}",`));
    expect(findLeft()).toEqual([]);
  });
});
