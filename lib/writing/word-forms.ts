import { isOfClass, setOf } from "@/lib/writing/similarity";

/** The difference between two forms of a word, if the words alone show it. */
type FormKind = "verb" | "agreement";

// Short lists and endings, because the browser loads them. Anything else stays undecided.

/** Without the ending. */
const VERB_STEMS = setOf(
  "parl abit lavor mangi compr studi torn arriv aspett trov guard ascolt cucin pens port ball gioc pag chiam aiut impar cerc rest desider sper viv lav cambi entr cominci guid insegn incontr invit telefon cammin nuot viaggi mand prend ved legg scriv chiud mett perd part dorm sent apr ved cred rispond chied",
);
/** Of adjectives, and of nouns for people: they change with gender and number. */
const NOMINAL_STEMS = setOf(
  "bell brutt buon nuov vecchi piccol alt bass bianc ner ross giall italian stranier simpatic antipatic content stanc malat felic grand fredd cald car ricc pover brav tutt molt tant altr quest quell ragazz bambin amic figli nonn zi",
);
/** Of nouns that change with number alone: with another gender they are another word. */
const NOUN_STEMS = setOf(
  "fratell sorell ann giorn mes settiman or libr cas macchin strad person cos camer stanz scuol post tavol negozi parent genitor vestit scarp problem",
);

/** Endings of verbs that no noun or adjective adds to its stem. */
const VERB_ENDING =
  /^(?:iamo|ete|ono|[ei]re|[aei]v(?:o|i|a|ano|amo|ate)|[aei]ndo|[ei]?r(?:ò|ai|à|emo|ete|anno|ei|esti|ebbe|ebbero)|[ai]ss[ei]|essi|isc[oie]|iscono)$/;
/** The same behind a vowel that both forms have. */
const LATER_VERB_ENDING = /^(?:v(?:o|i|a|ano|amo|ate)|sc(?:o|i|e|ono))$/;
const NOMINAL_ENDING = /^[aeio]?$/;

const PARTICIPLE = /(?:[aiu]t|s|tt|st|rt|lt|nt)[oaie]$/;

/** The stem of a form in the present or of a nominal form: the c and g of "giochi" and "giocano" are one. */
const isStemOf = (stems: ReadonlySet<string>, word: string): boolean => {
  const stem = word.replace(/(?:iamo|[aei]te|[aei]re|[ao]no|[aeio])$/u, "");
  return stems.has(stem) || stems.has(`${stem}i`) || stems.has(stem.replace(/(?<=[cg])h$/u, ""));
};

/** @param wrong the changed words, separated by spaces; @param right the same in the correction */
export function formKind(wrong: string, right: string): FormKind | null {
  const [from, to] = [wrong.toLowerCase(), right.toLowerCase()];
  if (from === "" || to === "") return null;
  if (isCompound(from) !== isCompound(to)) return "verb";
  if (from.includes(" ") || to.includes(" ")) return null;
  let at = 0;
  while (at < from.length && from[at] === to[at]) at += 1;
  const endings = [from.slice(at), to.slice(at)].map((ending) => ending.replace(/^h(?=[ie])/u, ""));
  if (at < 2 || from === to || endings.some((ending) => ending.length > 6)) return null;
  const isVerb = isStemOf(VERB_STEMS, from) && isStemOf(VERB_STEMS, to);
  const isNumber = ["io", "ae", "ei"].includes(endings.toSorted().join(""));
  const isNominal = [NOMINAL_STEMS, ...(isNumber ? [NOUN_STEMS] : [])].some(
    (stems) => isStemOf(stems, from) && isStemOf(stems, to),
  );
  if (isVerb !== isNominal)
    return isVerb ? "verb" : endings.every((one) => NOMINAL_ENDING.test(one)) ? "agreement" : null;
  const isLater = endings.every((one) => one === "" || LATER_VERB_ENDING.test(one));
  return at > 2 && (isLater || endings.some((one) => VERB_ENDING.test(one))) ? "verb" : null;
}

/** "Sono andato". */
function isCompound(words: string): boolean {
  const [first = "", second = "", ...more] = words.split(" ");
  return more.length === 0 && isOfClass(first, "auxiliary") && PARTICIPLE.test(second);
}
