import { LISTENING_SECTIONS } from "../../lib/exam/sections.ts";
import { splitSentences } from "../../lib/exam/sentences.ts";
import { findPronunciationFault, type StressDictionary } from "./dictionary.ts";
import { respell } from "./lexicon.ts";
import { toClauses, toIpa } from "./phonemes.ts";
import type { Settings } from "./settings.ts";
import type { SpokenSections } from "./simulation.ts";

type Word = { word: string; ipa: string };

type Spoken = { title: string; texts: string[] };

/** The report of both listening sections. */
export function reportPhonemes(sections: SpokenSections, settings: Settings, dictionary?: StressDictionary): string[] {
  const spoken = LISTENING_SECTIONS.flatMap((section) =>
    sections[section].map(({ id, title, turns }) => ({
      title: `${section} ${id}: ${title}`,
      texts: turns.map((turn) => turn.text),
    })),
  );
  return reportLines(spoken, settings, dictionary);
}

/** Lines of the report: each word with its IPA, then the words that the dictionary doubts. */
export function reportLines(spoken: readonly Spoken[], settings: Settings, dictionary?: StressDictionary): string[] {
  const lines: string[] = [];
  const faults = new Map<string, string>();
  for (const { title, texts } of spoken) {
    lines.push("", title);
    for (const { sentence, words } of pronounceTexts(texts, settings)) {
      lines.push(`  ${sentence}`, `      ${words.map(({ word, ipa }) => `${word} ${ipa}`).join("   ")}`);
      for (const { word, ipa } of words) {
        const fault = dictionary && findPronunciationFault(word, ipa, dictionary);
        if (fault !== undefined) faults.set(`${word.toLowerCase()}  ${ipa}`, fault);
      }
    }
  }
  if (dictionary === undefined) return lines;
  const sorted = [...faults].toSorted(([a], [b]) => a.localeCompare(b, "it"));
  return [...lines, "", "Words to check:", ...sorted.map(([word, doubt]) => `  ${word}   (${doubt})`)];
}

function pronounceTexts(texts: readonly string[], { lexicon }: Settings): { sentence: string; words: Word[] }[] {
  return texts
    .flatMap((text) => splitSentences(text))
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
