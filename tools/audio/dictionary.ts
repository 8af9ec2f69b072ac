/** Compares espeak-ng with Debian's `festlex-ifd` lexicon if installed; none of it is copied into the project. */
import { readFileSync } from "node:fs";
import { withoutAccents } from "./lexicon.ts";

/** Stressed vowel (E and O open, e and o closed) and the number of vowel groups after it. */
type Stress = { vowel: string; groupsAfter: number };

export type StressDictionary = Map<string, Stress[]>;

/** Installed by `apt-get install festlex-ifd`. */
export const DICTIONARY_FILE = "/usr/share/festival/dicts/ifd/lex.out";

const ENTRY = /^\("([^"]+)" \S+ (.*)\)$/;

/** Parses entries such as `("medico" S-MS (((m E1) 1) ((d i) 0) ((k o) 0)))`. */
export function readDictionary(file: string): StressDictionary {
  const dictionary: StressDictionary = new Map();
  for (const line of readFileSync(file, "latin1").split("\n")) {
    const [, word, syllables] = ENTRY.exec(line) ?? [];
    if (word === undefined || syllables === undefined) continue;
    const sounds = syllables
      .replace(/\) \d\)/g, ")")
      .replace(/[() ]+/g, " ")
      .trim()
      .split(" ");
    const stressed = sounds.findIndex((sound) => sound.endsWith("1"));
    if (stressed < 0) continue;
    const stress = { vowel: sounds[stressed]?.charAt(0) ?? "", groupsAfter: vowelGroups(sounds.slice(stressed)) - 1 };
    dictionary.set(word, [...(dictionary.get(word) ?? []), stress]);
  }
  return dictionary;
}

function stressOf(ipa: string): Stress | undefined {
  const [, after] = ipa.split("ˈ");
  if (after === undefined) return undefined;
  const sounds = [...after.replace(/[\^ːˌ]/g, "")];
  const vowel = { ɛ: "E", ɔ: "O" }[sounds[0] ?? ""] ?? sounds[0] ?? "";
  return { vowel, groupsAfter: vowelGroups(sounds) - 1 };
}

/** A doubt for the reader, or undefined. Looks up only the part after an apostrophe ("l'ora": ora). */
export function findPronunciationFault(word: string, ipa: string, dictionary: StressDictionary): string | undefined {
  const plain = word.toLowerCase().replace(/^.*['’](?=.)/, "");
  const known = dictionary.get(plain) ?? dictionary.get(withoutAccents(plain));
  const heard = stressOf(ipa);
  if (heard === undefined) return undefined;
  if (known === undefined) return "not in the dictionary";
  const forms = [...new Set(known.map(describe))];
  if (!forms.includes(describe(heard))) return `${describe(heard)}, dictionary: ${forms.join(" or ")}`;
  return forms.length > 1 ? `${describe(heard)}, but could be ${forms.join(" or ")}: read the sentence` : undefined;
}

function describe({ vowel, groupsAfter }: Stress): string {
  const place = ["last", "last but one", "last but two", "last but three"][groupsAfter] ?? "early";
  const quality = { E: "open e", e: "closed e", O: "open o", o: "closed o" }[vowel] ?? vowel;
  return `stress on ${quality}, ${place}`;
}

/** Adjacent vowels count as one group, so that both spellings of diphthongs agree. */
function vowelGroups(sounds: readonly string[]): number {
  const isVowel = (sound: string | undefined) => sound !== undefined && /^[aeiouEOɛɔɪʊəjw]1?$/.test(sound);
  return sounds.filter((sound, i) => isVowel(sound) && !isVowel(sounds[i - 1])).length;
}
