import { type BasicRule, beforeWord, keysOf, lookUp, pairRule, tableOf, wordRule } from "@/lib/writing/basic-pattern";
import { setOf } from "@/lib/writing/similarity";

type Forms = { infinitive: string; io: string; tu: string; lui: string; noi: string; voi: string; loro: string };
type Person = Exclude<keyof Forms, "infinitive">;

const IRREGULAR = [
  "essere sono sei è siamo siete sono",
  "avere ho hai ha abbiamo avete hanno",
  "andare vado vai va andiamo andate vanno",
  "fare faccio fai fa facciamo fate fanno",
  "stare sto stai sta stiamo state stanno",
  "venire vengo vieni viene veniamo venite vengono",
  "potere posso puoi può possiamo potete possono",
  "dovere devo devi deve dobbiamo dovete devono",
  "volere voglio vuoi vuole vogliamo volete vogliono",
  "sapere so sai sa sappiamo sapete sanno",
  "dire dico dici dice diciamo dite dicono",
  "uscire esco esci esce usciamo uscite escono",
  "bere bevo bevi beve beviamo bevete bevono",
  "finire finisco finisci finisce finiamo finite finiscono",
  "pulire pulisco pulisci pulisce puliamo pulite puliscono",
  "preferire preferisco preferisci preferisce preferiamo preferite preferiscono",
  "rimanere rimango rimani rimane rimaniamo rimanete rimangono",
  "tenere tengo tieni tiene teniamo tenete tengono",
  "capire capisco capisci capisce capiamo capite capiscono",
];
const REGULAR =
  "parlare abitare lavorare mangiare comprare studiare tornare arrivare aspettare trovare guardare ascoltare cucinare pensare portare ballare giocare pagare chiamare aiutare imparare cercare restare desiderare sperare vivere lavare cambiare entrare cominciare guidare insegnare incontrare invitare telefonare camminare nuotare viaggiare mandare prendere vedere leggere scrivere chiudere mettere perdere partire dormire sentire aprire".split(
    " ",
  );

function conjugate(infinitive: string): Forms {
  const stem = infinitive.slice(0, -3);
  const isFirst = infinitive.endsWith("are");
  const isHard = isFirst && /[cg]$/.test(stem);
  const soft = stem.endsWith("i") ? stem.slice(0, -1) : stem + (isHard ? "h" : "");
  return {
    infinitive,
    io: `${stem}o`,
    tu: `${soft}i`,
    lui: stem + (isFirst ? "a" : "e"),
    noi: `${soft}iamo`,
    voi: `${stem}${infinitive.at(-3)}te`,
    loro: stem + (isFirst ? "ano" : "ono"),
  };
}

export const VERBS: readonly Forms[] = [
  ...IRREGULAR.map((line): Forms => {
    const [infinitive = "", io = "", tu = "", lui = "", noi = "", voi = "", loro = ""] = line.split(" ");
    return { infinitive, io, tu, lui, noi, voi, loro };
  }),
  ...REGULAR.map(conjugate),
];

/** "Tu telefona" may be an imperative. */
const IMPERATIVES = setOf("manda telefona chiama guarda aspetta porta balla aiuta ascolta compra invita entra");

/** Which tense an infinitive stands for depends on the meaning: null. */
function tableFor(person: Person, others: readonly (keyof Forms)[]): Record<string, string | null> {
  const entries = (person === "tu" ? VERBS.filter(({ lui }) => !IMPERATIVES.has(lui)) : VERBS).flatMap((forms) =>
    others.map((other) => [forms[other], other === "infinitive" ? null : forms[person]] as const),
  );
  return Object.fromEntries(entries.filter(([wrong]) => !VERBS.some((forms) => forms[person] === wrong)));
}

/** After these a pronoun is no subject ("con noi va bene"), or its verb precedes it ("voglio io andare"). */
const NO_SUBJECT =
  "con|di|da|a|per|tra|fra|su|senza|come|dopo|verso|contro|secondo|e|o|né|ed|ad|posso|puoi|può|devo|devi|deve|voglio|vuoi|vuole|vorrei|dare|faccio|fa|vedo|sento|lascia|che|il|del|al";
const BETWEEN = "(?: (?:non|no|mi|ti|ci|vi|si|lo|la|li|ne|anche|sempre|poi|oggi|domani|adesso))?";

function personRule(pronouns: string, person: Person, others: readonly (keyof Forms)[]): BasicRule {
  const table = tableFor(person, others);
  const subject = `(?<!\\p{L})(?<!(?<!\\p{L})(?:${NO_SUBJECT}) )(?:${pronouns})${BETWEEN}`;
  return pairRule("verb", table, `(?<=${subject} (?:${keysOf(table)}))`);
}

/** "Mio marito lavorare", "mia figlia vado": subjects at the start of a clause. */
const SINGULAR_SUBJECT =
  "(?:(?:il )?(?:mio|tuo|suo|nostro) (?:padre|marito|figlio|fratello|capo|collega|amico|bambino|nonno|zio|vicino)|(?:la )?(?:mia|tua|sua|nostra) (?:madre|moglie|figlia|sorella|collega|amica|bambina|nonna|zia|famiglia|vicina|mamma)|il (?:medico|dottore|capo|bambino)|la (?:maestra|dottoressa|gente|bambina))";
const PLURAL_SUBJECT =
  "(?:(?:i|gli) (?:miei |nostri |tuoi |suoi )?(?:bambini|figli|amici|genitori|colleghi|vicini|ragazzi|parenti|fratelli|studenti)|le (?:mie |nostre |tue |sue )?(?:figlie|amiche|sorelle|colleghe|persone|ragazze|bambine|donne|vicine|maestre)|(?:tutti|tutte) (?:i|gli|le) (?:parenti|amici|vicini|bambini|colleghi|persone|ragazzi))";
const CLAUSE = "(?:^|[.!?,;:\\n]\\s?|(?<!\\p{L})(?:perché|perche|perchè|ma|quando|se|e) )";

function nounRule(subject: string, person: Person, others: readonly (keyof Forms)[], but = ""): BasicRule {
  const table = tableFor(person, others);
  const forms = Object.keys(table)
    .filter((form) => !but.split(" ").includes(form))
    .join("|");
  return wordRule("verb", forms, `(?<=${CLAUSE}${subject}(?: (?:non|no|mi|ti|ci|si))? (?:${forms}))`, lookUp(table));
}

const withH = (found: string) => `h${found.toLowerCase()}`;
/** For "a fatto", "non o capito", "anno visto". */
const PARTICIPLES =
  "fatto|detto|visto|mangiato|scritto|comprato|parlato|trovato|lavorato|deciso|chiesto|sentito|aiutato|pensato|chiamato|preso|messo|bevuto|letto|perso|capito|avuto|dormito|giocato|studiato|cucinato|portato|pagato|ricevuto|conosciuto|dimenticato|finito|aperto|chiuso|rotto|dato|telefonato|cambiato|cominciato|iniziato|imparato|guardato|ascoltato|aspettato|incontrato|invitato|risposto|saputo|potuto|voluto|dovuto|vinto|venduto|regalato|ballato|nuotato|camminato|passato|provato|mandato|sbagliato|ordinato|preparato|organizzato";
const OBJECTS = "non|mi|ti|ci|vi|gli|lo|io|tu|lui|lei|che|chi";
const WITH_ESSERE = "(?:andat|venut|arrivat|uscit|nat|tornat|ritornat|rimast|diventat|entrat|cadut|partit|stat)[oaie]";
const toHave = (found: string, form: string, persons: string): BasicRule =>
  wordRule("verb", found, `(?<=(?<!\\p{L})(?:${persons}) ${found})${beforeWord(`${PARTICIPLES}|stat[oaie]`)}`, form);

const INDIRECT_PRONOUNS = tableOf("io > mi, tu > ti, lui > gli, lei > le, noi > ci, voi > vi, loro > a loro");
const SKILLS = "nuotare|parlare|leggere|scrivere|guidare|cucinare|cantare|ballare|usare|sciare|cucire|suonare";
const INFINITIVE =
  "(?!mare|bar|altare|cellulare|carcere|genere|cantiere|quartiere|mestiere)\\p{L}+(?:are|ere|ire)(?!\\p{L})";
const MODAL =
  "devo|devi|deve|dobbiamo|dovete|devono|posso|puoi|può|possiamo|potete|possono|voglio|vuoi|vuole|vogliamo|volete|vogliono|vorrei|vorrebbe|potrei";
const FINITE = Object.fromEntries(
  VERBS.filter(({ io }) => !["lavoro", "gioco", "ballo", "penso", "aiuto", "studio", "sono", "ho"].includes(io)).map(
    ({ io, infinitive }) => [io, infinitive],
  ),
);
const PLURAL_THINGS =
  "problemi|sconti|bambini|ragazzi|negozi|ristoranti|alberi|parchi|macchine|persone|case|camere|stanze|scuole|posti|soldi|giochi|fiori|animali|amici|vicini|studenti|turisti|finestre|libri|documenti|corsi|lezioni|uccelli";

function between(verbs: string, wrong: string, right: string, infinitive = INFINITIVE): BasicRule {
  return wordRule("preposition", wrong, `(?<=(?<!\\p{L})(?:${verbs}) (?:${wrong}))(?= ${infinitive})`, right);
}

/** "Ieri vado": present forms, auxiliaries excluded. */
const PRESENT_FORMS = VERBS.filter(({ infinitive }) => !["essere", "avere", "dovere", "potere"].includes(infinitive))
  .flatMap(({ io, tu, lui, noi, loro }) => [io, tu, lui, noi, loro])
  .join("|");
const PAST =
  "ieri|ieri sera|ieri mattina|l['’]anno scorso|la settimana scorsa|il mese scorso|(?:sabato|domenica) scors[oa]";
const PLACES =
  "lavoro|mare|parco|mercato|cinema|ristorante|supermercato|lago|centro|bar|museo|festa|tua festa|sua festa|stazione|piscina|spiaggia|posta|piazza|fermata";
const GOING = "vado|vai|va|andiamo|vanno|andare|andat[oaie]|vengo|vieni|viene|veniamo|venire|venut[oaie]|torno|tornare";
const TO_PLACE: Record<string, string> = { il: "al", la: "alla" };
const TO_STAY = tableOf("sono > sto, sei > stai, è > sta, siamo > stiamo, ero > stavo, era > stava");
/** Before these "no" means "non". */
const NEGATED =
  "mi|ti|ci|si|è|conosco|trovo|sta|sto|fa|faccio|sai|sa|so|devo|vado|va|capisce|capisco|parla|parlo|lavora|lavoro|mangia|mangio|abbiamo|hanno|ha|ho|sono|ero|era|c['’]è|piace|poso|posso|può|voglio|vuole|vengo|viene|venir|venire|andare|fare|avere|essere|potere|stare|lavorare|parlare|capire|sapere|mangiare";
/** Participles that take "avere". */
const ACTIONS =
  "(?:mangiato|comprato|lavorato|dormito|parlato|studiato|telefonato|cucinato|giocato|bevuto|ballato|nuotato|viaggiato|camminato) (?:il|la|lo|i|le|gli|un|una|molto|tanto|con|in|al|alla|per|bene|tutto|a)";
/** Verbs by the preposition before an infinitive. */
const WITH_A =
  "(?:imparare|imparo|impara|imparato|comincio|comincia|cominciato|cominciare|inizio|inizia|iniziato|iniziare|continuo|continua|continuato|continuare|riesco|riesce|riesci|riuscito|riuscita|aiutare|aiuta)";
const WITH_DI =
  "(?:finisco|finisce|finito|smettere|smesso|spero|sperare|cerco|cerca|dimenticato|penso|ho deciso|abbiamo deciso)";
const WITHOUT_PREPOSITION =
  "(?:bisogna|preferisco|preferisce|desidero|è meglio|è difficile|è facile|è possibile|è importante|è necessario)";

export const AVERE_TO_ESSERE = tableOf("ho > sono, hai > sei, ha > è, abbiamo > siamo, avete > siete, hanno > sono");

export const VERB_RULES: readonly BasicRule[] = [
  personRule("io", "io", ["lui", "tu", "noi", "loro", "infinitive"]),
  personRule("tu", "tu", ["lui", "io", "infinitive"]),
  personRule("lui|lei", "lui", ["io", "loro", "noi", "infinitive"]),
  personRule("noi", "noi", ["lui", "io", "loro", "infinitive"]),
  personRule("voi", "voi", ["infinitive", "lui", "loro"]),
  personRule("loro", "loro", ["lui", "noi", "infinitive"]),
  nounRule(SINGULAR_SUBJECT, "lui", ["io", "infinitive"], "sono ho vedo sento aiuto chiamo lascio"),
  nounRule(PLURAL_SUBJECT, "loro", ["lui", "infinitive"]),
  wordRule(
    "unknown",
    "no",
    `(?<=(?<!\\p{L})(?:io|tu|lui|lei|noi|loro|perché|perche) no)(?= (?!ma |e |perché |però |o )\\p{L})`,
    "non",
  ),
  wordRule("unknown", "no", beforeWord(NEGATED), "non"),
  toHave("a", "ha", `${OBJECTS}|marito|figlio|moglie|figlia|fratello|sorella|madre|padre`),
  toHave("o", "ho", "non|mi|ti|ci|gli|lo|io|che|e"),
  toHave("ai", "hai", "non|mi|ti|ci|gli|lo|tu|che|e|cosa"),
  toHave("anno", "hanno", "non|mi|ti|ci|gli|lo|loro|amici|genitori|bambini|figli|colleghi|vicini"),
  wordRule("verb", "o|ai", `(?<=(?:^|[.!?]\\s)(?:o|ai))${beforeWord(PARTICIPLES)}`, withH),
  wordRule(
    "verb",
    "anno|a|ai|o",
    `(?<=(?<!\\p{L})(?:non|io|tu|lui|lei|loro) (?:anno|a|ai|o))${beforeWord("fame|sete|paura|tempo|soldi|bisogno|ragione|freddo|caldo|voglia|sonno|un|una|due|tre|molto|molti|tanti")}`,
    withH,
  ),
  pairRule("verb", { sono: "ho", siamo: "abbiamo", è: "ha" }, beforeWord(ACTIONS)),
  pairRule("verb", { avevo: "ero", aveva: "era", avevamo: "eravamo", avevano: "erano" }, beforeWord(WITH_ESSERE)),
  wordRule(
    "agreement",
    "(?:andat|arrivat|partit|tornat|uscit|stat|venut|rimast|entrat|salit|restat|divertit)[oa]",
    `(?<=siamo \\p{L}+)(?<!che siamo \\p{L}+)`,
    (found) => `${found.slice(0, -1)}i`,
  ),
  wordRule("unknown", "io|tu|noi|loro", beforeWord("piace|piacciono"), lookUp(INDIRECT_PRONOUNS)),
  wordRule(
    "unknown",
    "lui|lei",
    `(?<=(?:^|[.!?,;]\\s|(?<!\\p{L})(?:e|ma|perché) )(?:lui|lei))(?= piac(?:e|ciono) (?:il|la|lo|i|gli|le|l['’]|molto|andare|giocare|ballare|nuotare|guardare|mangiare|acqua|\\p{L}+are)(?!\\p{L}))`,
    lookUp(INDIRECT_PRONOUNS),
  ),
  wordRule("verb", "c['’](?:è|era)", beforeWord(PLURAL_THINGS), (found) => (/a$/i.test(found) ? "c'erano" : "ci sono")),
  wordRule("verb", "c['’]è", "(?<=(?<!\\p{L})quant[ie] \\p{L}+ c['’]è)", "ci sono"),
  pairRule("verb", FINITE, `(?<=(?<!\\p{L})(?:${MODAL}) (?:${keysOf(FINITE)}))`),
  {
    reason: "preposition",
    pattern: new RegExp(`(?<=(?<!\\p{L})(?:${MODAL}) )(?:a|di|per) (?=${INFINITIVE})`, "giu"),
    fix: () => "",
  },
  between("(?:so|sai|sa|sappiamo|sapete|sanno)", "di", "", SKILLS),
  between(WITH_A, "di", "a"),
  between("(?:vado|andiamo|vanno|vengo|veniamo|andare|venire|andato|andata|andati|venuto|venuta)", "di", "a"),
  between(WITH_DI, "a", "di"),
  between(WITHOUT_PREPOSITION, "di", ""),
  wordRule(
    "verb",
    PRESENT_FORMS,
    `(?<=(?<!(?:da|di) )(?<![\\p{L}'’])(?:${PAST})(?: io| noi| lui| lei)? (?:${PRESENT_FORMS}))`,
    null,
  ),
  wordRule("preposition", "il|la", `(?<=(?<!\\p{L})(?:${GOING}) (?:il|la))${beforeWord(PLACES)}`, lookUp(TO_PLACE)),
  wordRule("preposition", "la", `(?<=(?<!\\p{L})(?:${GOING}) la)${beforeWord("scuola")}`, "a"),
  pairRule("verb", TO_STAY, "(?= (?!quando|stupendo|tremendo|orrendo|mondo)\\p{L}{3,}(?:ando|endo)(?!\\p{L}))"),
  wordRule(
    "preposition",
    "a",
    "(?<=(?<!\\p{L})dalle \\p{L}+ a)(?= (?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici)(?!\\p{L}))",
    "alle",
  ),
  wordRule("verb", "costare", "(?<=(?<!\\p{L})quanto costare)", "costa"),
];
