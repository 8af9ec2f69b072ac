import type { Tag } from "@/lib/exam/content/tags";
import type { Aspect, LanguageError } from "@/lib/exam/contrast";

/** Only tags about form, where the wrong word shows what went wrong. */
const ASPECT_OF_TAG: { readonly [T in Tag]?: Aspect } = {
  article: "article",
  preposition: "preposition",
  "verb-tense": "past-tenses",
  "verb-person": "verb-person",
  "verb-mood": "mood",
  "pronoun-form": "pronoun",
  "adjective-agreement": "gender",
  "word-choice": "false-friend",
};

const IMPERFECT = /[aei]v(?:o|i|a|amo|ate|ano)$|^er(?:o|i|a|ano)$/;
/** Verbs whose present looks like an imperfect: arrivo, scrivi, devo. */
const PRESENT = /^(?:arriv|(?:i|de)?scriv|viv|dev|ricev|bev|lav|lev)(?:o|i|a|iamo|ate|ano)$/;
const COMPOUND = /^(?:ho|hai|ha|abbiamo|avete|hanno|sono|sei|è|siamo|siete)\s+\p{L}+[tso][oaie]$/u;

/** Whether a word is in the imperfetto: "andavo", "era". */
export const isImperfect = (word: string): boolean => IMPERFECT.test(word) && !PRESENT.test(word);

const isPast = (words: string): boolean => isImperfect(words) || COMPOUND.test(words);

/** The error behind a wrong answer, from the chosen and the right words; null if it is not about form. */
export function languageErrorOf(tag: Tag, chosen: string, right: string): LanguageError | null {
  const aspect = ASPECT_OF_TAG[tag];
  if (!aspect) return null;
  // The tag also covers tenses other than the past.
  if (aspect === "past-tenses" && ![chosen, right].some((words) => isPast(words.toLowerCase()))) return null;
  return { aspect, wrong: chosen, right };
}
