import { type BasicRule, beforeWord, lookUp, pairRule, tableOf, wordRule } from "@/lib/writing/basic-pattern";
import { AVERE_TO_ESSERE } from "@/lib/writing/basic-verbs";

/** Look-ahead showing that the word after the article is a noun, not an adjective. */
const NOUN_ENDS =
  "(?=\\s*(?:[.,;:!?\\n]|$| (?:e|che|di|del|della|con|per|in|a|da|è|ma|al|alla|nel|nella|dove|perché|molto|non|ha)(?!\\p{L})))";
const FEMININE_IN_O =
  "mano|foto|moto|auto|radio|metro|dopo|sotto|contro|dentro|dietro|verso|poco|molto|troppo|tanto|proprio|solo|meno|almeno|presto|quando|biro|euro|loro|sono|sto|vado|faccio|eco|dinamo|libido|subito|adesso|certo|oggi|tipo|mio|tuo|suo|nostro|vostro|questo|quello|altro|meglio";
const MASCULINE_IN_A =
  "papa|collega|pediatra|belga|gorilla|extra|sosia|prima|sopra|qualsiasi|boa|vaglia|panda|delta|mantra|karma|guida|guardia|capofamiglia|barista|tuttora|circa|mia|tua|sua|nostra|questa|quella|altra|cinema|burka|burqa|guardaroba|retroscena|sottoscala|cavalcavia|(?:dopo|fuori)\\p{L}+|cobra|koala|yoga|duca|pirata|eremita|parassita|astronauta|cosmonauta|euro|nulla|contra|sempre|via|judoka|fa|va|sta|tra|da|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta";
const ARTICLE_TO_MASCULINE = tableOf("una > un, della > del, alla > al, nella > nel, dalla > dal, sulla > sul");
const ARTICLE_TO_FEMININE = tableOf(
  "un > una, uno > una, il > la, del > della, al > alla, nel > nella, dal > dalla, sul > sulla",
);
const ESSERE_TO_AVERE: Record<string, string> = { sono: "ho", sei: "hai", siamo: "abbiamo" };
const TUTTO_FORMS: Record<string, string> = { tutti: "tutte", tutte: "tutti", tutta: "tutto" };
const POSSESSED_NOUNS =
  "casa|famiglia|amico|amica|figlia|figlio|marito|moglie|mamma|madre|padre|fratello|sorella|paese|città";
/** One is in a state, but has a need. */
const STATES =
  "(?:molto |tanto |troppo )?(?:malat[oa]|stanc[oa]|content[oa]|felice|triste|preoccupat[oa]|arrabbiat[oa]|pront[oa]|incinta|sposat[oa] con)";
const NEEDS = "(?:molta |molto |tanta )?(?:fame|sete|sonno|paura|fretta|bisogno|voglia di)";
const PLACES_WITH_IN =
  "(?:spiaggia|piscina|banca|farmacia|palestra|chiesa|montagna|campagna|biblioteca|ufficio|ospedale|città|giardino|fabbrica|cantiere)";
const VEHICLES = "macchina|treno|autobus|bicicletta|aereo|barca|metro|tram|bus|pullman";
const FEMININE_WITH_VOWEL = "amica|ora|idea|isola|università|agenzia|azienda|aula|acqua|ambulanza|uscita|entrata|una";

export const PHRASE_RULES: readonly BasicRule[] = [
  pairRule("article", ARTICLE_TO_MASCULINE, `(?= (?!(?:${FEMININE_IN_O})(?!\\p{L}))(?-i:\\p{Ll}{3,})o${NOUN_ENDS})`),
  pairRule("article", ARTICLE_TO_MASCULINE, "(?= \\p{L}{3,}(?:[tlmd]ore|iere|mento)(?!\\p{L}))"),
  pairRule("article", ARTICLE_TO_FEMININE, "(?= (?![aeiouh])\\p{L}{2,}(?:zione|sione|gione|tudine)(?!\\p{L}))"),
  pairRule(
    "article",
    ARTICLE_TO_FEMININE,
    `(?= (?![aeiouh])(?!(?:${MASCULINE_IN_A})(?!\\p{L}))(?-i:\\p{Ll}{3,}(?<!m|ist|et|ot|cid|iatr|path))a${NOUN_ENDS})`,
  ),
  wordRule("agreement", "tutti", beforeWord("le"), lookUp(TUTTO_FORMS)),
  wordRule("agreement", "tutte", beforeWord("i|gli"), lookUp(TUTTO_FORMS)),
  wordRule("agreement", "tutta", beforeWord("il|lo"), lookUp(TUTTO_FORMS)),
  wordRule("agreement", "tutto", `(?<!in tutto)${beforeWord("i|gli")}`, "tutti"),
  wordRule("agreement", "tutto", beforeWord("la (?:notte|giornata|settimana|famiglia|casa|mattina|vita)"), "tutta"),
  wordRule("unknown", "mi", beforeWord(POSSESSED_NOUNS), null),
  wordRule("agreement", "molto", "(?= \\p{L}{3,}issim[oaie](?!\\p{L}))", ""),
  wordRule("verb", "ho|hai|ha|abbiamo|hanno", beforeWord(STATES), lookUp(AVERE_TO_ESSERE)),
  wordRule("verb", "sono|sei|siamo", `(?<!ci sono)${beforeWord(NEEDS)}`, lookUp(ESSERE_TO_AVERE)),
  wordRule(
    "preposition",
    "che",
    "(?<=(?<!\\p{L})(?:è|sono|era) (?:molto )?(?:più|meno) \\p{L}+ che)(?= (?:me|te|lui|lei|noi|loro|mio|mia|prima)(?!\\p{L}))",
    "di",
  ),
  wordRule("preposition", "a", beforeWord(PLACES_WITH_IN), "in"),
  wordRule("preposition", "in", beforeWord("scuola"), "a"),
  wordRule("preposition", "a", beforeWord("stazione|fermata|posta"), "alla"),
  wordRule("preposition", "in", beforeWord("(?:mattina|sera|pomeriggio|notte)"), "di"),
  wordRule("preposition", "in|nel", beforeWord("(?:primo|secondo|terzo|quarto|quinto|sesto|ultimo) piano"), "al"),
  wordRule("preposition", "con", `${beforeWord(VEHICLES)}(?! \\p{L}+ d)`, "in"),
  wordRule("preposition", "alle", beforeWord("mezzogiorno|mezzanotte"), "a"),
  wordRule("preposition", "le|alle", "(?<=(?<!\\p{L})gioc\\p{L}+ (?:le|alle))(?= carte(?!\\p{L}))", "a"),
  wordRule(
    "article",
    "alla|della|nella|dalla|sulla",
    beforeWord(FEMININE_WITH_VOWEL),
    (found) => `${found.slice(0, -1)}'`,
  ),
];
