import type { Aspect } from "@/lib/exam/contrast";
import { isImperfect } from "@/lib/exam/slip";
import { isWord, tokenize } from "@/lib/writing/match";
import { bareWord, isOfClass, plainWord, resemblance, type WordClass } from "@/lib/writing/resemblance";
import type { ErrorType } from "@/lib/writing/schema";

/** An error with the words around it, which often decide what is wrong. */
export type Changed = { type: ErrorType; original: string; corrected: string; before: string; after: string };

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

const SUBJECTS = setOf("io tu lui lei noi voi loro egli ella essi esse");
const POSSESSIVE = /^(?:(?:mi|tu|su)(?:o|a|oi|ei|e)|mie|tue|sue|nostr[oaie]|vostr[oaie]|loro)$/;
const NEGATIONS = setOf("non nessuno nessuna niente nulla mai neanche nemmeno");
const COMPARING = setOf("più meno migliore migliori peggiore peggiori meglio peggio maggiore minore");
const BEING = setOf("sono sei è siamo siete ero eri era eravamo eravate erano essere stato stata sarà sia fosse");
const HAVING = setOf("ho hai ha abbiamo avete hanno avevo avevi aveva avevamo avevate avevano avere avrà abbia avesse");
const STAYING = setOf("sto stai sta stiamo state stanno stavo stavi stava stavamo stavano stare");
const SINGULAR = setOf("il lo la l' un uno una un' questo questa quel quella mio mia tuo tua suo sua");

const PARTICIPLE = /(?:[aiu]t|s|tt|st|rt|lt|nt)[oaie]$/;
const MOOD =
  /(?:rei|resti|rebbe|remmo|reste|rebbero|ssi|sse|ssimo|ssero)$|^(?:sia|siano|abbia|abbiano|vada|vadano|faccia|facciano|possa|possano|venga|vengano|stia|stiano|dica|sappia|voglia)$/;
const PERSON = /(?:iamo|ate|ete|ite|ano|ono|anno)$/;

/** Without a contracted article: "nella" and "in" are one. */
const PREPOSITIONS: readonly [RegExp, string][] = [
  [/^(?:d['i]|de[il]|dell['oae]|degli)$/, "di"],
  [/^(?:ad?|a[il]|all['oae]|agli)$/, "a"],
  [/^(?:da|da[il]|dall['oae]|dagli)$/, "da"],
  [/^(?:in|ne[il]|nell['oae]|negli)$/, "in"],
  [/^(?:su|su[il]|sull['oae]|sugli)$/, "su"],
];
const prepositionOf = (word: string): string => PREPOSITIONS.find(([forms]) => forms.test(word))?.[1] ?? word;

const wordsOf = (text: string): string[] =>
  tokenize(text)
    .map((token) => token.text)
    .filter(isWord)
    .map(plainWord);

/** What an error is about, or null if its words do not show it. */
export function aspectOf(change: Changed): Aspect | null {
  const [from, to] = [wordsOf(change.original), wordsOf(change.corrected)];
  if (change.type === "lessicale") return "false-friend";
  if (from.join(" ") === to.join(" ")) return change.original === change.corrected ? null : capitalOf(change);
  const spelling = spellingOf(from, to);
  if (spelling) return spelling;
  if (from.length > 1 && from.toSorted().join() === to.toSorted().join()) return "word-order";
  const [gone, come] = [without(from, to), without(to, from)];
  return (
    functionOf(gone, come, change, to) ??
    (change.type === "ortografico" ? lettersOf(gone, come) : formOf(gone, come, change))
  );
}

function capitalOf({ original, corrected }: Changed): Aspect | null {
  return original.toLowerCase() === corrected.toLowerCase() ? "capital" : null;
}

const single = (word: string): string => bareWord(word).replace(/(\p{L})\1+/gu, "$1");

function spellingOf(from: readonly string[], to: readonly string[]): Aspect | null {
  if (from.map(bareWord).join("") === to.map(bareWord).join("")) return "accent";
  const isSame = from.length === to.length && from.every((word, at) => single(word) === single(to[at] ?? ""));
  return isSame ? "double-consonant" : null;
}

function lettersOf([gone = ""]: readonly string[], [come = ""]: readonly string[]): Aspect | null {
  return gone !== "" && come !== "" && resemblance(gone, come) >= 0.5 ? "letters" : null;
}

function without(words: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return words.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function functionOf(
  gone: readonly string[],
  come: readonly string[],
  { before, after }: Changed,
  to: readonly string[],
): Aspect | null {
  const all = [...gone, ...come];
  if (all.join() === "c'") return "copula";
  const areAll = (name: WordClass) => all.length > 0 && all.every((word) => isOfClass(word, name));
  // The word that follows may be inside the change.
  const [next = ""] = [...without(to, come), ...wordsOf(after)];
  if (all.some((word) => COMPARING.has(word))) return "comparison";
  if (all.some((word) => NEGATIONS.has(word))) return "negation";
  if (areAll("article")) {
    if (POSSESSIVE.test(next) || all.some((word) => POSSESSIVE.test(word))) return "possessive";
    return differInGender(gone[0], come[0]) ? "gender" : "article";
  }
  if (all.every((word) => POSSESSIVE.test(word) && word !== "loro")) return "possessive";
  if (come.length === 0 && gone.every((word) => SUBJECTS.has(word))) return "subject-pronoun";
  if (areAll("preposition")) {
    const isSame =
      gone.length === 1 && come.length === 1 && prepositionOf(gone[0] ?? "") === prepositionOf(come[0] ?? "");
    return isSame ? "article" : "preposition";
  }
  const verb = verbOf(gone, come, next);
  if (verb) return verb;
  if (areAll("pronoun")) return "pronoun";
  return all.every((word) => isOfClass(word, "article") || isOfClass(word, "preposition")) && before !== ""
    ? "article"
    : null;
}

const ARTICLE_GENDERS = [setOf("il lo i gli un uno"), setOf("la le una un'")] as const;

function differInGender(gone = "", come = ""): boolean {
  const genderOf = (word: string) => ARTICLE_GENDERS.findIndex((forms) => forms.has(word));
  return genderOf(gone) >= 0 && genderOf(come) >= 0 && genderOf(gone) !== genderOf(come);
}

function verbOf(gone: readonly string[], come: readonly string[], next: string): Aspect | null {
  const verbs = [BEING, HAVING, STAYING];
  const kindOf = (words: readonly string[]) => verbs.findIndex((forms) => words.some((word) => forms.has(word)));
  const [wrong, right] = [kindOf(gone), kindOf(come)];
  if (wrong < 0 && right < 0) return null;
  if (gone.length > 1 || come.length > 1) return come.includes("c'") || gone.includes("c'") ? "copula" : null;
  if (wrong === right && MOOD.test(gone[0] ?? "") !== MOOD.test(come[0] ?? "")) return "mood";
  if (wrong === right) return isImperfect(gone[0] ?? "") === isImperfect(come[0] ?? "") ? "verb-person" : "past-tenses";
  if (wrong >= 0 && right >= 0) return PARTICIPLE.test(next) ? "auxiliary" : "copula";
  return gone.length + come.length === 1 ? (PARTICIPLE.test(next) ? "auxiliary" : "copula") : null;
}

function formOf(gone: readonly string[], come: readonly string[], { type, before }: Changed): Aspect | null {
  if (type !== "grammaticale" || gone.length === 0 || come.length === 0) return null;
  const [wrong = "", right = ""] = [gone.at(-1), come.at(-1)];
  if ([wrong, right].some((word) => MOOD.test(word))) return "mood";
  if (gone.length !== come.length || isImperfect(wrong) !== isImperfect(right)) return "past-tenses";
  if (gone.length > 1) return null;
  const [last = ""] = wordsOf(before).slice(-1);
  if (
    PERSON.test(wrong) ||
    PERSON.test(right) ||
    SUBJECTS.has(last) ||
    ["non", "mi", "ti", "si", "ci", "vi"].includes(last)
  )
    return "verb-person";
  if (wrong.slice(0, -1) !== right.slice(0, -1)) return null;
  const isNominal =
    isOfClass(last, "article") || isOfClass(last, "preposition") || POSSESSIVE.test(last) || SINGULAR.has(last);
  if (!isNominal && !BEING.has(last)) return null;
  return /^(?:oa|ao|ie|ei)$/.test(`${wrong.at(-1)}${right.at(-1)}`) ? "gender" : "number";
}
