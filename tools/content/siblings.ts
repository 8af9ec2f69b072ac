import path from "node:path";
import type { Simulation } from "@/lib/exam/content/library";
import {
  isHeard,
  listHeardTexts,
  readSiblings,
  type Sibling,
  siblingsDir,
  siblingText,
} from "@/lib/exam/content/siblings";
import type { Tag } from "@/lib/exam/content/tags";
import { LISTENING_SECTIONS, OPTION_LETTERS, QUESTION_SECTIONS, type QuestionSection } from "@/lib/exam/sections";
import { countWords } from "@/lib/exam/word-count";
import { languageName } from "@/lib/i18n/language-name";
import { OFFERED_LOCALES } from "@/lib/i18n/locales";
import { checkPieces } from "../audio/pieces";
import type { LanguageData } from "./checks";
import { findCopy } from "./copying";
import { findNoteFaults, findQuoteFaults, findThinFaults } from "./explanations";
import type { ContentFault, Remark } from "./fault";
import { findSiblingGlosses } from "./glosses";
import { findTenseFaults } from "./grammar";
import { findOptionFaults } from "./options";
import { sentencesOf, wordsOf } from "./prose";
import { checkSiblingBlind, findSiblingBlind, findSiblingBlindRemarks } from "./siblings-blind";
import { mayBeImperative } from "./verb-forms";
import { findVerdictFaults } from "./verdicts";
import { isBasic } from "./vocabulary";

/** A short notice; for a gap, its sentence and the context that makes it clear. */
const WORDS = { statement: [40, 70], choice: [40, 70], gap: [15, 50] } as const;

/** Range of one letter's share of all keys of a kind. */
const SHARES = {
  statement: { letters: ["V", "F"], least: 0.4, most: 0.6 },
  options: { letters: OPTION_LETTERS, least: 0.25, most: 0.42 },
};

/** Enough to practise each weakness twice or more. */
const MIN_SIBLINGS = 120;

const MAX_OUTSIDE = 1 / 20;

const toFault = (message: string): ContentFault => ({ simulation: 0, message: `siblings: ${message}` });

export function checkSiblings(siblings: readonly Sibling[], languages: LanguageData): ContentFault[] {
  const faults = siblings.flatMap((one) => findSiblingFaults(one, languages).map((fault) => `${one.id} ${fault}`));
  return [
    ...faults,
    ...findDuplicateIds(siblings),
    ...findKeyFaults(siblings),
    ...findVocabularyFaults(siblings, languages),
  ].map(toFault);
}

function findSiblingFaults(sibling: Sibling, { isWord }: LanguageData): string[] {
  const { kind, evidence, explanation } = sibling;
  const text = siblingText(sibling);
  const [min, max] = WORDS[kind];
  const words = countWords(text);
  const options: readonly string[] = "options" in sibling ? sibling.options : [];
  const said = "question" in sibling ? [sibling.question, ...options] : options;
  const wrong = OPTION_LETTERS.filter((letter) => options.length > 0 && letter !== sibling.correct_answer).join("");
  const explanations = OFFERED_LOCALES.map((locale) => ({ locale, words: explanation[locale] }));
  return [
    ...(words >= min && words <= max ? [] : [`has ${words} words, not ${min} to ${max}`]),
    ...(text.split("[1]").length === (kind === "gap" ? 2 : 1) ? [] : ["has the wrong number of gaps for its kind"]),
    ...(isSaid(sibling, evidence.quote) ? [] : [`does not say "${evidence.quote}"`]),
    ...(options.length > 0 ? findOptionFaults(options, kind === "gap") : []),
    ...(kind === "gap"
      ? []
      : said.flatMap((words) => findCopy(wordsOf(words), wordsOf(text)) ?? []).map((copy) => `copies "${copy}"`)),
    ...explanations.flatMap(({ locale, words }) => {
      if (!words) return [`is not explained in ${languageName(locale, "en")}`];
      const letters = Object.keys(words.wrong ?? {}).toSorted();
      return letters.join("") === wrong ? [] : ["does not explain each wrong option"];
    }),
    ...findVerdictFaults(sibling),
    ...findThinFaults(explanation.it.right),
    ...findNoteFaults(explanation.it.note ?? "", text),
    ...findSiblingGlosses(sibling),
    ...(kind === "gap" ? [] : findQuoteFaults(explanation.it.right, Object.values(explanation.it.wrong ?? {}), text)),
    ...said.flatMap((words) => findTenseFaults(words, isWord, () => false)),
    ...findTenseFaults(text.replace("[1]", "…"), isWord, mayBeImperative),
  ];
}

/** Whether the text has the words; in a heard one, within one turn. */
function isSaid(sibling: Sibling, quote: string): boolean {
  return isHeard(sibling) ? sibling.turns.some(({ text }) => text.includes(quote)) : sibling.text.includes(quote);
}

function findDuplicateIds(siblings: readonly Sibling[]): string[] {
  const ids = siblings.map(({ id }) => id);
  return ids.filter((id, place) => ids.indexOf(id) < place).map((id) => `${id} is used twice`);
}

function findKeyFaults(siblings: readonly Sibling[]): string[] {
  const kinds = [
    { ...SHARES.statement, of: siblings.filter(({ kind }) => kind === "statement") },
    { ...SHARES.options, of: siblings.filter(({ kind }) => kind === "choice") },
    { ...SHARES.options, of: siblings.filter(({ kind }) => kind === "gap") },
  ];
  return kinds.flatMap(({ letters, least, most, of }) =>
    letters.flatMap((letter) => {
      const share = of.filter(({ correct_answer }) => correct_answer === letter).length / of.length;
      if (of.length < 12 || (share >= least && share <= most)) return [];
      return [`${letter} is the key of ${Math.round(share * 100)}% of the items of kind ${of[0]?.kind}`];
    }),
  );
}

/** Tags of the papers without a sibling, and too few siblings in all. */
export function checkSiblingTags(siblings: readonly Sibling[], simulations: readonly Simulation[]): ContentFault[] {
  const bare = tagsOf(simulations, QUESTION_SECTIONS).difference(new Set(siblings.map(({ tag }) => tag)));
  return [
    ...[...bare].map((tag) => `no sibling has the tag ${tag}`),
    ...(siblings.length < MIN_SIBLINGS ? [`there are ${siblings.length}, at least ${MIN_SIBLINGS} wanted`] : []),
  ].map(toFault);
}

/** Tags that the papers ask by sound, and of which no sibling is heard. */
export function findSilentTags(siblings: readonly Sibling[], simulations: readonly Simulation[]): Remark[] {
  const silent = tagsOf(simulations, LISTENING_SECTIONS).difference(
    new Set(siblings.filter(isHeard).map(({ tag }) => tag)),
  );
  return silent.size === 0 ? [] : [toFault(`none is heard of the tags ${[...silent].join(", ")}`)];
}

function tagsOf(simulations: readonly Simulation[], sections: readonly QuestionSection[]): Set<Tag> {
  return new Set(
    simulations.flatMap((simulation) =>
      sections.flatMap((section) => simulation.sections[section].questions.map(({ tag }) => tag)),
    ),
  );
}

function findVocabularyFaults(siblings: readonly Sibling[], { vocabulary }: LanguageData): string[] {
  const texts = siblings.flatMap((sibling) => [
    siblingText(sibling),
    "question" in sibling ? sibling.question : "",
    ...("options" in sibling ? sibling.options : []),
  ]);
  const names = new Set(
    texts
      .flatMap(sentencesOf)
      .flatMap((sentence) => [...sentence.matchAll(/(?<=.)\b\p{Lu}[\p{L}]*/gu)].map(([name]) => name.toLowerCase())),
  );
  const words = texts.flatMap(wordsOf).filter((word) => !names.has(word));
  const outside = words.filter((word) => !isBasic(word, vocabulary));
  if (outside.length <= words.length * MAX_OUTSIDE) return [];
  return [`${outside.length} of ${words.length} words are not basic: ${[...new Set(outside)].join(", ")}`];
}

type Inspected = { line: string; faults: ContentFault[]; remarks: Remark[] };

/** A summary line, faults and remarks; an unreadable file is one fault. */
export function inspectSiblings(
  contentDir: string,
  simulations: readonly Simulation[],
  languages: LanguageData,
): Inspected {
  try {
    const siblings = readSiblings(contentDir);
    const blind = findSiblingBlind(contentDir);
    return {
      line: describeSiblings(siblings),
      faults: [
        ...checkSiblings(siblings, languages),
        ...checkSiblingTags(siblings, simulations),
        ...checkSiblingBlind(siblings, blind),
        ...checkPieces(path.join(siblingsDir(contentDir), "audio"), listHeardTexts(siblings)).map(toFault),
      ],
      remarks: [...findSiblingBlindRemarks(siblings, blind), ...findSilentTags(siblings, simulations)],
    };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { line: "Siblings: unread", faults: [toFault(error.message)], remarks: [] };
  }
}

function describeSiblings(siblings: readonly Sibling[]): string {
  const kinds = (["statement", "choice", "gap"] as const).map((kind) => {
    const keys = siblings.filter((sibling) => sibling.kind === kind).map(({ correct_answer }) => correct_answer);
    return `${keys.length} of kind ${kind} (${keys.toSorted().join("")})`;
  });
  const tags = new Set(siblings.map(({ tag }) => tag)).size;
  return `Siblings: ${siblings.length} over ${tags} tags, ${siblings.filter(isHeard).length} heard, ${kinds.join(", ")}`;
}
