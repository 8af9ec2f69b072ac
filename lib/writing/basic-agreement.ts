import { FEMININE_NOUNS, MASCULINE_NOUNS } from "@/lib/writing/basic-nouns";
import { type BasicRule, beforeWord, keysOf, lookUp, pairRule, tableOf, wordRule } from "@/lib/writing/basic-pattern";
import { VERBS } from "@/lib/writing/basic-verbs";

/** Look-behind from `found` to one of these words before it, separated by bars. */
export const afterWord = (list: string, found: string) => `(?<=(?<!\\p{L})(?:${list}) (?:${found}))`;

const COMMON_VERBS = VERBS.filter(({ infinitive }) =>
  "essere avere andare fare stare venire potere dovere volere dire vivere abitare lavorare parlare partire tornare vedere mangiare prendere"
    .split(" ")
    .includes(infinitive),
);
const THIRD = COMMON_VERBS.map(({ lui }) => lui).join("|");

const personRules: BasicRule[] = (["io", "tu", "noi", "loro"] as const).map((person) =>
  wordRule(
    "verb",
    THIRD,
    // Only at the start of a clause or after "anche": in "parlo con loro e va bene" the pronoun is no subject.
    `(?<=(?:^|[.!?,;:\\n] ?|(?<!\\p{L})(?:e|ma|che|perché|perchè|anche|quando|se) )${person} (?:${THIRD}))`,
    lookUp(Object.fromEntries(COMMON_VERBS.map((forms) => [forms.lui, forms[person]]))),
  ),
);

export const TO_MASCULINE = tableOf(
  "la > il, una > un, questa > questo, quella > quel, della > del, alla > al, nella > nel, dalla > dal",
);
export const TO_FEMININE = tableOf(
  "il > la, un > una, uno > una, questo > questa, quel > quella, del > della, al > alla, nel > nella, dal > dalla",
);

const MASCULINE_PLURALS =
  "problemi|bambini|figli|ragazzi|giorni|mesi|soldi|libri|documenti|fiori|negozi|vicini|colleghi|parenti|genitori|vestiti|capelli|uccelli|amici|anni|occhi|alberi";
const FEMININE_PLURALS =
  "case|persone|cose|settimane|scale|macchine|strade|feste|ragazze|donne|bambine|camere|finestre|chiavi|notti|lezioni|scarpe|parole|colleghe|amiche|ore|uscite";
const TO_MASCULINE_PLURAL = tableOf("queste > questi, molte > molti, tante > tanti, tutte > tutti");
const TO_FEMININE_PLURAL = tableOf(
  "i > le, gli > le, questi > queste, molti > molte, tanti > tante, dei > delle, ai > alle, nei > nelle",
);

const PLURALS = tableOf(`
  anno > anni, ano > anni, giorno > giorni, mese > mesi, ora > ore, settimana > settimane, minuto > minuti,
  bambino > bambini, bambina > bambine, figlio > figli, figlia > figlie, persona > persone, camera > camere,
  stanza > stanze, volta > volte, amico > amici
`);
const NUMBERS = "due|tre|quattro|cinque|sei|sette|otto|nove|dieci|molti|molte|tanti|tante";

const NEED_ARTICLE =
  "festa|città|vita|camera|scuola|lingua|idea|opinione|famiglia|macchina|borsa|lavoro|paese|turno|telefono|vicino|capo";
const NO_ARTICLE_BEFORE =
  "il|la|lo|i|le|un|una|uno|questa|questo|quella|quel|della|del|alla|al|nella|nel|dalla|dal|sulla|sul|ogni|di|altra|altro|nuova|nuovo|vecchia|vecchio|prima|primo|è|era|a|per|bella|bel";
const WITH_ARTICLE = tableOf(`
  mia > la mia, tua > la tua, sua > la sua, nostra > la nostra, mio > il mio, tuo > il tuo, suo > il suo,
  nostro > il nostro
`);

const MOTION =
  "vado|vai|va|andiamo|andate|vanno|andare|andat[oaie]|torno|torni|torna|torniamo|tornare|vengo|vieni|venire";

/** "Io andato": the auxiliary is missing, the participle may be right. */
const PARTICIPLE = "(?:andat|mangiat|dormit|parlat|lavorat|comprat|arrivat|tornat|vist|fatt|stat|avut)[oaie]";
const afterSubject = (pronoun: string, found: string) =>
  `(?<=(?:^|[.!?,;:\\n] ?|(?<!\\p{L})(?:e|ma|che|perché|quando) )${pronoun} ${found})`;
function withAuxiliary(found: string, being: string, having: string): string {
  if (!/^(?:andat|arrivat|tornat|stat)/iu.test(found)) return `${having} ${found.slice(0, -1)}o`;
  const right = being === "siamo" ? found.replace(/[oi]$/u, "i").replace(/[ae]$/u, "e") : found;
  return `${being} ${right}`;
}

export const AGREEMENT_RULES: readonly BasicRule[] = [
  ...personRules,
  wordRule("verb", PARTICIPLE, afterSubject("io", PARTICIPLE), (found) => withAuxiliary(found, "sono", "ho")),
  wordRule("verb", PARTICIPLE, afterSubject("tu", PARTICIPLE), (found) => withAuxiliary(found, "sei", "hai")),
  wordRule("verb", PARTICIPLE, afterSubject("noi", PARTICIPLE), (found) => withAuxiliary(found, "siamo", "abbiamo")),
  wordRule("preposition", "a", "(?= (?:primo|secondo|terzo|quarto|quinto|sesto|ultimo) piano(?!\\p{L}))", "al"),
  wordRule("verb", "o", `${afterWord("io", "o")}(?= \\p{L})`, "ho"),
  wordRule(
    "verb",
    "a",
    `${afterWord("lui|lei", "a")}(?= (?:un|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|\\d+|paura|fame)(?!\\p{L}))`,
    "ha",
  ),
  wordRule("apostrophe", "ce", beforeWord("un|una|uno|molto|molti|molte|tanti|tante|anche|sempre|solo"), "c'è"),
  wordRule(
    "accent",
    "e",
    `${afterWord("lui|lei|questo|questa", "e")}${beforeWord("molto|troppo|bell[oa]|grande|piccol[oa]|brav[oa]|buon[oa]|malat[oa]|contento|contenta|stanc[oa]|ross[oa]")}`,
    "è",
  ),
  pairRule("article", TO_MASCULINE, beforeWord(MASCULINE_NOUNS)),
  pairRule("article", TO_FEMININE, beforeWord(FEMININE_NOUNS)),
  pairRule("agreement", TO_MASCULINE_PLURAL, beforeWord(MASCULINE_PLURALS)),
  pairRule("article", TO_FEMININE_PLURAL, beforeWord(FEMININE_PLURALS)),
  wordRule("article", "li", beforeWord(MASCULINE_PLURALS), (found) => (found === "Li" ? "I" : "i")),
  pairRule("agreement", PLURALS, afterWord(NUMBERS, keysOf(PLURALS))),
  {
    reason: "article",
    pattern: new RegExp(
      `(?<!(?<!\\p{L})(?:${NO_ARTICLE_BEFORE}) )(?<![\\p{L}'’])(?:${keysOf(WITH_ARTICLE)})(?= (?:${NEED_ARTICLE})(?!\\p{L}))`,
      "giu",
    ),
    fix: lookUp(WITH_ARTICLE),
  },
  // "La mia casa" or, after a verb of motion, "a casa mia".
  wordRule(
    "article",
    "mia|tua|sua|nostra",
    `(?<!(?<!\\p{L})(?:${NO_ARTICLE_BEFORE}) \\p{L}+)${beforeWord("casa")}`,
    null,
  ),
  wordRule(
    "preposition",
    MOTION,
    beforeWord("casa|scuola|letto(?=[.,;!?\\n]|$)|lezione|teatro"),
    (found) => `${found} a`,
  ),
  wordRule("preposition", "in", beforeWord("lavoro"), "al"),
  {
    reason: "preposition",
    pattern: /(?<=(?<!\p{L})(?:mi|ti|gli|le|ci|vi) piace )di (?=\p{L}+(?:are|ere|ire)(?!\p{L}))/giu,
    fix: () => "",
  },
  pairRule("unknown", { "per favor": "per favore" }),
  pairRule("apostrophe", { "un altra": "un'altra" }),
  pairRule("agreement", { "ogni giorni": "ogni giorno" }),
];
