import "server-only";
import dictionary from "dictionary-it";
import { createHunspellFromStrings } from "hunspell-wasm";

/** What is asked of a dictionary: whether a word stands in it, and which of its words one may have been meant to be. */
export type Dictionary = { spell(word: string): boolean; suggest(word: string): string[] };

let loading: Promise<Dictionary> | undefined;

async function load(): Promise<Dictionary> {
  const read = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  const hunspell = await createHunspellFromStrings(read(dictionary.aff), read(dictionary.dic));
  return {
    spell: (word) => hunspell.testSpelling(word),
    suggest: (word) => hunspell.getSpellingSuggestions(word),
  };
}

/**
 * The Italian dictionary, loaded once a thread (about 0.3 s). A suggestion can take a quarter of a second: a server asks
 * through `spelling.ts`, which does it beside the main thread.
 */
export function italianDictionary(): Promise<Dictionary> {
  loading ??= load();
  return loading;
}
