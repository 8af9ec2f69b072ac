import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { TRANSLATED_LOCALES } from "@/lib/i18n/locales";

/**
 * A paper's own files are Italian; each other language is one file, `translations/{language}.json`, with a branch for
 * each file of the paper. List items are keyed by id or level.
 */

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

const isJsonObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Path of a language's translations of a content folder. */
export const translationPath = (directory: string, locale: string): string =>
  join(/*turbopackIgnore: true*/ directory, "translations", `${locale}.json`);

export const readJsonFile = (path: string): Json => JSON.parse(readFileSync(path, "utf8"));

/**
 * Returns a reader for a folder's JSON files (by name, without `.json`) with translations merged in, not validated.
 * Missing translations stay Italian. The reader throws Error if a translation matches no translatable text.
 */
export function translatedReader(directory: string): (name: string) => unknown {
  const languages = TRANSLATED_LOCALES.flatMap((locale): [string, Json][] => {
    const path = translationPath(directory, locale);
    return existsSync(path) ? [[locale, readJsonFile(path)]] : [];
  });
  return (name) => {
    let document = readJsonFile(join(/*turbopackIgnore: true*/ directory, `${name}.json`));
    for (const [locale, files] of languages) {
      const translated = isJsonObject(files) ? files[name] : undefined;
      const path = `${directory} ${locale} ${name}`;
      if (translated !== undefined) document = mergeTranslation(document, translated, locale, path);
    }
    return document;
  };
}

const entryKey = (item: Json): string => (isJsonObject(item) ? String(item["id"] ?? item["level"]) : "");

function mergeTranslation(document: Json, translated: Json, locale: string, path: string): Json {
  if (isJsonObject(document) && "it" in document) return { ...document, [locale]: translated };
  if (!isJsonObject(translated))
    throw new Error(`${path}: translated, but the Italian file has no translatable text here`);
  const mergeChild = (key: string, original: Json, translation: Json) =>
    mergeTranslation(original, translation, locale, `${path}.${key}`);
  if (Array.isArray(document)) {
    const unknown = Object.keys(translated).find((key) => !document.some((item) => entryKey(item) === key));
    if (unknown !== undefined) throw new Error(`${path}: no item has the id or level ${unknown}`);
    return document.map((item) => {
      const translation = translated[entryKey(item)];
      return translation === undefined ? item : mergeChild(entryKey(item), item, translation);
    });
  }
  const branches = Object.entries(translated).map(([key, translation]): [string, Json] => {
    const original = isJsonObject(document) ? document[key] : undefined;
    if (original === undefined) throw new Error(`${path}: the Italian file has no field ${key}`);
    return [key, mergeChild(key, original, translation)];
  });
  return { ...(isJsonObject(document) ? document : {}), ...Object.fromEntries(branches) };
}
