/**
 * The files of a language, found through those of English, which has one of each kind: `en.json` wherever the texts of
 * a language are a file, a key `en` beside all others where a JSON file has one text in every language, and a line in
 * each table of the code that is typed by language.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The language whose files show which ones a language has. */
export const MODEL = "en";

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const FOLDERS = ["app", "components", "lib", "messages", "scripts", "tests", "tools"];

/** The paths of a tree's sources with an ending, relative to its root. */
function listSources(root: string, ending: RegExp): string[] {
  return readdirSync(root, { encoding: "utf8" })
    .filter((folder) => FOLDERS.includes(folder))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((path) => join(folder, path)),
    )
    .filter((path) => ending.test(path))
    .sort();
}

export const readTreeJson = (root: string, path: string): Json => JSON.parse(readFileSync(join(root, path), "utf8"));

export const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The offered languages of a tree. */
export function readOfferedLocales(root: string): string[] {
  const source = readFileSync(join(root, "lib/i18n/locales.ts"), "utf8");
  const list = /OFFERED_LOCALES = \[([^\]]*)\]/.exec(source)?.[1] ?? "";
  return [...list.matchAll(/"([a-z]+)"/g)].map(([, locale = ""]) => locale);
}

/** The paths of the English files that each language has. */
export const listModelFiles = (root: string): string[] => listSources(root, new RegExp(`/${MODEL}\\.json$`));

/** The path of a language's file. @param modelFile that of the English one */
export const languageFile = (modelFile: string, code: string): string =>
  modelFile.replace(new RegExp(`${MODEL}\\.json$`), `${code}.json`);

/** An object with a text for each language, such as the gloss of a word. */
type LanguageTable = { [locale: string]: Json };

/** The tables inside a JSON value, by reference: changing one changes the value. */
export function listTables(value: Json, locales: readonly string[]): LanguageTable[] {
  if (Array.isArray(value)) return value.flatMap((item) => listTables(item, locales));
  if (!isObject(value)) return [];
  if (locales.every((locale) => locale in value)) return [value];
  return Object.values(value).flatMap((item) => listTables(item, locales));
}

/** The JSON files with a text for each language in one place. */
export function listFilesWithTables(root: string): { path: string; content: Json }[] {
  const offered = readOfferedLocales(root);
  const translated = offered.filter((locale) => locale !== "it");
  return listSources(root, /\.json$/)
    .filter((path) => !offered.some((locale) => path.endsWith(`/${locale}.json`)))
    .map((path) => ({ path, content: readTreeJson(root, path) }))
    .filter(({ content }) => listTables(content, translated).length > 0);
}

const TYPED_TABLE = /const (\w+): (?:Readonly<)?Record<Locale, [\s\S]*?> = \{\n([\s\S]*?)\n *\};/g;

/** The tables of the code that have a line for each language. The compiler demands the line of an offered one. */
export function listCodeTables(root: string): { path: string; name: string; locales: string[] }[] {
  return listSources(root, /\.tsx?$/).flatMap((path) => {
    const tables = readFileSync(join(root, path), "utf8").matchAll(TYPED_TABLE);
    return [...tables].map(([, name = "", lines = ""]) => {
      const locales = [...lines.matchAll(/^ {2,}([a-z]{2,3}): /gm)].map(([, locale = ""]) => locale);
      return { path, name, locales };
    });
  });
}
