import type { Aspect } from "@/lib/exam/contrast";
import { isImperfect } from "@/lib/exam/language-error";
import type { ErrorType } from "@/lib/writing/error-kinds";
import { foldAccents, isOfClass, setOf, similarity, type WordClass } from "@/lib/writing/similarity";
import { plainWords, subtractWords } from "@/lib/writing/tokens";

/** An error with the words around it, which often decide what is wrong. */
export type ErrorInContext = { type: ErrorType; original: string; corrected: string; before: string; after: string };

type Words = readonly string[];

const SUBJECTS = setOf("io tu lui lei noi voi loro egli ella essi esse");
/** Between a subject and its verb. */
const BEFORE_VERB = setOf("non mi ti si ci vi");
const POSSESSIVE = /^(?:(?:mi|tu|su)(?:o|a|oi|ei|e)|mie|tue|sue|nostr[oaie]|vostr[oaie]|loro)$/;
const NEGATIONS = setOf("non nessuno nessuna niente nulla mai neanche nemmeno");
const COMPARATIVES = setOf("più meno migliore migliori peggiore peggiori meglio peggio maggiore minore");
const ESSERE = setOf("sono sei è siamo siete ero eri era eravamo eravate erano essere stato stata sarà sia fosse");
const AVERE = setOf("ho hai ha abbiamo avete hanno avevo avevi aveva avevamo avevate avevano avere avrà abbia avesse");
const STARE = setOf("sto stai sta stiamo state stanno stavo stavi stava stavamo stavano stare");
const SINGULAR_DETERMINERS = setOf("il lo la l' un uno una un' questo questa quel quella mio mia tuo tua suo sua");

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

/** The aspect of an error, or null if its words do not show it. */
export function aspectOf(change: ErrorInContext): Aspect | null {
  const [from, to] = [plainWords(change.original), plainWords(change.corrected)];
  if (change.type === "lessicale") return "false-friend";
  if (from.join(" ") === to.join(" ")) return change.original === change.corrected ? null : capitalOf(change);
  const spelling = classifySpelling(from, to);
  if (spelling) return spelling;
  if (from.length > 1 && from.toSorted().join() === to.toSorted().join()) return "word-order";
  const [removed, added] = [subtractWords(from, to), subtractWords(to, from)];
  return (
    classifyFunctionWord(removed, added, change, to) ??
    (change.type === "ortografico" ? classifyLetters(removed, added) : classifyForm(removed, added, change))
  );
}

function capitalOf({ original, corrected }: ErrorInContext): Aspect | null {
  return original.toLowerCase() === corrected.toLowerCase() ? "capital" : null;
}

const collapseDoubles = (word: string): string => foldAccents(word).replace(/(\p{L})\1+/gu, "$1");

function classifySpelling(from: Words, to: Words): Aspect | null {
  if (from.map(foldAccents).join("") === to.map(foldAccents).join("")) return "accent";
  const isSame =
    from.length === to.length && from.every((word, at) => collapseDoubles(word) === collapseDoubles(to[at] ?? ""));
  return isSame ? "double-consonant" : null;
}

function classifyLetters([removed = ""]: Words, [added = ""]: Words): Aspect | null {
  return removed !== "" && added !== "" && similarity(removed, added) >= 0.5 ? "letters" : null;
}

function classifyFunctionWord(
  removed: Words,
  added: Words,
  { before, after }: ErrorInContext,
  to: Words,
): Aspect | null {
  const all = [...removed, ...added];
  if (all.join() === "c'") return "copula";
  const areAll = (name: WordClass) => all.length > 0 && all.every((word) => isOfClass(word, name));
  // The word that follows may be inside the change.
  const [next = ""] = [...subtractWords(to, added), ...plainWords(after)];
  if (all.some((word) => COMPARATIVES.has(word))) return "comparison";
  if (all.some((word) => NEGATIONS.has(word))) return "negation";
  if (areAll("article")) {
    if (POSSESSIVE.test(next) || all.some((word) => POSSESSIVE.test(word))) return "possessive";
    return differInGender(removed[0], added[0]) ? "gender" : "article";
  }
  if (all.every((word) => POSSESSIVE.test(word) && word !== "loro")) return "possessive";
  if (added.length === 0 && removed.every((word) => SUBJECTS.has(word))) return "subject-pronoun";
  if (areAll("preposition")) {
    const isSame =
      removed.length === 1 && added.length === 1 && prepositionOf(removed[0] ?? "") === prepositionOf(added[0] ?? "");
    return isSame ? "article" : "preposition";
  }
  const verb = classifyVerb(removed, added, next);
  if (verb) return verb;
  if (areAll("pronoun")) return "pronoun";
  return before !== "" && all.every(isArticleOrPreposition) ? "article" : null;
}

const isArticleOrPreposition = (word: string) => isOfClass(word, "article") || isOfClass(word, "preposition");

const ARTICLE_GENDERS = [setOf("il lo i gli un uno"), setOf("la le una un'")] as const;

function differInGender(removed = "", added = ""): boolean {
  const genderOf = (word: string) => ARTICLE_GENDERS.findIndex((forms) => forms.has(word));
  return genderOf(removed) >= 0 && genderOf(added) >= 0 && genderOf(removed) !== genderOf(added);
}

function classifyVerb(removed: Words, added: Words, next: string): Aspect | null {
  const verbs = [ESSERE, AVERE, STARE];
  const verbIndex = (words: Words) => verbs.findIndex((forms) => words.some((word) => forms.has(word)));
  const [wrong, right] = [verbIndex(removed), verbIndex(added)];
  if (wrong < 0 && right < 0) return null;
  if (removed.length > 1 || added.length > 1) return added.includes("c'") || removed.includes("c'") ? "copula" : null;
  if (wrong === right && MOOD.test(removed[0] ?? "") !== MOOD.test(added[0] ?? "")) return "mood";
  if (wrong === right)
    return isImperfect(removed[0] ?? "") === isImperfect(added[0] ?? "") ? "verb-person" : "past-tenses";
  if (wrong >= 0 && right >= 0) return PARTICIPLE.test(next) ? "auxiliary" : "copula";
  return removed.length + added.length === 1 ? (PARTICIPLE.test(next) ? "auxiliary" : "copula") : null;
}

function classifyForm(removed: Words, added: Words, { type, before }: ErrorInContext): Aspect | null {
  if (type !== "grammaticale" || removed.length === 0 || added.length === 0) return null;
  const [wrong = "", right = ""] = [removed.at(-1), added.at(-1)];
  if ([wrong, right].some((word) => MOOD.test(word))) return "mood";
  if (removed.length !== added.length || isImperfect(wrong) !== isImperfect(right)) return "past-tenses";
  if (removed.length > 1) return null;
  const [last = ""] = plainWords(before).slice(-1);
  const isAfterSubject = SUBJECTS.has(last) || BEFORE_VERB.has(last);
  if (isAfterSubject || PERSON.test(wrong) || PERSON.test(right)) return "verb-person";
  if (wrong.slice(0, -1) !== right.slice(0, -1)) return null;
  const isNominal = isArticleOrPreposition(last) || POSSESSIVE.test(last) || SINGULAR_DETERMINERS.has(last);
  if (!isNominal && !ESSERE.has(last)) return null;
  return /^(?:oa|ao|ie|ei)$/.test(`${wrong.at(-1)}${right.at(-1)}`) ? "gender" : "number";
}
