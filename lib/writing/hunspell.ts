import "server-only";
import dictionary from "dictionary-it";
import { type Hunspell, loadModule } from "hunspell-asm";

let loading: Promise<Hunspell> | undefined;

async function load(): Promise<Hunspell> {
  const factory = await loadModule();
  const affixes = factory.mountBuffer(dictionary.aff, "it.aff");
  const words = factory.mountBuffer(dictionary.dic, "it.dic");
  return factory.create(affixes, words);
}

/** The Italian dictionary, loaded once a process (about 0.15 s). */
export function italianDictionary(): Promise<Pick<Hunspell, "spell" | "suggest">> {
  loading ??= load();
  return loading;
}
