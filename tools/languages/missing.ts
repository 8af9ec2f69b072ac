/** Lists what a language lacks before it can be offered. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import {
  isObject,
  type Json,
  languageFile,
  listCodeTables,
  listFilesWithTables,
  listModelFiles,
  listTables,
  readOfferedLocales,
  readTreeJson,
} from "./language-files";
import { emptyForm, hasOwnEntries, neededTexts } from "./lay-out";

const countEmpty = (value: Json): number => {
  if (typeof value === "string") return value.trim() === "" ? 1 : 0;
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + countEmpty(item), 0);
  return isObject(value) ? countEmpty(Object.values(value)) : 0;
};

/** The texts of a form that are not written. Lists differ from language to language: only what they have counts. */
function countMissing(form: Json, written: Json | undefined): number {
  if (written === undefined) return countEmpty(form);
  if (!(isObject(form) && isObject(written))) return countEmpty(written);
  return Object.entries(form).reduce((sum, [key, value]) => sum + countMissing(value, written[key]), 0);
}

/** One place where a language is not complete: `texts` are to be written there; a line of a table counts as one. */
export type MissingPlace = { path: string; texts: number; table?: string };

/** What a tree has for its languages. */
export type LanguageTree = {
  root: string;
  offered: readonly string[];
  models: readonly { path: string; form: Json }[];
  files: ReturnType<typeof listFilesWithTables>;
  code: ReturnType<typeof listCodeTables>;
};

export function readLanguageTree(root: string): LanguageTree {
  return {
    root,
    offered: readOfferedLocales(root),
    models: listModelFiles(root).map((path) => ({ path, form: emptyForm(readTreeJson(root, path), path) })),
    files: listFilesWithTables(root),
    code: listCodeTables(root),
  };
}

/**
 * @param code ISO 639
 * @returns the places in the order in which they are to be worked on; the list of offered languages is the last
 */
export function findMissingPlaces({ root, offered, models, files, code: tables }: LanguageTree, code: string) {
  const others = offered.filter((locale) => locale !== "it" && locale !== code);
  const translated = code === "it" ? [] : models;
  const inFiles = translated.map(({ path: model, form }): MissingPlace => {
    const path = languageFile(model, code);
    const written = existsSync(join(root, path)) ? readTreeJson(root, path) : undefined;
    return {
      path,
      texts: written && hasOwnEntries(path) ? countEmpty(neededTexts(written, path)) : countMissing(form, written),
    };
  });
  const inTables = files.map(({ path, content }): MissingPlace => {
    const texts = code === "it" ? [] : listTables(content, others).map((table) => countEmpty(table[code] ?? ""));
    return { path, texts: texts.reduce((sum, count) => sum + count, 0) };
  });
  const inCode = tables.map(({ path, name, locales }): MissingPlace => {
    return { path, table: name, texts: locales.includes(code) ? 0 : 1 };
  });
  const list: MissingPlace = {
    path: "lib/i18n/locales.ts",
    table: "OFFERED_LOCALES",
    texts: offered.includes(code) ? 0 : 1,
  };
  return [...inFiles, ...inTables, ...inCode, list].filter(({ texts }) => texts > 0);
}
