import { type BasicRule, beforeWord, keysOf, pairRule, tableOf, wordRule } from "@/lib/writing/basic-pattern";

/** Nouns that take "il". None is also a verb form, because a verb may follow the pronoun "la". */
export const MASCULINE_NOUNS =
  "problema|sistema|programma|clima|cinema|lavoro|tempo|treno|corso|mare|giorno|mese|letto|libro|telefono|mercato|parco|quartiere|palazzo|giardino|bagno|balcone|turno|compleanno|regalo|dottore|medico|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|fiore|sole|cane|paese|prezzo|documento|certificato|panino|caffè|latte|pane|pesce|pomeriggio|mattino|tema|pigiama|supermercato|ristorante|negozio|computer|cellulare|tavolo|piatto|bicchiere|cuore|colore|dolore|figlio|fratello|marito|nonno|padre|ragazzo|bambino|vicino|direttore|professore|vestito|cappotto|passaporto|biglietto|posto|centro|fiume|lago|ponte|museo|teatro|castello|monte|bosco|formaggio|pollo|riso|vino|sale|cibo|gatto|cantiere|magazzino|contratto|permesso|nome|cognome|messaggio|matrimonio|calcio|nuoto|viaggio|giornale|film|quaderno|dito|braccio|piede|naso|condominio|parcheggio|soggiorno|divano|frigorifero|riscaldamento|rumore|concerto|furgone|camion|motore";

export const FEMININE_NOUNS =
  "mano|foto|macchina|gente|casa|strada|scuola|festa|sera|mattina|notte|domenica|settimana|città|stazione|piscina|camera|cucina|finestra|porta|febbre|spesa|lingua|famiglia|chiave|bicicletta|pizza|torta|musica|lettera|vita|voce|luce|neve|carne|vacanza|piazza|spiaggia|fabbrica|bambina|figlia|signora|donna|ragazza|radio|madre|mamma|moglie|sorella|nonna|zia|maestra|dottoressa|vicina|persona|cosa|volta|stanza|sala|chiesa|farmacia|banca|posta|biblioteca|montagna|campagna|pioggia|nebbia|frutta|verdura|pasta|minestra|colazione|cena|lezione|classe|palestra|squadra|partita|canzone|televisione|lavatrice|doccia|valigia|borsa|scarpa|giacca|gonna|maglia|testa|gamba|gola|pancia|schiena|bocca|malattia|medicina|visita|ricetta|pausa|giornata|serata|mattinata|passeggiata|gita|metropolitana|fermata|patente|multa|bolletta|carta|tessera|domanda|risposta|parola|frase|storia|notizia|paura|fame|sete|pazienza|gioia|pace|libertà|possibilità|novità|difficoltà|nazione|religione|tradizione|situazione|soluzione|riunione|prenotazione|televisione|colpa|ragione|stagione|primavera|cassa|cameriera|segretaria|bottiglia|tazza|sedia|lampada|parete|natura";

/** A time expression may follow any word: "vieni a casa mia sabato". */
const withoutTimes = (list: string) =>
  list.replaceAll(
    /\|(?:\p{L}+dì|sabato|domenica|giorno|mese|sera|mattina|mattino|notte|pomeriggio|settimana)(?=\|)/gu,
    "",
  );
const MASCULINE_THINGS = withoutTimes(MASCULINE_NOUNS);
const FEMININE_THINGS = withoutTimes(FEMININE_NOUNS);

const MASCULINE_ONE =
  "quartiere|appartamento|palazzo|giardino|bagno|balcone|letto|libro|tempo|panino|ristorante|negozio|bambino|ragazzo|fratello|figlio|amico|regalo|vestito|clima|viaggio|cane|gatto|uomo|paese|prezzo|divano|museo|castello|film|parco|mercato|supermercato";
const FEMININE_ONE =
  "casa|camera|cucina|stanza|finestra|strada|scuola|città|macchina|bicicletta|festa|torta|musica|spiaggia|piscina|piazza|famiglia|bambina|ragazza|figlia|sorella|amica|donna|signora|persona|gente|lingua|vita|vacanza|giornata|esperienza|borsa|gonna|carne|frutta|pizza|pasta|colazione|stazione|montagna|chiesa";
const MASCULINE_MANY =
  "bambini|ragazzi|figli|amici|vicini|colleghi|libri|documenti|fiori|negozi|vestiti|parenti|uomini|cani|gatti|palazzi|prezzi|regali|film|compagni|capelli|occhi|alberi|problemi|ristoranti|treni|posti|piatti|dolci";
const FEMININE_MANY =
  "case|camere|stanze|finestre|strade|scuole|macchine|biciclette|feste|torte|spiagge|piazze|famiglie|bambine|ragazze|figlie|sorelle|amiche|donne|persone|scarpe|cose|lezioni|colleghe|chiavi|parole|vacanze|montagne|chiese|vicine|foto";
const MASCULINE_TIMES = "giorni|mesi|anni|minuti|soldi|euro|problemi|negozi";
const FEMININE_TIMES = "ore|settimane|volte|sere|mattine|notti";

/** Stems of adjectives with four endings; `*` adds an h before i and e. */
const ADJECTIVES =
  "bell|brutt|nuov|piccol|alt|bass|car|carin|content|malat|ross|ner|giall|pulit|sporc*|tranquill|rumoros|luminos|comod|scomod|modern|antic*|lung*|cort|larg*|strett|ricc*|italian|famos|pericolos|vuot|chius|rott|allegr|timid|brav|buon|simpatic|stanc*|preoccupat|arrabbiat|costos|spazios|perfett|splendid|meraviglios|stran|delizios".split(
    "|",
  );

type End = "o" | "a" | "i" | "e";

function formOf(entry: string, end: End): string {
  const stem = entry.replace("*", "");
  const isHard = entry.endsWith("*") || (stem.endsWith("c") && end === "e");
  return stem + (isHard && (end === "i" || end === "e") ? "h" : "") + end;
}

const ENDS: readonly End[] = ["o", "a", "i", "e"];

function wrongForms(right: End, wrong: readonly End[]): Record<string, string> {
  return Object.fromEntries(
    ADJECTIVES.flatMap((entry) => wrong.map((end) => [formOf(entry, end), formOf(entry, right)] as const)),
  );
}

/** "Una strada lungo il fiume". */
const NO_PREPOSITION = "(?<!lungo(?= (?:il|lo|la|i|gli|le|un|una|quest[oaie]) | l['’]))";

function adjectives(before: string, right: End, wrong = ENDS.filter((end) => end !== right)): BasicRule {
  const table = wrongForms(right, wrong);
  return pairRule("agreement", table, `(?<=(?<![\\p{L}'’])(?:${before}) (?:${keysOf(table)}))${NO_PREPOSITION}`);
}

const IN_E =
  "gentile|grande|importante|difficile|facile|felice|interessante|triste|intelligente|divertente|elegante|veloce";
const IN_I = IN_E.replaceAll(/e(?=\||$)/g, "i");
const ADVERB = "(?:molto |troppo |tanto |così |sempre |più |un po['’] )?";
/** "La casa è bello" but "la sera è bello uscire". */
const ENDS_HERE = "(?=\\s*(?:[.,;:!?\\n]|$| (?:e|ma|perché|però) (?!\\p{L}+(?:are|ere|ire)(?!\\p{L}))))";
const CLAUSE = "(?<=(?:^|[.!?,;:\\n]\\s?|(?<!\\p{L})(?:perché|che|ma|e|se|quando) )";

/** "La camera è piccolo.": the subject starts its clause, the adjective ends it. */
function predicates(subject: string, verb: string, right: End, wrong: readonly End[]): BasicRule {
  const table = wrongForms(right, wrong);
  return pairRule("agreement", table, `${CLAUSE}(?:${subject}) ${verb} ${ADVERB}(?:${keysOf(table)}))${ENDS_HERE}`);
}

/** Words before a noun that agree with it: "mio casa", "questi persone", "molto soldi". */
function determiners(table: Record<string, string>, nouns: string): BasicRule {
  return pairRule("agreement", table, beforeWord(nouns));
}

const MALE_RELATIVES = "padre|marito|figlio|fratello|nonno|zio|papà|capo|amico|collega";
const FEMALE_RELATIVES = "madre|moglie|figlia|sorella|nonna|zia|mamma|amica|maestra|vicina";
const POSSESSIVES = ["mi", "tu", "su", "nostr", "vostr"];
const toEnd = (from: End, to: End) => Object.fromEntries(POSSESSIVES.map((stem) => [stem + from, stem + to]));
const MASCULINE_PLURAL_POSSESSIVES = tableOf("mio > miei, tuo > tuoi, suo > suoi, nostro > nostri, vostro > vostri");
const FEMININE_PLURAL_POSSESSIVES = tableOf("mia > mie, tua > tue, sua > sue, miei > mie, tuoi > tue, suoi > sue");
const PLAIN_MANY = MASCULINE_MANY.replace("amici|", "");
const TO_PLURAL = tableOf(`
  negozio > negozi, documento > documenti, libro > libri, problema > problemi, collega > colleghi,
  ragazzo > ragazzi, vicino > vicini, fratello > fratelli, treno > treni, persona > persone, macchina > macchine,
  casa > case, finestra > finestre, donna > donne, sorella > sorelle, lezione > lezioni, ragazza > ragazze,
  cosa > cose, stanza > stanze, bagno > bagni, letto > letti, balcone > balconi, fermata > fermate,
  chilometro > chilometri, euri > euro
`);
const TO_SINGULAR = tableOf(`
  giorni > giorno, mesi > mese, anni > anno, settimane > settimana, sere > sera, mattine > mattina, volte > volta,
  amici > amico, cose > cosa, persone > persona, ore > ora, problemi > problema, libri > libro
`);
const GREETED = "lavoro|giorno|compleanno|amico|pranzo|viaggio|weekend|anno|natale";

export const NOUN_RULES: readonly BasicRule[] = [
  adjectives(FEMININE_ONE, "a", ["o"]),
  adjectives(MASCULINE_ONE, "o", ["a"]),
  adjectives(`(?:le|delle|due|tre|molte|tante|alle|nelle|queste|mie) (?:${FEMININE_MANY})`, "e"),
  adjectives(`(?:i|gli|dei|due|tre|molti|tanti|ai|nei|questi|miei) (?:${MASCULINE_MANY})`, "i"),
  wordRule(
    "agreement",
    IN_E,
    `(?<=(?:le|delle|due|tre|molte|tante|i|gli|dei|degli|molti|tanti) (?:${MASCULINE_MANY}|${FEMININE_MANY}) (?:${IN_E}))`,
    (found) => `${found.slice(0, -1)}i`,
  ),
  wordRule(
    "agreement",
    IN_I,
    `(?<=(?<!\\p{L})(?:un|una|il|la|mia|mio) (?:${MASCULINE_ONE}|${FEMININE_ONE}) (?:${IN_I}))`,
    (found) => `${found.slice(0, -1)}e`,
  ),
  predicates(`(?:la|questa|la mia|la nostra|la sua) (?:${FEMININE_ONE})`, "(?:è|era)", "a", ["o", "i", "e"]),
  predicates(`(?:il|questo|il mio|il nostro|il suo) (?:${MASCULINE_ONE})`, "(?:è|era)", "o", ["a", "i", "e"]),
  predicates(`(?:la )?(?:mia|tua|sua|nostra) (?:${FEMALE_RELATIVES})`, "(?:è|era)", "a", ["o", "i", "e"]),
  predicates(`(?:il )?(?:mio|tuo|suo|nostro) (?:${MALE_RELATIVES})`, "(?:è|era)", "o", ["a", "i", "e"]),
  predicates(`(?:le|queste|le mie|le nostre) (?:${FEMININE_MANY})`, "(?:sono|erano)", "e", ["o", "a", "i"]),
  predicates(`(?:i|gli|questi|i miei|i nostri) (?:${MASCULINE_MANY})`, "(?:sono|erano)", "i", ["o", "a", "e"]),
  adjectives("siamo(?: molto| troppo| tanto| sempre)?", "i", ["o", "a"]),
  determiners(toEnd("o", "a"), `${FEMININE_THINGS}|amica|idea|opinione`),
  determiners(toEnd("a", "o"), `${MASCULINE_THINGS}|amico|ufficio|appartamento`),
  determiners(
    MASCULINE_PLURAL_POSSESSIVES,
    "figli|amici|colleghi|genitori|fratelli|parenti|vicini|bambini|documenti|nonni|zii|soldi|vestiti",
  ),
  determiners({ mie: "miei", tue: "tuoi", sue: "suoi" }, MASCULINE_MANY),
  determiners(FEMININE_PLURAL_POSSESSIVES, "figlie|amiche|colleghe|sorelle|cose|scarpe|bambine|vicine|vacanze"),
  determiners({ molto: "molti", tanto: "tanti", troppo: "troppi" }, `${PLAIN_MANY}|${MASCULINE_TIMES}`),
  determiners({ molto: "molte", tanto: "tante", troppo: "troppe" }, `${FEMININE_MANY}|${FEMININE_TIMES}`),
  determiners(
    { molto: "molta", tanto: "tanta", troppo: "troppa" },
    "gente|fame|sete|paura|pazienza|musica|acqua|frutta|verdura|carne|esperienza|gioia|confusione|neve|fretta|strada",
  ),
  determiners({ quanto: "quanti", quante: "quanti" }, "anni|giorni|mesi|soldi|bambini|figli|minuti|documenti|euro"),
  determiners({ quanto: "quante", quanti: "quante" }, "ore|persone|volte|settimane|camere|stanze|lezioni|cose"),
  determiners(
    { nuovo: "nuova", primo: "prima", altro: "altra", vecchio: "vecchia", stesso: "stessa", ultimo: "ultima" },
    "casa|volta|cosa|macchina|scuola|città|settimana|stanza|camera|famiglia|persona|vita|strada|sera|mattina",
  ),
  determiners(
    { nuova: "nuovo", altra: "altro", vecchia: "vecchio", stessa: "stesso", ultima: "ultimo" },
    "lavoro|giorno|corso|quartiere|appartamento|posto|telefono|amico|turno|mese|anno|libro|paese|treno",
  ),
  wordRule(
    "agreement",
    "molt[aie]|tropp[aie]",
    `(?<=(?:sono|sono|è|siamo|sei|era|sto|sta) (?:molt|tropp)[aie])${beforeWord(`content[oaie]|stanc(?:[oa]|h[ie])|felic[ei]|trist[ei]|gentil[ei]|brav[oaie]|bell[oaie]|grand[ei]|piccol[oaie]|important[ei]|simpatic(?:[oai]|he)|difficil[ei]|facil[ei]|malat[oaie]`)}`,
    (found) => `${found.slice(0, -1)}o`,
  ),
  wordRule("article", "nessuno", beforeWord(`altro|${MASCULINE_THINGS}`), "nessun"),
  wordRule("article", "quello", beforeWord(MASCULINE_THINGS), "quel"),
  wordRule("article", "bello", beforeWord(MASCULINE_THINGS), "bel"),
  wordRule("article", "buono", beforeWord(GREETED), "buon"),
  pairRule(
    "agreement",
    TO_PLURAL,
    `(?<=(?<![\\p{L}])(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|molti|molte|tanti|tante|tutti i|tutte le|i miei|le mie|\\d{2,}|[2-9]) (?:${keysOf(TO_PLURAL)}))`,
  ),
  pairRule("agreement", TO_SINGULAR, `(?<=(?<!\\p{L})(?:ogni|qualche) (?:${keysOf(TO_SINGULAR)}))`),
];
