import type { SpokenText } from "../../lib/exam/content/schema.ts";
import { LISTENING_SECTIONS } from "../../lib/exam/sections.ts";
import { splitSentences } from "../../lib/exam/sentences.ts";
import { findPronunciationFault, type StressDictionary } from "./dictionary.ts";
import { respell } from "./lexicon.ts";
import { toClauses, toIpa } from "./phonemes.ts";
import type { Settings } from "./settings.ts";
import type { SpokenSections } from "./simulation.ts";

type Word = { word: string; ipa: string };

/** Lines of the report: each word with its IPA, then the words that the dictionary doubts. */
export function reportPhonemes(sections: SpokenSections, settings: Settings, dictionary?: StressDictionary): string[] {
  const lines: string[] = [];
  const faults = new Map<string, string>();
  for (const section of LISTENING_SECTIONS) {
    for (const text of sections[section]) {
      lines.push("", `${section} ${text.id}: ${text.title}`);
      for (const { sentence, words } of pronounceText(text, settings)) {
        lines.push(`  ${sentence}`, `      ${words.map(({ word, ipa }) => `${word} ${ipa}`).join("   ")}`);
        for (const { word, ipa } of words) {
          const fault = dictionary && findPronunciationFault(word, ipa, dictionary);
          if (fault !== undefined) faults.set(`${word.toLowerCase()}  ${ipa}`, fault);
        }
      }
    }
  }
  if (dictionary === undefined) return lines;
  const sorted = [...faults].toSorted(([a], [b]) => a.localeCompare(b, "it"));
  return [...lines, "", "Words to check:", ...sorted.map(([word, doubt]) => `  ${word}   (${doubt})`)];
}

function pronounceText(text: SpokenText, { lexicon }: Settings): { sentence: string; words: Word[] }[] {
  return text.turns
    .flatMap((turn) => splitSentences(turn.text))
    .map((sentence) => ({
      sentence: respell(sentence, lexicon),
      words: toClauses(sentence, lexicon).flatMap(({ words }) => zipWords(words, toIpa(words))),
    }));
}

function zipWords(words: string, ipa: string): Word[] {
  const written = words.split(" ");
  const spoken = ipa.split(" ");
  if (written.length !== spoken.length) return [{ word: words, ipa }];
  return written.map((word, i) => ({ word, ipa: spoken[i] ?? "" }));
}
