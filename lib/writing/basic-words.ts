import { type BasicRule, beforeWord, keysOf, lookUp, pairRule, tableOf, wordRule } from "@/lib/writing/basic-pattern";

/** Rare words that are nearly always misspellings, with the word that was intended. */
const INTENDED_WORDS = tableOf(`
  scola > scuola, scole > scuole, nova > nuova, novo > nuovo, vole > vuole, visino > vicino, tropo > troppo,
  tropi > troppi, tropa > troppa, poso > posso, posiamo > possiamo, bela > bella, belo > bello, bona > buona,
  bono > buono, pece > pesce, pele > pelle, cosse > cose, inseme > insieme, frasse > frase, ussita > uscita,
  coretto > corretto, veni > vieni, tene > tiene, tera > terra, fano > fanno, vano > vanno, stano > stanno,
  dano > danno, ano > anno, ani > anni, errano > erano, veccia > vecchia, acanto > accanto, quassi > quasi,
  serto > certo, magio > maggio, benti > venti, bano > bagno, sapiamo > sappiamo, pedi > piedi, casso > caso,
  arriba > arriva, scribi > scrivi, felicita > felicità, sabia > sabbia, sula > sulla, omo > uomo, folio > foglio,
  avette > avete, capotto > cappotto, cuccino > cucino, roso > rosso, baso > basso, tose > tosse, y > e,
  por > per, et > e, que > che, cuando > quando, porque > perché, muy > molto, mucho > molto, amiga > amica,
  amigo > amico, sabado > sabato, feliz > felice, otro > altro, familia > famiglia, gratie > grazie
`);

const RARE = keysOf(INTENDED_WORDS);
/** "Signor De Nova" is a name. */
const inLowerCase = (list: string) => `(?-i:${list})`;

const BEFORE_MARKET =
  "mercato|bar|supermercato|ristorante|cinema|telefono|parco|lago|dottore|medico|pomeriggio|museo|concerto|centro commerciale|computer";
const ARTICLE_TO = tableOf("il > al, lo > allo, la > alla, i > ai, gli > agli, le > alle");
const ARTICLES = keysOf(ARTICLE_TO);
const MASCULINE_OWNED = "posto|lavoro|amico|paese|collega|telefono|turno|quartiere|appartamento|capo|ufficio|gruppo";
const FEMININE_OWNED = "casa|famiglia|città|vita|camera|infanzia|scuola|macchina|amica|lingua|cultura|zona|festa";
const WITH_MASCULINE_ARTICLE = tableOf("di > del, a > al, da > dal, in > nel, su > sul, de > del");
const WITH_FEMININE_ARTICLE = tableOf("di > della, a > alla, da > dalla, in > nella, su > sulla, de > della");

const TOWNS =
  "Roma|Milano|Torino|Napoli|Bologna|Firenze|Genova|Palermo|Venezia|Verona|Padova|Bari|Catania|Trieste|Brescia|Bergamo|Modena|Parma|Rimini|Pisa|Siena|Perugia|Ancona|Pescara|Salerno|Lecce|Cagliari|Trento|Bolzano|Ravenna|Ferrara|Vicenza|Treviso|Livorno|Lucca|Arezzo|Prato|Piacenza|Novara|Monza|Como|Udine|Messina|Parigi|Londra|Madrid|Barcellona|Berlino|Vienna|Mosca|Kiev|Tirana|Bucarest|Dakar|Lima|Quito|Manila|Casablanca|Tunisi|Lagos|Istanbul";
const COUNTRIES =
  "Italia|Germania|Francia|Spagna|Albania|Romania|Polonia|Ucraina|Svizzera|Moldavia|Cina|India|Nigeria|Inghilterra|Russia|Tunisia|Turchia|Grecia|Colombia|Bolivia|Argentina|Svezia|Austria|Europa|Africa|America|Sicilia|Sardegna|Toscana|Calabria|Puglia|Lombardia";

const QUALITIES =
  "bell[oa]|brutt[oa]|grande|piccol[oa]|buon[oa]|brav[oa]|stanc[oa]|content[oa]|malat[oa]|felice|triste|nuov[oa]|vecchi[oa]|gentile|simpatic[oa]|difficile|facile|importante|lontan[oa]|vicin[oa]|car[oa]|ross[oa]|aperto|chius[oa]|rott[oa]|tranquill[oa]|comod[oa]|possibile|ver[oa]|necessario|interessante|pulit[oa]|luminos[oa]|bellissim[oa]";
/** After these subjects "e" means "è": they never start an enumeration. */
const SUBJECT =
  "(?:la|il|lo|questa|questo|mia|mio|la mia|il mio|la nostra|il nostro|tua|tuo|la tua|il tuo|la sua|il suo) (?:nuova |nuovo )?(?:casa|appartamento|quartiere|lavoro|camera|cucina|bagno|città|festa|scuola|corso|figlio|figlia|marito|moglie|madre|padre|fratello|sorella|amico|amica|capo|collega|bambino|bambina|maestra|viaggio|mare|spiaggia|cibo|prezzo|treno|ascensore|tempo|vita|famiglia|paese|macchina|strada|problema|pelle)(?: mia| nuova)?";
const CLAUSE = "(?:^|[.!?;:\\n]\\s?|,\\s|(?<!\\p{L})(?:perché|perche|perchè|ma|adesso|ora|oggi|che) )";
const IS_BEFORE = beforeWord(`(?:molto|troppo|tanto|sempre|anche|così|più|un|una|al|in|vicino|${QUALITIES})`);
const missingAccent = (before: string, after: string) => wordRule("accent", "e", `(?<=${before} e)${after}`, "è");

const ELIDED = tableOf("di > dell', a > all', da > dall', in > nell', su > sull'");

const IMPERATIVES = tableOf(`
  scrivi > scrivimi, telefona > telefonami, chiama > chiamami, manda > mandami, rispondi > rispondimi,
  aiuta > aiutami, aspetta > aspettami, porta > portami
`);
const TO_ME =
  "(?:dire|dare|scrivere|telefonare|rispondere|chiamare|aiutare|visitare|portare|mandare|trovare|aspettare|spiegare|invitare)";
const STOPS =
  "(?=\\s*(?:[.,!?;\\n]|$| (?:presto|quando|se|per favore|subito|domani|il|la|i|le|con|su|una|un)(?!\\p{L})))";
const PLACES_WITH_AL = "(?:lavoro|mercato|supermercato|ristorante|bar|cinema|parco|lago|dottore|museo)";
const DAY_PARTS = "(?:pomeriggio|mattina|sera|notte)";
const WEEKDAYS = "(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|lunedi|martedi|mercoledi|giovedi|venerdi)";
const COUNTRIES_WITH_VOWEL = "Italia|Europa|Africa|America|Albania|Ucraina|Inghilterra|Argentina|India";
const PREDICATES = `(?:molto|troppo|tanto|sempre|così|${QUALITIES}|un po['’]|al (?:primo|secondo|terzo|quarto|quinto)|vicino)`;

const capital = (found: string) => found.charAt(0).toUpperCase() + found.slice(1);

export const WORD_RULES: readonly BasicRule[] = [
  wordRule("unknown", `${inLowerCase(RARE)}|(?<=(?:^|[.!?\\n]\\s?))(?:${RARE})`, "", lookUp(INTENDED_WORDS)),
  wordRule("unknown", "note", "(?<=(?<!\\p{L})(?:la|buona|questa|ieri|ogni|una) note)", "notte"),
  wordRule("unknown", "sete", "(?<=(?<!\\p{L})(?:alle|le|dalle) sete)|sete(?= (?:anni|giorni|mesi|ore))", "sette"),
  wordRule("unknown", "non[ao]", "(?<=(?<!\\p{L})(?:mia nona|mio nono))", (found) => `nonn${found.slice(-1)}`),
  wordRule("unknown", "noto", "(?<=(?<!\\p{L})(?:corso|lezione|lezioni) di noto)", "nuoto"),
  wordRule("unknown", "dia", "(?<=(?<!\\p{L})(?:otro|buon|bon|ogni|un|altro) dia)", "giorno"),
  // "Mi dia il pane" is a polite request.
  wordRule(
    "unknown",
    "dia",
    "(?<=(?<!\\p{L})mi dia)(?! (?:il|lo|la|i|gli|le|un|una|mezzo|due|tre)(?!\\p{L}))",
    "giorno",
  ),
  wordRule("unknown", "voliamo", "(?= \\p{L}+(?:are|ere|ire)(?!\\p{L}))", "vogliamo"),
  wordRule("unknown", "fato", "(?<=(?<!\\p{L})(?:ho|hai|ha|abbiamo|avete|hanno) fato)", "fatto"),
  wordRule("unknown", "spessa", "(?<=(?<!\\p{L})(?:la|fare) spessa)", "spesa"),
  wordRule("unknown", "ste(?:so|sa)", "(?<=(?<!\\p{L})(?:lo steso|la stesa))", (found) => `stess${found.slice(-1)}`),
  wordRule("unknown", "tut[ao]|tut[ie]", beforeWord("il|la|lo|i|gli|le"), (found) => `tutt${found.slice(-1)}`),
  wordRule("accent", "papa", "(?<=(?<!\\p{L})(?:mio|tuo|suo|nostro) papa)", "papà"),
  wordRule("accent", "da", "(?<=(?<!\\p{L})(?:mi|ti|ci|vi) da)", "dà"),
  wordRule("accent", "si", "(?<=(?:^|[.!?\\n]\\s?)si)(?=,)|(?<=(?<!\\p{L})(?:di|che) si)(?=\\s*[.,!?;])", "sì"),
  wordRule("accent", "te", "(?<=(?<!\\p{L})(?:un|il|del|bere) te)(?=\\s*(?:[.,!?;]|caldo|e |con ))", "tè"),
  wordRule("accent", "l[iì]", "(?<=(?<!\\p{L})(?:da|fino a) li)", "lì"),
  wordRule("apostrophe", "un['’] altra", "", "un'altra"),
  missingAccent("(?<!\\p{L})non", "(?= \\p{L})"),
  missingAccent("(?<!\\p{L})(?:che|cui)", `${IS_BEFORE}`),
  missingAccent(
    "(?<!\\p{L})(?:mi|ti|ci|gli|le)",
    "(?= (?:piaciut|success|sembrat|venut|arrivat|mancat|capitat)[oaie](?!\\p{L}))",
  ),
  missingAccent(
    "(?<!\\p{L})(?:tutto|quello|questo|questa|tu|lui|lei|dove|perché|perche|perchè)",
    beforeWord(`(?:molto|troppo|così|${QUALITIES})`),
  ),
  missingAccent(`${CLAUSE}${SUBJECT}`, beforeWord(PREDICATES)),
  wordRule(
    "accent",
    "e",
    `(?<=(?<!\\p{L})(?!\\p{L}*(?:at|it|ut|st|rt|ss)[oaie] )\\p{L}+ e)(?= stat[oa] (?:molto|bell|brutt|un|una|troppo|lung|difficil|facil|malat|buon|ier|tant))`,
    "è",
  ),
  wordRule("preposition", "in", beforeWord(BEFORE_MARKET), "al"),
  wordRule("preposition", "in", "(?= (?:mio|tuo|suo) posto(?!\\p{L}))", "al"),
  wordRule("preposition", "a", beforeWord(PLACES_WITH_AL), "al"),
  wordRule(
    "preposition",
    "a",
    `(?<!(?:fino|mattina|giorno|euro|volt[ae]|or[ae]|[€\\d]) a)${beforeWord(DAY_PARTS)}`,
    null,
  ),
  wordRule("preposition", "alla", beforeWord("pomeriggio"), "nel"),
  wordRule("preposition", "(?:in|nel|nella|a la)", beforeWord(WEEKDAYS), "il"),
  wordRule(
    "preposition",
    ARTICLES,
    `(?<=(?<!\\p{L})(?:fino|davanti|accanto|di fronte|(?<!(?:il|un|mio|tuo|suo|nostro|del|dal|col|ten(?:ete|ere|go)|tieni) )vicino) (?:${ARTICLES}))(?= \\p{L})`,
    lookUp(ARTICLE_TO),
  ),
  // "Di un suo amico" or "del suo amico".
  wordRule("preposition", "di|a|da", "(?= (?:[mts][iu]o|nostro|vostro) (?:amico|collega)(?!\\p{L}))", null),
  pairRule("preposition", WITH_MASCULINE_ARTICLE, beforeWord(`(?:mio|tuo|suo|nostro|vostro) (?:${MASCULINE_OWNED})`)),
  pairRule("preposition", WITH_FEMININE_ARTICLE, beforeWord(`(?:mia|tua|sua|nostra|vostra) (?:${FEMININE_OWNED})`)),
  wordRule("preposition", inLowerCase("de"), "", null),
  wordRule("preposition", "a", beforeWord(COUNTRIES), "in"),
  wordRule("preposition", "in", `(?= (?:${TOWNS})(?!\\p{L}))`, "a"),
  wordRule("preposition", "da", beforeWord(COUNTRIES_WITH_VOWEL), "dall'"),
  wordRule("preposition", "di", "(?<=(?<!\\p{L})dipende di)", "da"),
  wordRule(
    "preposition",
    "di|da",
    "(?<=(?<!\\p{L})(?:grazie) (?:di|da))(?= (?:invito|aiuto|tuo|tua|vostro|vostra|suo|sua)(?!\\p{L}))",
    null,
  ),
  {
    reason: "preposition",
    pattern: /(?<![\p{L}\p{N}'’])(?:di|a|da|in|su) l['’](?=\p{L})/giu,
    fix: (found) => ELIDED[found.slice(0, 2).trim().toLowerCase()] ?? found,
  },
  wordRule(
    "unknown",
    Object.keys(IMPERATIVES)
      .map((verb) => `${verb} m[ie]`)
      .join("|"),
    STOPS,
    (found) => IMPERATIVES[found.slice(0, -3).toLowerCase()] ?? found,
  ),
  wordRule("unknown", `${TO_ME} me`, STOPS, (found) => `${found.slice(0, -4)}mi`),
  wordRule("article", "il|un", beforeWord("chef"), (found) => (found.toLowerCase() === "il" ? "lo" : "uno")),
  wordRule("agreement", "in cordiale saluti|cordiale saluti|cordiali saluto|distinto saluti", "", "cordiali saluti"),
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
