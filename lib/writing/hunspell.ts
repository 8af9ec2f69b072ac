import "server-only";
import dictionary from "dictionary-it";
import { createHunspellFromStrings } from "hunspell-wasm";

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

/** Loaded once per thread (about 0.3 s). A suggestion can take 0.25 s: on a server use `dictionary-thread.ts`. */
export function italianDictionary(): Promise<Dictionary> {
  loading ??= load();
  return loading;
}
