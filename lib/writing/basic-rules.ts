import { AGREEMENT_RULES, afterWord, TO_FEMININE, TO_MASCULINE } from "@/lib/writing/basic-agreement";
import { NOUN_RULES } from "@/lib/writing/basic-nouns";
import {
  type BasicRule,
  beforeSound,
  beforeWord,
  HEAVY,
  lookUp,
  misspellingRule,
  pairRule,
  patternRule,
  tableOf,
  VOWEL,
  wordRule,
} from "@/lib/writing/basic-pattern";
import { PHRASE_RULES } from "@/lib/writing/basic-phrases";
import { AVERE_TO_ESSERE, VERB_RULES } from "@/lib/writing/basic-verbs";
import { WORD_RULES } from "@/lib/writing/basic-words";
import type { SpellingFinding } from "@/lib/writing/schema";

const MASCULINE =
  "uomo|amico|altro|anno|ufficio|appartamento|esame|incidente|ospedale|albero|animale|orologio|operaio|impiegato|infermiere|autobus|aereo|italiano|albergo|appuntamento|articolo|asilo|errore|esempio|occhio|ombrello|ordine|attimo|aiuto|inverno|autunno|affitto|elenco|indirizzo|orario|idraulico";
const FEMININE =
  "amica|altra|ora|idea|isola|università|agenzia|automobile|estate|esperienza|azienda|offerta|informazione|aula|acqua|emergenza|assicurazione|italiana|impiegata|infermiera|opinione|occasione|abitudine|uscita|entrata|ambulanza|iscrizione|intervista";
const CONSONANT_MASCULINE = "bambini|ragazzi|libri|cugini|fratelli|genitori|lavori|mesi|figli|vicini|negozi|soldi";
const BEGINS_WITH_IS =
  "arrivat[oaie]|stat[oaie]|andat[oaie]|venut[oaie]|success[oaie]|nat[oaie]|mort[oaie]|partit[oaie]|tornat[oaie]|uscit[oaie]|cadut[oaie]|diventat[oaie]|vero|possibile|necessario|importante|facile|difficile|molto (?:bell|important|facil|difficil)\\p{L}+";
const WITH_ESSERE =
  "(?:andat|venut|arrivat|uscit|nat|tornat|ritornat|rimast|restat|diventat|entrat|cadut|partit|stat|mort|success)[oaie]";
const AFTER_REFLEXIVE_PRONOUN = "(?<=(?<!\\p{L})(?:mi ho|ti hai|si ha|si hanno))";
const REFLEXIVE = "\\p{L}{2,}(?:at|it|ut|tt|st|rs)[oaie]";
const WITH_AVERE =
  "fatto|detto|visto|mangiato|scritto|comprato|parlato|trovato|lavorato|deciso|chiesto|sentito|aiutato|pensato|chiamato|preso|messo";
/** After these "uno" is a pronoun, not an article. */
const PRONOUN_UNO =
  "che|con|d(?:[ei]|al?|[ea](?:i|gli|lle|lla|l|llo))|per|non|mi|ti|si|ci|può|deve|vuole|fa|va|pensa|dice|come|più|solo|dopo|prima|due|tre|nel|nella|lo|la|le|ne|poi|però|ma|sa|dà|parla|lavora|vive|vede|cerca|trova|paga|guarda|legge|costa|vale|nuovo|tranquillo";
/** After these it is "piacciono". */
const LIKED_PLURALS =
  "(?:(?:molto|tanto|anche) )?(?:i|gli|le)|molti|molte|(?:questi|queste|tutti|tutte|tanti|tante|due) \\p{L}+";
const MASCULINE_IN_MA = "problema|sistema|programma|clima";
const COMMON_FEMININE = "mano|foto|macchina|gente|casa|strada";
const COUNTED = "giorni|mesi|bambini|ragazzi|persone|settimane|sere|cose";

const WITH_ACCENT =
  "perché|poiché|benché|più|già|così|può|ciò|perciò|però|giù|città|università|possibilità|attività|difficoltà|libertà|realtà|novità|società|caffè|lunedì|martedì|mercoledì|giovedì|venerdì";
const ENDING_IN_ACUTE = "perché|poiché|benché|finché|affinché|anziché|né";

const WITHOUT_ACCENT =
  "quì > qui, quà > qua, stò > sto, stà > sta, stài > stai, sò > so, sà > sa, fà > fa, fù > fu, và > va, nò > no, hò > ho, hà > ha, sù > su, trè > tre, mè > me, blù > blu";

const FIRST_PERSON = tableOf("è > sono, ha > ho, va > vado, fa > faccio, sta > sto");
const STEMS = tableOf("di > de, a > a, da > da, in > ne, su > su");

const withoutAccents = (word: string) => word.normalize("NFD").replaceAll(/\p{M}/gu, "");
const firstWord = (found: string) => found.split(" ")[0] ?? found;
const lastWord = (found: string) => found.split(" ").at(-1) ?? found;

const stemOf = (found: string) => STEMS[firstWord(found).toLowerCase()] ?? "";

/** "di il" becomes "del", "a gli" becomes "agli". */
function contract(found: string): string {
  const stem = stemOf(found);
  const article = lastWord(found).toLowerCase();
  if (article === "il") return `${stem}l`;
  return stem + (article.startsWith("l") ? `l${article}` : article);
}

// Learner errors that a dictionary misses, because each word exists. A rule must be right nearly always, measured by
// `npm run eval -- FILE --offline`; what needs the sense of the sentence is left to a teacher.
const RULES: readonly BasicRule[] = [
  ...WORD_RULES,
  misspellingRule("accent", WITH_ACCENT, (word) => `${withoutAccents(word)}'`),
  misspellingRule("accent", WITH_ACCENT, withoutAccents),
  misspellingRule("accent", ENDING_IN_ACUTE, (word) => word.replace("é", "è")),
  pairRule("unknown", { sopratutto: "soprattutto" }),
  pairRule("accent", tableOf(WITHOUT_ACCENT)),
  wordRule("unknown", "per che", "(?!,| cosa)", "perché"),
  wordRule("accent", "sara", beforeWord("un|una|il|la|bello|bella|possibile|contento|contenta"), "sarà"),
  wordRule("accent", "e", "(?<=(?<!\\p{L})si e)(?= \\p{L}+(?:at|ut|it|st|ss|rt|tt)[oaie](?!\\p{L}))", "è"),
  wordRule("accent", "e", `(?<=(?:^|[.!?] |\\n)e)${beforeWord(BEGINS_WITH_IS)}`, "è"),
  wordRule("accent", "e", afterWord("non", "e") + beforeWord("un|una|vero|possibile|facile|giusto|ancora|bello"), "è"),
  wordRule("accent", "(?:c|cos|dov|com)['’]e", "", (found) => `${found.slice(0, -1)}è`),
  patternRule("accent", /(?<![\p{L}'’])e['’](?=\s)/giu, "è"),
  wordRule("apostrophe", "qual['’]è", "", "qual è"),
  wordRule("apostrophe", "p[oò]", "(?<=(?<!\\p{L})un p[oò])(?!['’])", "po'"),
  wordRule("apostrophe", "daccordo", "", "d'accordo"),
  wordRule("apostrophe", "c[ei]", beforeWord("è|era|erano"), "c'"),
  patternRule("apostrophe", new RegExp(`(?<!\\p{L})un['’](?= ?(?:${MASCULINE})(?!\\p{L}))`, "giu"), "un"),
  wordRule("apostrophe", "un", beforeWord(FEMININE), "un'"),
  wordRule("preposition", "(?:di|a|da|in|su) (?:il|lo)", beforeSound(VOWEL), (found) => `${stemOf(found)}ll'`),
  wordRule("preposition", "(?:di|a|da|in|su) il", beforeSound(HEAVY), (found) => `${stemOf(found)}llo`),
  wordRule(
    "preposition",
    "(?:di|a|da|in|su) i",
    beforeSound(`(?:${HEAVY}|${VOWEL})`),
    (found) => `${stemOf(found)}gli`,
  ),
  wordRule("article", "uno", `(?! (?:${PRONOUN_UNO})(?!\\p{L}))${beforeSound(`(?!${HEAVY})[bcdfglmnpqrstv]`)}`, "un"),
  wordRule("article", "una|uno", beforeWord(MASCULINE), "un"),
  wordRule("article", "un", beforeSound(HEAVY), "uno"),
  wordRule("article", "il", beforeSound(HEAVY), "lo"),
  wordRule("article", "il", beforeSound(VOWEL), "l'"),
  wordRule("article", "i", beforeSound(`(?:${HEAVY}|${VOWEL})`), "gli"),
  wordRule("article", "gli", beforeWord(CONSONANT_MASCULINE), "i"),
  wordRule("article", "lo", beforeWord(MASCULINE), "l'"),
  wordRule("article", "la", beforeWord(FEMININE), "l'"),
  wordRule("article", "del|al|nel|dal|sul|quel", beforeSound(VOWEL), (found) => `${found}l'`),
  wordRule("article", "del|al|nel|dal|sul|quel", beforeSound(HEAVY), (found) => `${found}lo`),
  wordRule("article", "dei|nei|quei", beforeSound(`(?:${HEAVY}|${VOWEL})`), (found) =>
    found.toLowerCase() === "quei" ? "quegli" : `${found.slice(0, -1)}gli`,
  ),
  wordRule("article", "bel", beforeSound(VOWEL), "bell'"),
  wordRule("article", "la|una|questa|della|alla|nella", beforeWord(MASCULINE_IN_MA), lookUp(TO_MASCULINE)),
  wordRule("article", "il|un|questo|del|al|nel", beforeWord(COMMON_FEMININE), lookUp(TO_FEMININE)),
  wordRule("preposition", "(?:di|a|da|in|su) (?:il|lo|i|gli|le)", beforeSound("\\p{L}"), contract),
  // "A la febbre" may be "ha la febbre", "aiuto a la moglie" "aiuto la moglie".
  wordRule("preposition", "(?<!al )a la", beforeSound("\\p{L}"), null),
  wordRule("preposition", "(?<!al )(?:di|da|su) la|(?<!più )in la", beforeSound("\\p{L}"), contract),
  wordRule("verb", "ho|hai|ha|abbiamo|avete|hanno", beforeWord(WITH_ESSERE), lookUp(AVERE_TO_ESSERE)),
  wordRule("verb", "ho|hai|ha|hanno", AFTER_REFLEXIVE_PRONOUN + beforeWord(REFLEXIVE), lookUp(AVERE_TO_ESSERE)),
  wordRule("verb", "a", beforeWord(WITH_AVERE), "ha"),
  wordRule("verb", "piace", beforeWord(LIKED_PLURALS), "piacciono"),
  wordRule("verb", "c['’]è", beforeWord("molti|molte|tanti|tante|due|tre|quattro|cinque|gli|dei|delle"), "ci sono"),
  wordRule("verb", "è|ha|va|fa|sta", "(?<=(?<!\\p{L})io (?:è|ha|va|fa|sta))", lookUp(FIRST_PERSON)),
  pairRule("agreement", { tutti: "tutti i", tutte: "tutte le" }, beforeWord(COUNTED)),
  wordRule("agreement", "più (?:meglio|peggio|migliore|peggiore)", "", lastWord),
  {
    reason: "agreement",
    pattern:
      /(?<!\p{L})(?:il (?=[mts](?:io|uo) (?:padre|marito|fratello|figlio|nonno|zio)(?!\p{L}))|la (?=[mts](?:ia|ua) (?:madre|moglie|sorella|figlia|nonna|zia)(?!\p{L})))(?!\p{L}+ \p{L}+ (?:più|maggiore|minore|piccol|grande|lingua))/giu,
    fix: () => "",
  },
  ...NOUN_RULES,
  ...AGREEMENT_RULES,
  ...VERB_RULES,
  ...PHRASE_RULES,
  patternRule(
    "double",
    /(?<![\p{L}'’])(il|lo|la|le|gli|di|da|in|con|per|che|un|una|è|mi|non) \1(?![\p{L}'’])/giu,
    firstWord,
  ),
];

/** The suggestion, with a capital where the text has one. */
export function withCaseOf(found: string, suggestion: string): string {
  if (suggestion.toLowerCase() === found.toLowerCase()) return suggestion;
  const first = found.charAt(0);
  return first === first.toLowerCase() ? suggestion : suggestion.charAt(0).toUpperCase() + suggestion.slice(1);
}

/** Finds learner errors by rule, without a dictionary; of two overlapping rules the earlier one counts. */
export function findByRules(text: string): SpellingFinding[] {
  const findings: SpellingFinding[] = [];
  const covered = new Uint8Array(text.length);
  for (const { reason, pattern, fix } of RULES) {
    for (const { 0: found, index: start } of text.matchAll(pattern)) {
      const end = start + found.length;
      if (covered.subarray(start, end).includes(1)) continue;
      covered.fill(1, start, end);
      const fixed = fix(found);
      const suggestions = fixed === null ? [] : [withCaseOf(found, fixed)];
      findings.push({ start, end, original: found, suggestions, reason });
    }
  }
  return findings.sort((a, b) => a.start - b.start);
}
