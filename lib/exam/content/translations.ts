import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LOCALE_NAMES } from "@/lib/i18n/locales";

/**
 * A paper's own files are Italian; each other language is one file, `translations/{language}.json`, with a branch for
 * each file of the paper. List items are keyed by id or level.
 */

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Branch = { [key: string]: Json };

const isBranch = (value: Json | undefined): value is Branch =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Path of a language's translations of a content folder. */
export const translationPath = (directory: string, locale: string): string =>
  join(/*turbopackIgnore: true*/ directory, "translations", `${locale}.json`);

const readJson = (path: string): Json => JSON.parse(readFileSync(path, "utf8"));

/**
 * Returns a reader for a folder's JSON files (by name, without `.json`) with translations merged in, not validated.
 * Missing translations stay Italian. The reader throws Error if a translation matches no translatable text.
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
