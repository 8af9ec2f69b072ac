/** Hints before a text is handed in: one form of address, in a letter also greeting and closing. They never block. */
import type { PromptForm } from "@/lib/exam/kinds/writing";

/** Whole words, separated by bars; a space matches any white space. */
function wholeWords(expressions: string): RegExp {
  const inner = expressions.replaceAll(" ", "\\s+");
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${inner})(?![\\p{L}\\p{N}])`, "iu");
}

const GREETING_WORDS = 6;
const CLOSING_WORDS = 25;

const TITLE = "signor[aei]?|dottor(?:e|essa)?|professor(?:e|essa)?|ragionier[ae]|maestr[ao]|direttor(?:e|rice)";

const GREETING = wholeWords(
  `ciao|salve|ehi|buon\\s?giorno|buona\\s?sera|buon\\s?pomeriggio|car(?:o|a|i|e|issim[oaie])|gentil(?:e|i|issim[oaie])|egregi[oaie]?|egr\\.?|gent\\.?(?:ma|mo)?|spett(?:abile|\\.le)|stimat(?:o|a|i|e|issim[oaie])|alla cortese attenzione|${TITLE}`,
);

const CLOSING = wholeWords(
  "salut[oi]|ciao|grazie|ringrazi(?:o|amo)|a (?:presto|dopo|domani|più tardi)|ci (?:vediamo|sentiamo)|arriveder(?:ci|La)|abbracci[oa]?(?:mo)?|baci(?:o|oni)?|buon[ao]? (?:giornata|serata|lavoro|notte|settimana|fine settimana)|buona\\s?notte|in attesa|auguri|aspetto (?:la |una )?(?:tua|sua|vostra) risposta|(?:fammi|mi faccia) sapere",
);

// Only forms that can hardly refer to somebody else: "suo", "può" and a lower-case "le" are often third person.
const TU = [
  wholeWords(
    "tu(?! per tu)|ti|te|tu[oae]|tuoi|puoi|vuoi|devi|hai|sai|stai|potresti|vorresti|dovresti|(?:rispond|scriv|mand|aspett|aiut|chiam|telefon)[iao]mi|dimm(?:i|elo|ela)|famm(?:i|elo|ela)|damm(?:i|elo|ela)",
  ),
  /(?<!\p{L})ciao(?!\p{L})/iu,
];

const LEI = [
  /^\s*(?:gentil|egregi|spett|stimat)[\p{L}.]*[^\n,!]{0,40}/iu,
  /(?<!\p{L})(?:cordiali|distinti)\s+saluti(?!\p{L})/iu,
  /(?<!\p{L})(?:la\s+(?:ringrazio|prego|saluto)|le\s+(?:scrivo|porgo)|mi\s+(?:dica|scusi|faccia\s+sapere))(?!\p{L})/iu,
  // A capital in the middle of a sentence.
  /(?<=[\p{Ll},;:]\s+)(?:Lei|Le|La|Suo|Sua|Suoi|Sue)(?=\s+\p{Ll})/u,
  new RegExp(`^\\s*(?:ciao|salve|buon\\s?giorno|buona\\s?sera)[\\s,]+(?:${TITLE})(?!\\p{L})`, "iu"),
];

/** Whether a text of this form begins with a greeting and ends with a closing. */
export const isLetter = (form: PromptForm): boolean => form === "email" || form === "letter";

const QUOTED = /[«“"][^«»“”"]*[»”"]/gu;

export function checkLetter(text: string) {
  const words = text.split(/\s+/u).filter((word) => word !== "");
  const beginning = words.slice(0, GREETING_WORDS).join(" ");
  const end = words.slice(Math.max(GREETING_WORDS, words.length - CLOSING_WORDS)).join(" ");
  return { hasGreeting: GREETING.test(beginning), hasClosing: CLOSING.test(end), mixed: findMixed(text) };
}

/** Both forms of address; null if the address is consistent or not plain to see. */
function findMixed(text: string): { tu: string; lei: string } | null {
  const own = text.replaceAll(QUOTED, " ");
  const first = (signs: readonly RegExp[]) => signs.map((sign) => sign.exec(own)?.[0].trim()).find((found) => found);
  const [tu, lei] = [first(TU), first(LEI)];
  return tu && lei ? { tu, lei } : null;
}
