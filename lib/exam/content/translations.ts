import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LOCALE_NAMES } from "@/lib/i18n/locales";

/**
 * The languages of the papers. A paper's own files are Italian; each other language is one file beside them,
 * `translations/{language}.json`, so that who translates works in one place and who writes a paper reads one language. It
 * holds a branch for each file of the paper, in which an item of a list stands under its id, or under its level.
 */

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Branch = { [key: string]: Json };

const isBranch = (value: Json | undefined): value is Branch =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The file of a language, for the files of a folder. */
export const translationPath = (directory: string, locale: string): string =>
  join(/*turbopackIgnore: true*/ directory, "translations", `${locale}.json`);

const readJson = (path: string): Json => JSON.parse(readFileSync(path, "utf8"));

/**
 * A reader of a folder's files, each with its translations in place. A language without a file, and a place without a
 * translation, stay Italian.
 * @returns gives a file by its name, without `.json`, as it was read: no schema has seen it
 * @throws Error when a translation stands where nothing is to translate
 */
export function translatedReader(directory: string): (name: string) => unknown {
  const languages = Object.keys(LOCALE_NAMES).flatMap((locale): [string, Json][] => {
    const path = translationPath(directory, locale);
    return existsSync(path) ? [[locale, readJson(path)]] : [];
  });
  return (name) =>
    languages.reduce(
      (document, [locale, files]) => {
        const translated = isBranch(files) ? files[name] : undefined;
        return translated === undefined
          ? document
          : lay(document, translated, locale, `${directory} ${locale} ${name}`);
      },
      readJson(join(/*turbopackIgnore: true*/ directory, `${name}.json`)),
    );
}

const nameOf = (item: Json): string => (isBranch(item) ? String(item["id"] ?? item["level"]) : "");

/** A document with one language more. */
function lay(document: Json, translated: Json, locale: string, place: string): Json {
  if (isBranch(document) && "it" in document) return { ...document, [locale]: translated };
  if (!isBranch(translated)) throw new Error(`${place}: there is nothing to translate here`);
  const inner = (key: string, below: Json, above: Json) => lay(below, above, locale, `${place}.${key}`);
  if (Array.isArray(document)) {
    const unknown = Object.keys(translated).find((key) => !document.some((item) => nameOf(item) === key));
    if (unknown !== undefined) throw new Error(`${place}: no item is called ${unknown}`);
    return document.map((item) => {
      const above = translated[nameOf(item)];
      return above === undefined ? item : inner(nameOf(item), item, above);
    });
  }
  const branches = Object.entries(translated).map(([key, above]): [string, Json] => {
    const below = isBranch(document) ? document[key] : undefined;
    if (below === undefined) throw new Error(`${place}: there is no ${key}`);
    return [key, inner(key, below, above)];
  });
  return { ...(isBranch(document) ? document : {}), ...Object.fromEntries(branches) };
}
