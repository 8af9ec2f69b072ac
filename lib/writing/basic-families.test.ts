import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findByRules } from "@/lib/writing/basic-rules";

/** The findings in a text, with their corrections. */
const look = (text: string) => findByRules(text).map(({ original, suggestions }) => [original, suggestions[0]]);

/** `suggestion`: undefined if it depends on the meaning. */
type Case = [text: string, found: string, suggestion: string | undefined];

const VERBS: Case[] = [
  ["Io mangia la pizza.", "mangia", "mangio"],
  ["Io non capisce bene.", "capisce", "capisco"],
  ["Tu deve andare a Rimini.", "deve", "devi"],
  ["Noi lavorare insieme.", "lavorare", undefined],
  ["Lui parlo con il medico.", "parlo", "parla"],
  ["Loro non viene mai.", "viene", "vengono"],
  ["Mio marito lavorare poco.", "lavorare", undefined],
  ["I bambini gioca nel parco.", "gioca", "giocano"],
  ["Tutti i parenti viene qui.", "viene", "vengono"],
  ["Io no posso venire.", "no", "non"],
  ["Non o capito.", "o", "ho"],
  ["Tu ai fatto bene.", "ai", "hai"],
  ["I miei amici anno detto sì.", "anno", "hanno"],
  ["Sono mangiato la torta.", "Sono", "Ho"],
  ["Siamo andato al cinema.", "andato", "andati"],
  ["Lei piace il mare.", "Lei", "Le"],
  ["Qui c'è problemi.", "c'è", "ci sono"],
  ["Devo a fare la spesa.", "a ", ""],
  ["Domani devo vado in città.", "vado", "andare"],
  ["Non sa di nuotare.", "di", ""],
  ["Ho imparato di nuotare.", "di", "a"],
  ["Vado la scuola.", "la", "a"],
  ["Sono lavorando.", "Sono", "Sto"],
  ["Lavoro dalle sei a due.", "a", "alle"],
  ["Quanto costare?", "costare", "costa"],
];

const NOUNS: Case[] = [
  ["È una casa bello.", "bello", "bella"],
  ["Ho un lavoro nuovo in un quartiere bella.", "bella", "bello"],
  ["Le persone gentile mi aiutano.", "gentile", "gentili"],
  ["La casa è piccolo.", "piccolo", "piccola"],
  ["Mia moglie è contento.", "contento", "contenta"],
  ["I vicini sono simpatico.", "simpatico", "simpatici"],
  ["Vieni a vedere mio casa.", "mio", "mia"],
  ["Sono qui con mio amici.", "mio", "miei"],
  ["Conosco molto persone.", "molto", "molte"],
  ["Siamo molti stanchi.", "molti", "molto"],
  ["Non c'è nessuno altro.", "nessuno", "nessun"],
  ["Ho due macchina.", "macchina", "macchine"],
  ["Ogni giorni lavoro.", "giorni", "giorno"],
];

const WORDS: Case[] = [
  ["Mia figlia va alla scola.", "scola", "scuola"],
  ["Non poso venire.", "poso", "posso"],
  ["Ho fato la spesa.", "fato", "fatto"],
  ["Ogni note lavoro.", "note", "notte"],
  ["Mio papa lavora.", "papa", "papà"],
  ["Il capo non mi da il giorno libero.", "da", "dà"],
  ["Si, vengo.", "Si", "Sì"],
  ["La mia casa e molto bella.", "e", "è"],
  ["Lavoro in bar.", "in", "al"],
  ["Torno a lavoro.", "a", "al"],
  ["Aperto fino le dieci.", "le", "alle"],
  ["Abito vicino la stazione.", "la", "alla"],
  ["Mangio i piatti di nostra infanzia.", "di", "della"],
  ["Vado a l'ospedale.", "a l'", "all'"],
  ["Scrivi me presto!", "Scrivi me", "Scrivimi"],
  ["Vieni in Agosto.", "Agosto", "agosto"],
  ["Parlo bene Italiano.", "Italiano", "italiano"],
  ["Oggi piove. resto a casa.", "resto", "Resto"],
];

const PHRASES: Case[] = [
  ["Ho comprato una tavolo.", "una", "un"],
  ["Ho una dolore forte.", "una", "un"],
  ["Il colazione è pronta.", "Il", "La"],
  ["Ho un bolletta da pagare.", "un", "una"],
  ["Tutti le sere esco.", "Tutti", "Tutte"],
  ["Mio figlio ha malato.", "ha", "è"],
  ["Sono molta fame.", "Sono", "Ho"],
  ["Lui è più alto che me.", "che", "di"],
  ["Vado a piscina.", "a", "in"],
  ["Andiamo con treno.", "con", "in"],
  ["È molto bellissimo.", "molto", ""],
];

const RIGHT = [
  "Vieni a casa mia sabato: con noi va tutto bene e a lui piace andare al mare.",
  "La sera è bello passeggiare. La mattina è caldo. Per la mamma è difficile.",
  "Siamo molto amici. La festa è stata bella, e la torta e il caffè erano buoni.",
  "Uno di noi sa guidare; un collega, un pediatra, un problema, il cinema, il papà e la mano.",
  "Posso chiamare me stesso? Vuole aiutare me o Anna? Mi scrivi presto?",
  "Devo a mia madre la vita. Sono stanca. So di avere ragione. Mi va di uscire.",
  "L'anno passato ho lavorato molto. Un anno fatto di viaggi. Parlo di mio padre e di mia madre.",
  "Fino a sera sono in casa mia. Andiamo con la macchina di mio fratello. Il mio vicino la saluta.",
  "È più bello vivere qui che andare via. Penso che lui sia contento e che voi siate stanchi.",
  "Tu telefona domani. Voglio io parlare con lei. Ho visto mio figlio giocare.",
  "Ho portato i libri, ecc. e poi sono tornato. Una volta, una o due, una dopo l'altra, una molto buona.",
  "Da ieri lavoro qui. Ieri ho lavorato. Vado la sera e torno la mattina. È stupendo. Sono le tre, quando torno?",
  "Vado al doposcuola. Ho un guardaroba, un fuoristrada e un koala. Lui fa il pirata.",
  "Il signor De Nova vive ad Arriba con la signora Bela.",
  "I due amici e i tre figli; ai ragazzi piace il calcio. La gente è gentile. Ti chiamo tra un'ora e ti racconto.",
];

describe.each([
  ["verbs", VERBS],
  ["nouns", NOUNS],
  ["single and small words", WORDS],
  ["phrases", PHRASES],
])("the basic check's rules for %s", (_, cases) => {
  it.each(cases)("%s", (text, found, suggestion) => {
    expect(look(text)).toContainEqual([found, suggestion]);
  });
});

describe("the basic check's rules find nothing", () => {
  it.each(RIGHT)("in: %s", (text) => {
    expect(look(text)).toEqual([]);
  });

  it("in any corrected text that the rules were developed on", () => {
    const lines = readFileSync("tests/evals/golden.jsonl", "utf8").trim().split("\n");
    const tuned = lines.filter((_, at) => at < 25 || at % 2 === 0);
    for (const line of tuned) expect(look(JSON.parse(line).corrected)).toEqual([]);
  });
});

describe("the running time of the basic check's rules", () => {
  it("stays short on texts designed to be slow", () => {
    const begun = performance.now();
    for (const part of ["a ", "io ", "la casa ", "è molto ", "x", "e non e "]) look(part.repeat(2000));
    expect(performance.now() - begun).toBeLessThan(3000);
  });
});
