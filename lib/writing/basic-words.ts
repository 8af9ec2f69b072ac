import { type BasicRule, beforeOne, oneOf, words } from "@/lib/writing/basic-pattern";

/** Rare words, and the common ones that are meant. */
const MEANT: Record<string, string> = {
  scola: "scuola",
  scole: "scuole",
  nova: "nuova",
  novo: "nuovo",
  vole: "vuole",
  visino: "vicino",
  tropo: "troppo",
  tropi: "troppi",
  tropa: "troppa",
  poso: "posso",
  posiamo: "possiamo",
  bela: "bella",
  belo: "bello",
  bona: "buona",
  bono: "buono",
  pece: "pesce",
  pele: "pelle",
  cosse: "cose",
  inseme: "insieme",
  frasse: "frase",
  ussita: "uscita",
  coretto: "corretto",
  veni: "vieni",
  tene: "tiene",
  tera: "terra",
  fano: "fanno",
  vano: "vanno",
  stano: "stanno",
  dano: "danno",
  ano: "anno",
  ani: "anni",
  errano: "erano",
  veccia: "vecchia",
  acanto: "accanto",
  quassi: "quasi",
  serto: "certo",
  magio: "maggio",
  benti: "venti",
  bano: "bagno",
  sapiamo: "sappiamo",
  pedi: "piedi",
  casso: "caso",
  arriba: "arriva",
  scribi: "scrivi",
  felicita: "felicità",
  sabia: "sabbia",
  sula: "sulla",
  omo: "uomo",
  folio: "foglio",
  avette: "avete",
  capotto: "cappotto",
  cuccino: "cucino",
  roso: "rosso",
  baso: "basso",
  tose: "tosse",
  y: "e",
  por: "per",
  et: "e",
};

const RARE = Object.keys(MEANT).join("|");
/** "Signor De Nova" is a name. */
const inLowerCase = (list: string) => `(?-i:${list})`;

const BEFORE_MARKET =
  "mercato|bar|supermercato|ristorante|cinema|telefono|parco|lago|dottore|medico|pomeriggio|museo|concerto|centro commerciale|computer";
const ARTICLE_TO: Record<string, string> = { il: "al", lo: "allo", la: "alla", i: "ai", gli: "agli", le: "alle" };
const ARTICLES = Object.keys(ARTICLE_TO).join("|");
const OWNED_HE = "posto|lavoro|amico|paese|collega|telefono|turno|quartiere|appartamento|capo|ufficio|gruppo";
const OWNED_SHE = "casa|famiglia|città|vita|camera|infanzia|scuola|macchina|amica|lingua|cultura|zona|festa";
const TO_HIS: Record<string, string> = { di: "del", a: "al", da: "dal", in: "nel", su: "sul", de: "del" };
const TO_HERS: Record<string, string> = { di: "della", a: "alla", da: "dalla", in: "nella", su: "sulla", de: "della" };
const LITTLE = Object.keys(TO_HIS).join("|");

const TOWNS =
  "Roma|Milano|Torino|Napoli|Bologna|Firenze|Genova|Palermo|Venezia|Verona|Padova|Bari|Catania|Trieste|Brescia|Bergamo|Modena|Parma|Rimini|Pisa|Siena|Perugia|Ancona|Pescara|Salerno|Lecce|Cagliari|Trento|Bolzano|Ravenna|Ferrara|Vicenza|Treviso|Livorno|Lucca|Arezzo|Prato|Piacenza|Novara|Monza|Como|Udine|Messina|Parigi|Londra|Madrid|Barcellona|Berlino|Vienna|Mosca|Kiev|Tirana|Bucarest|Dakar|Lima|Quito|Manila|Casablanca|Tunisi|Lagos|Istanbul";
const COUNTRIES =
  "Italia|Germania|Francia|Spagna|Albania|Romania|Polonia|Ucraina|Svizzera|Moldavia|Cina|India|Nigeria|Inghilterra|Russia|Tunisia|Turchia|Grecia|Colombia|Bolivia|Argentina|Svezia|Austria|Europa|Africa|America|Sicilia|Sardegna|Toscana|Calabria|Puglia|Lombardia";

const QUALITIES =
  "bell[oa]|brutt[oa]|grande|piccol[oa]|buon[oa]|brav[oa]|stanc[oa]|content[oa]|malat[oa]|felice|triste|nuov[oa]|vecchi[oa]|gentile|simpatic[oa]|difficile|facile|importante|lontan[oa]|vicin[oa]|car[oa]|ross[oa]|aperto|chius[oa]|rott[oa]|tranquill[oa]|comod[oa]|possibile|ver[oa]|necessario|interessante|pulit[oa]|luminos[oa]|bellissim[oa]";
/** Subjects after which "e" is "è": nobody would begin a list with them. */
const SUBJECT =
  "(?:la|il|lo|questa|questo|mia|mio|la mia|il mio|la nostra|il nostro|tua|tuo|la tua|il tuo|la sua|il suo) (?:nuova |nuovo )?(?:casa|appartamento|quartiere|lavoro|camera|cucina|bagno|città|festa|scuola|corso|figlio|figlia|marito|moglie|madre|padre|fratello|sorella|amico|amica|capo|collega|bambino|bambina|maestra|viaggio|mare|spiaggia|cibo|prezzo|treno|ascensore|tempo|vita|famiglia|paese|macchina|strada|problema|pelle)(?: mia| nuova)?";
const CLAUSE = "(?:^|[.!?;:\\n]\\s?|,\\s|(?<!\\p{L})(?:perché|perche|perchè|ma|adesso|ora|oggi|che) )";
const IS_BEFORE = beforeOne(`(?:molto|troppo|tanto|sempre|anche|così|più|un|una|al|in|vicino|${QUALITIES})`);
const e = (before: string, after: string) => words("accent", "e", `(?<=${before} e)${after}`, "è");

const ELIDED: Record<string, string> = { di: "dell'", a: "all'", da: "dall'", in: "nell'", su: "sull'" };

const IMPERATIVES: Record<string, string> = {
  scrivi: "scrivimi",
  telefona: "telefonami",
  chiama: "chiamami",
  manda: "mandami",
  rispondi: "rispondimi",
  aiuta: "aiutami",
  aspetta: "aspettami",
  porta: "portami",
};
const TO_ME =
  "(?:dire|dare|scrivere|telefonare|rispondere|chiamare|aiutare|visitare|portare|mandare|trovare|aspettare|spiegare|invitare)";
const STOPS =
  "(?=\\s*(?:[.,!?;\\n]|$| (?:presto|quando|se|per favore|subito|domani|il|la|i|le|con|su|una|un)(?!\\p{L})))";

const capital = (found: string) => found.charAt(0).toUpperCase() + found.slice(1);

export const WORD_RULES: readonly BasicRule[] = [
  words("unknown", `${inLowerCase(RARE)}|(?<=(?:^|[.!?\\n]\\s?))(?:${RARE})`, "", oneOf(MEANT)),
  words("unknown", "note", "(?<=(?<!\\p{L})(?:la|buona|questa|ieri|ogni|una) note)", "notte"),
  words("unknown", "sete", "(?<=(?<!\\p{L})(?:alle|le|dalle) sete)|sete(?= (?:anni|giorni|mesi|ore))", "sette"),
  words("unknown", "non[ao]", "(?<=(?<!\\p{L})(?:mia nona|mio nono))", (found) => `nonn${found.slice(-1)}`),
  words("unknown", "noto", "(?<=(?<!\\p{L})(?:corso|lezione|lezioni) di noto)", "nuoto"),
  words("unknown", "dia", "(?<=(?<!\\p{L})(?:otro|buon|bon|ogni|un|altro|mi) dia)", "giorno"),
  words("unknown", "voliamo", "(?= \\p{L}+(?:are|ere|ire)(?!\\p{L}))", "vogliamo"),
  words("unknown", "fato", "(?<=(?<!\\p{L})(?:ho|hai|ha|abbiamo|avete|hanno) fato)", "fatto"),
  words("unknown", "spessa", "(?<=(?<!\\p{L})(?:la|fare) spessa)", "spesa"),
  words("unknown", "ste(?:so|sa)", "(?<=(?<!\\p{L})(?:lo steso|la stesa))", (found) => `stess${found.slice(-1)}`),
  words("unknown", "tut[ao]|tut[ie]", beforeOne("il|la|lo|i|gli|le"), (found) => `tutt${found.slice(-1)}`),
  words("accent", "papa", "(?<=(?<!\\p{L})(?:mio|tuo|suo|nostro) papa)", "papà"),
  words("accent", "da", "(?<=(?<!\\p{L})(?:mi|ti|ci|vi) da)", "dà"),
  words("accent", "si", "(?<=(?:^|[.!?\\n]\\s?)si)(?=,)|(?<=(?<!\\p{L})(?:di|che) si)(?=\\s*[.,!?;])", "sì"),
  words("accent", "te", "(?<=(?<!\\p{L})(?:un|il|del|bere) te)(?=\\s*(?:[.,!?;]|caldo|e |con ))", "tè"),
  words("accent", "l[iì]", "(?<=(?<!\\p{L})(?:da|fino a) li)", "lì"),
  words("apostrophe", "un['’] altra", "", "un'altra"),
  e("(?<!\\p{L})non", "(?= \\p{L})"),
  e("(?<!\\p{L})(?:che|cui)", `${IS_BEFORE}`),
  e("(?<!\\p{L})(?:mi|ti|ci|gli|le)", "(?= (?:piaciut|success|sembrat|venut|arrivat|mancat|capitat)[oaie](?!\\p{L}))"),
  e(
    "(?<!\\p{L})(?:tutto|quello|questo|questa|tu|lui|lei|dove|perché|perche|perchè)",
    beforeOne(`(?:molto|troppo|così|${QUALITIES})`),
  ),
  e(
    `${CLAUSE}${SUBJECT}`,
    beforeOne(
      `(?:molto|troppo|tanto|sempre|così|${QUALITIES}|un po['’]|al (?:primo|secondo|terzo|quarto|quinto)|vicino)`,
    ),
  ),
  words(
    "accent",
    "e",
    `(?<=(?<!\\p{L})(?!\\p{L}*(?:at|it|ut|st|rt|ss)[oaie] )\\p{L}+ e)(?= stat[oa] (?:molto|bell|brutt|un|una|troppo|lung|difficil|facil|malat|buon|ier|tant))`,
    "è",
  ),
  words("preposition", "in", beforeOne(BEFORE_MARKET), "al"),
  words("preposition", "in", "(?= (?:mio|tuo|suo) posto(?!\\p{L}))", "al"),
  words(
    "preposition",
    "a",
    beforeOne("(?:lavoro|mercato|supermercato|ristorante|bar|cinema|parco|lago|dottore|museo)"),
    "al",
  ),
  words(
    "preposition",
    "a",
    `(?<!(?:fino|mattina|giorno) a)${beforeOne("(?:pomeriggio|mattina|sera|notte|settimana)")}`,
    "di",
  ),
  words("preposition", "(?:alla|al)", beforeOne("pomeriggio"), "nel"),
  words(
    "preposition",
    "(?:in|nel|nella|a la)",
    beforeOne("(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|lunedi|martedi|mercoledi|giovedi|venerdi)"),
    "il",
  ),
  words(
    "preposition",
    ARTICLES,
    `(?<=(?<!\\p{L})(?:fino|davanti|accanto|di fronte|(?<!(?:il|un|mio|tuo|suo|nostro|del|dal|col) )vicino) (?:${ARTICLES}))(?= \\p{L})`,
    oneOf(ARTICLE_TO),
  ),
  words("preposition", LITTLE, `(?= (?:mio|tuo|suo|nostro|vostro) (?:${OWNED_HE})(?!\\p{L}))`, oneOf(TO_HIS)),
  words("preposition", LITTLE, `(?= (?:mia|tua|sua|nostra|vostra) (?:${OWNED_SHE})(?!\\p{L}))`, oneOf(TO_HERS)),
  words("preposition", inLowerCase("de"), "", "di"),
  words("preposition", "a", beforeOne(COUNTRIES), "in"),
  words("preposition", "in", `(?= (?:${TOWNS})(?!\\p{L}))`, "a"),
  words(
    "preposition",
    "da",
    beforeOne("Italia|Europa|Africa|America|Albania|Ucraina|Inghilterra|Argentina|India"),
    "dall'",
  ),
  words("preposition", "di", "(?<=(?<!\\p{L})dipende di)", "da"),
  words(
    "preposition",
    "di|da",
    "(?<=(?<!\\p{L})(?:grazie) (?:di|da))(?= (?:invito|aiuto|tuo|tua|vostro|vostra|suo|sua)(?!\\p{L}))",
    "per",
  ),
  {
    reason: "preposition",
    pattern: /(?<![\p{L}\p{N}'’])(?:di|a|da|in|su) l['’](?=\p{L})/giu,
    fix: (found) => ELIDED[found.slice(0, 2).trim().toLowerCase()] ?? found,
  },
  words(
    "verb",
    Object.keys(IMPERATIVES)
      .map((verb) => `${verb} m[ie]`)
      .join("|"),
    STOPS,
    (found) => IMPERATIVES[found.slice(0, -3).toLowerCase()] ?? found,
  ),
  words("verb", `${TO_ME} me`, STOPS, (found) => `${found.slice(0, -4)}mi`),
  words("article", "il|un", beforeOne("chef"), (found) => (found.toLowerCase() === "il" ? "lo" : "uno")),
  words("agreement", "in cordiale saluti|cordiale saluti|cordiali saluto|distinto saluti", "", "cordiali saluti"),
  {
    reason: "unknown",
    pattern:
      /(?<=[\p{Ll}\d] )(?:Gennaio|Febbraio|Marzo|Aprile|Maggio|Giugno|Luglio|Agosto|Settembre|Ottobre|Novembre|Dicembre)(?!\p{L})/gu,
    fix: (found) => found.toLowerCase(),
  },
  {
    reason: "unknown",
    pattern:
      /(?<=(?<!\p{L})(?:(?:[Pp]arl|[Ss]tudi|[Ii]mpar|[Cc]api|[Ss]criv)\p{L}+ (?:bene )?|(?:corso|lezione|scuola|compiti|esame) di ))(?:Italiano|Inglese|Francese|Spagnolo|Arabo|Tedesco|Russo)(?!\p{L})/gu,
    fix: (found) => found.toLowerCase(),
  },
  // A sentence starts in lower case; "ecc." and similar end none.
  {
    reason: "unknown",
    pattern:
      /(?<=(?<!(?<!\p{L})(?:ecc|sig|sigg|dott|tel|prof|art|num|min|max|etc|cell|pag))(?<=\p{L}{3})[.!?] )\p{Ll}\p{L}*/gu,
    fix: capital,
  },
];
