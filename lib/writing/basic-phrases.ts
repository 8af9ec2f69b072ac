import { type BasicRule, beforeOne, oneOf, words } from "@/lib/writing/basic-pattern";

/** What follows a noun: then the word after the article is one, and no adjective. */
const NOUN_ENDS =
  "(?=\\s*(?:[.,;:!?\\n]|$| (?:e|che|di|del|della|con|per|in|a|da|è|ma|al|alla|nel|nella|dove|perché|molto|non|ha)(?!\\p{L})))";
const FEMININE_IN_O =
  "mano|foto|moto|auto|radio|metro|dopo|sotto|contro|dentro|dietro|verso|poco|molto|troppo|tanto|proprio|solo|meno|almeno|presto|quando|biro|euro|loro|sono|sto|vado|faccio|eco|dinamo|libido|subito|adesso|certo|oggi|tipo|mio|tuo|suo|nostro|vostro|questo|quello|altro|meglio";
const MASCULINE_IN_A =
  "papa|collega|pediatra|belga|gorilla|extra|sosia|prima|sopra|qualsiasi|boa|vaglia|panda|delta|mantra|karma|guida|guardia|capofamiglia|barista|tuttora|circa|mia|tua|sua|nostra|questa|quella|altra|cinema|burka|burqa|euro|nulla|contra|sempre|via|judoka|fa|va|sta|tra|da";
const TO_HE: Record<string, string> = { una: "un", della: "del", alla: "al", nella: "nel", dalla: "dal", sulla: "sul" };
const TO_SHE: Record<string, string> = {
  un: "una",
  uno: "una",
  il: "la",
  del: "della",
  al: "alla",
  nel: "nella",
  dal: "dalla",
  sul: "sulla",
};
const TO_IS: Record<string, string> = { ho: "sono", hai: "sei", ha: "è", abbiamo: "siamo", hanno: "sono" };
const TO_HAVE: Record<string, string> = { sono: "ho", sei: "hai", siamo: "abbiamo" };
const DAY_PARTS: Record<string, string> = { tutti: "tutte", tutte: "tutti", tutta: "tutto" };
const ONES = "casa|famiglia|amico|amica|figlia|figlio|marito|moglie|mamma|madre|padre|fratello|sorella|paese|città";

export const PHRASE_RULES: readonly BasicRule[] = [
  words(
    "article",
    Object.keys(TO_HE).join("|"),
    `(?= (?!(?:${FEMININE_IN_O})(?!\\p{L}))(?-i:\\p{Ll}{3,})o${NOUN_ENDS})`,
    oneOf(TO_HE),
  ),
  words("article", Object.keys(TO_HE).join("|"), "(?= \\p{L}{3,}(?:[tlmd]ore|iere|mento)(?!\\p{L}))", oneOf(TO_HE)),
  words(
    "article",
    Object.keys(TO_SHE).join("|"),
    "(?= (?![aeiouh])\\p{L}{2,}(?:zione|sione|gione|tudine)(?!\\p{L}))",
    oneOf(TO_SHE),
  ),
  words(
    "article",
    Object.keys(TO_SHE).join("|"),
    `(?= (?![aeiouh])(?!(?:${MASCULINE_IN_A})(?!\\p{L}))(?-i:\\p{Ll}{3,}(?<!m|ist|et|ot|cid|iatr|path))a${NOUN_ENDS})`,
    oneOf(TO_SHE),
  ),
  words("agreement", "tutti", beforeOne("le"), oneOf(DAY_PARTS)),
  words("agreement", "tutte", beforeOne("i|gli"), oneOf(DAY_PARTS)),
  words("agreement", "tutta", beforeOne("il|lo"), oneOf(DAY_PARTS)),
  words("agreement", "tutto", beforeOne("i|gli"), "tutti"),
  words("agreement", "tutto", beforeOne("la (?:notte|giornata|settimana|famiglia|casa|mattina|vita)"), "tutta"),
  { ...words("agreement", "mi", beforeOne(ONES), ""), fix: () => null },
  words("agreement", "molto", "(?= \\p{L}{3,}issim[oaie](?!\\p{L}))", ""),
  words(
    "verb",
    Object.keys(TO_IS).join("|"),
    beforeOne(
      "(?:molto |tanto |troppo )?(?:malat[oa]|stanc[oa]|content[oa]|felice|triste|preoccupat[oa]|arrabbiat[oa]|pront[oa]|incinta|sposat[oa] con)",
    ),
    oneOf(TO_IS),
  ),
  words(
    "verb",
    "sono|sei|siamo",
    `(?<!ci sono)${beforeOne("(?:molta |molto |tanta )?(?:fame|sete|sonno|paura|fretta|bisogno|voglia di)")}`,
    oneOf(TO_HAVE),
  ),
  words("verb", "piace", beforeOne("(?:molto|tanto|anche) (?:i|gli|le)"), "piacciono"),
  words(
    "preposition",
    "che",
    "(?<=(?<!\\p{L})(?:è|sono|era) (?:molto )?(?:più|meno) \\p{L}+ che)(?= (?:me|te|lui|lei|noi|loro|mio|mia|prima)(?!\\p{L}))",
    "di",
  ),
  words(
    "preposition",
    "a",
    beforeOne(
      "(?:spiaggia|piscina|banca|farmacia|palestra|chiesa|montagna|campagna|biblioteca|ufficio|ospedale|città|giardino|fabbrica|cantiere)",
    ),
    "in",
  ),
  words("preposition", "in", beforeOne("scuola"), "a"),
  words("preposition", "a", beforeOne("stazione|fermata|posta"), "alla"),
  words("preposition", "in", beforeOne("(?:mattina|sera|pomeriggio|notte)"), "di"),
  words("preposition", "in|nel", beforeOne("(?:primo|secondo|terzo|quarto|quinto|sesto|ultimo) piano"), "al"),
  words(
    "preposition",
    "con",
    `${beforeOne("macchina|treno|autobus|bicicletta|aereo|barca|metro|tram|bus|pullman")}(?! \\p{L}+ d)`,
    "in",
  ),
  words("preposition", "alle", beforeOne("mezzogiorno|mezzanotte"), "a"),
  words("preposition", "le|alle", "(?<=(?<!\\p{L})gioc\\p{L}+ (?:le|alle))(?= carte(?!\\p{L}))", "a"),
  words(
    "article",
    "alla|della|nella|dalla|sulla",
    beforeOne("amica|ora|idea|isola|università|agenzia|azienda|aula|acqua|ambulanza|uscita|entrata|una"),
    (found) => `${found.slice(0, -1)}'`,
  ),
];
