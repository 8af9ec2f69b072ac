import type { Locale } from "@/lib/i18n/locales";
import type { SentenceSpan } from "@/lib/writing/sentences";

// Finds sentences that might address the marker. A cheap pre-filter that only decides whether the model is asked
// (`addressee.ts`). False positives are harmless, false negatives are not.

const LOOKALIKES = new Map(
  "аa сc еe оo рp хx уy іi јj ѕs ԁd һh кk мm тt вb нh αa οo ιi νv ρp υu"
    .split(" ")
    .map(([letter = "", latin = ""]) => [letter, latin]),
);

function plainForm(sentence: string): string {
  const letters = sentence.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return Array.from(letters, (letter) => LOOKALIKES.get(letter) ?? letter).join("");
}

/** Matches words with these stems. A trailing "|" makes a stem a whole word; "_" stands for white space. */
const stemPattern = (words: string): RegExp => {
  const stems = words.trim().split(/\s+/u);
  const ends = stems.map((stem) => (stem.endsWith("|") ? `${stem.slice(0, -1)}(?!\\p{L})` : stem));
  return new RegExp(`(?<!\\p{L})(?:${ends.join("|")})`.replaceAll("_", "\\s+"), "u");
};

/** Words about marks, marking, machines and orders to them, in the learners' languages. */
const CUES: Record<Locale, RegExp> = {
  it: stemPattern(`punti| puntegg voto| voti| votazion valuta| valutar valutat valutaz griglia_di criteri| sufficienza esaminat
    commissione| correttor correttric correzion corregg giudica giudizi| promoss promuov bocciat massimo| massima| lode|
    istruzion ignora| ignorare| ignori| dimentica| dimentichi| ripeti| traduci| riscriv elaborato| elaborati| candidat
    errore| errori| frase| frasi| assegna| assegni| assegnare| madrelingua intelligenza_artificiale algoritm assistente|
    modello| sistema| rispondi_con rispondi_solo risposta_corretta questo_testo questo_compito questo_scritto questa_prova
    insegnante| docente| amministratore_d spiegazion esito| d'ora_in_poi da_ora_in_poi da_adesso_in_poi fai_finta`),
  // With the terms of computers, which are English everywhere.
  en: stemPattern(`ignor(?!an) disregard forget instruct score scoring grade| grades| grading mark| marks| marked| marker|
    marking points| rubric teacher examiner evaluat system| prompt override mistakes| chatgpt gpt claude| gemini llm json
    xml yaml feedback output print| admin| administrat developer bash| tool|`),
  es: stemPattern("olvid instruccion puntua puntos| nota| corrector examinador aprob"),
  pt: stemPattern(
    `desconsider instrucao instrucoes pontos| pontua nota| corretor| corretas| examinador avaliad aprovad`,
  ),
  sq: stemPattern("injoro udhezim pike| piket| gabim mesues"),
  fil: stemPattern("huwag utos marka| tagasuri"),
  ro: stemPattern("instructiun punctaj puncte| nota| evaluator aprob greseli"),
  pl: stemPattern("zignoruj ignoruj polecen punkt ocena| ocene| oceny| egzaminator bledow bledy"),
};

/** May be aimed at a machine, or meant to go unnoticed. */
const SIGNS: readonly RegExp[] = [
  // Spaced single letters, more than initials.
  /(?:^|\s)\p{L}(?:\s+\p{L}){7,}(?!\p{L})/u,
  // Digits inside a word: "d4mm1".
  /\p{L}\d+\p{L}/u,
  /\p{L}_\p{L}|#{2,}|={4,}|\[\[/u,
  /\d\s*\/\s*(?:12|100)(?!\d)/u,
];

/** Scripts mixed in one word, or stacked combining marks. */
const DISGUISED = /\p{sc=Latin}[\p{sc=Cyrillic}\p{sc=Greek}]|[\p{sc=Cyrillic}\p{sc=Greek}]\p{sc=Latin}|\p{M}{2,}/u;

/** Any writing system that Italian does not use. */
const OTHER_SCRIPT = /(?:(?!\p{sc=Latin})\p{L}\p{M}*){3,}/u;

/** From this many words on, a smaller share in the dictionary means another language. */
const MIN_WORDS = 4;
const ITALIAN_SHARE = 0.4;

function isForeign(sentence: string, isItalian: (word: string) => boolean): boolean {
  if (OTHER_SCRIPT.test(sentence)) return true;
  const words = (sentence.match(/\p{L}[\p{L}\p{M}]+/gu) ?? []).filter((word) => word === word.toLowerCase());
  return words.length >= MIN_WORDS && words.filter(isItalian).length < ITALIAN_SHARE * words.length;
}

/** Numbers of the sentences that might address the marker. @param isItalian look-up of a lower-case word */
export function findSuspectSentences(sentences: readonly SentenceSpan[], isItalian: (word: string) => boolean) {
  return sentences
    .filter(({ text }) => {
      const plain = plainForm(text);
      return (
        Object.values(CUES).some((cue) => cue.test(plain)) ||
        SIGNS.some((sign) => sign.test(plain)) ||
        DISGUISED.test(text) ||
        isForeign(text, isItalian)
      );
    })
    .map(({ n }) => n);
}
