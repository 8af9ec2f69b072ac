/** Lays out the files of a language, with an empty text wherever a translator has to write one. */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  isObject,
  type Json,
  languageFile,
  listFilesWithTables,
  listModelFiles,
  listTables,
  readOfferedLocales,
  readTreeJson,
} from "./language-files";

/** Fields that say what a text is, the same in every language. */
const STRUCTURE = ["id", "when", "aspect"];

/** Files whose entries each language chooses; those of English are a suggestion. A note is written only where it helps. */
const OWN_ENTRIES = /glossary\//;

export const hasOwnEntries = (path: string): boolean => OWN_ENTRIES.test(path);

/** A language's texts without those that it may do without. */
export function neededTexts(content: Json, path: string): Json {
  if (!(hasOwnEntries(path) && isObject(content))) return content;
  const terms = Object.entries(content).map(([key, entry]) => [
    key,
    isObject(entry) ? { term: entry["term"] ?? "" } : "",
  ]);
  return Object.fromEntries(terms);
}

function withoutTexts(content: Json): Json {
  if (typeof content === "string") return "";
  if (Array.isArray(content)) return content.map(withoutTexts);
  if (!isObject(content)) return content;
  const fields = Object.entries(content).map(([key, value]) => [
    key,
    STRUCTURE.includes(key) ? value : withoutTexts(value),
  ]);
  return Object.fromEntries(fields);
}

/** The form of an English file, for a language that has not written any of it. */
export const emptyForm = (model: Json, path: string): Json => withoutTexts(neededTexts(model, path));

/** Written texts stay, in the order of the form; a list that was begun is left to its author. */
function fillIn(form: Json, written: Json | undefined): Json {
  if (!(isObject(form) && isObject(written))) return written ?? form;
  const more = Object.entries(written).filter(([key]) => !(key in form));
  return Object.fromEntries([
    ...Object.entries(form).map(([key, value]) => [key, fillIn(value, written[key])]),
    ...more,
  ]);
}

/**
 * Writes each missing file of a language, and each missing text of an existing one, as an empty text. Calling it again
 * changes nothing that is written.
 *
 * @param root of the tree
 * @param code ISO 639
 * @returns the paths of the changed files
 */
export function layOutLanguage(root: string, code: string): string[] {
  const changed: string[] = [];
  const store = (path: string, content: Json) => {
    const isSame = existsSync(join(root, path)) && JSON.stringify(readTreeJson(root, path)) === JSON.stringify(content);
    if (isSame) return;
    writeFileSync(join(root, path), `${JSON.stringify(content, null, 2)}\n`);
    changed.push(path);
  };
  for (const model of listModelFiles(root)) {
    const path = languageFile(model, code);
    const written = existsSync(join(root, path)) ? readTreeJson(root, path) : undefined;
    if (written === undefined || !hasOwnEntries(path))
      store(path, fillIn(emptyForm(readTreeJson(root, model), model), written));
  }
  const others = readOfferedLocales(root).filter((locale) => locale !== "it" && locale !== code);
  for (const { path, content } of listFilesWithTables(root)) {
    for (const table of listTables(content, others)) table[code] ??= "";
    store(path, content);
  }
  return changed;
}
