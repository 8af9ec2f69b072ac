import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findByRules } from "@/lib/writing/basic-rules";

const HABITS: [text: string, found: string, suggestion: string][] = [
  ["Resto a casa perchè piove.", "perchè", "perché"],
  ["Piu tardi vengo.", "Piu", "Più"],
  ["Io stò bene.", "stò", "sto"],
  ["Non so per che è triste.", "per che", "perché"],
  ["Domani sara bello.", "sara", "sarà"],
  ["Mio padre si e arrabbiato.", "e", "è"],
  ["E arrivato un uomo.", "E", "È"],
  ["Secondo me non e vero.", "e", "è"],
  ["Qui c'e il mercato.", "c'e", "c'è"],
  ["La casa e' grande.", "e'", "è"],
  ["Qual'è il prezzo?", "Qual'è", "Qual è"],
  ["Ho un pò di tempo.", "pò", "po'"],
  ["Ho un po di tempo.", "po", "po'"],
  ["Sono daccordo.", "daccordo", "d'accordo"],
  ["Qui ci è un bar.", "ci", "c'"],
  ["È un'amico di Anna.", "un'", "un"],
  ["È un amica di Anna.", "un", "un'"],
  ["Ho visto uno cane.", "uno", "un"],
  ["Ho visto una uomo.", "una", "un"],
  ["Un studente mi aiuta.", "Un", "Uno"],
  ["Il zaino è nuovo.", "Il", "Lo"],
  ["Il amico di Anna arriva.", "Il", "L'"],
  ["I studenti e i amici.", "I", "Gli"],
  ["Gli bambini giocano.", "Gli", "I"],
  ["Vado con lo autobus.", "lo", "l'"],
  ["La amica di Anna arriva.", "La", "L'"],
  ["Vado al ospedale.", "al", "all'"],
  ["Vado nel studio.", "nel", "nello"],
  ["La casa dei amici.", "dei", "degli"],
  ["Conosco quei studenti.", "quei", "quegli"],
  ["È un bel uomo.", "bel", "bell'"],
  ["Ho una problema.", "una", "un"],
  ["Ho il mano fredda.", "il", "la"],
  ["La porta di il vicino.", "di il", "del"],
  ["Vengo da la stazione.", "da la", "dalla"],
  ["Vivo a Italia.", "a", "in"],
  ["Vivo in Milano.", "in", "a"],
  ["Ieri ho andato al mare.", "ho", "sono"],
  ["Marco si ha alzato tardi.", "ha", "è"],
  ["Lui a fatto la spesa.", "a", "ha"],
  ["Mi piace i dolci.", "piace", "piacciono"],
  ["Qui c'è molti negozi.", "c'è", "ci sono"],
  ["Io ha due figli.", "ha", "ho"],
  ["Devo di lavorare.", "di ", ""],
  ["Lavoro tutti giorni.", "tutti", "tutti i"],
  ["Così è più meglio.", "più meglio", "meglio"],
  ["Il mio padre lavora.", "Il ", ""],
  ["Vado in in ufficio.", "in in", "in"],
  ["Noi va al mare.", "va", "andiamo"],
  ["Domani no posso venire.", "no", "non"],
  ["Io o paura.", "o", "ho"],
  ["Lei a due figli.", "a", "ha"],
  ["Qui ce un parco.", "ce", "c'è"],
  ["Lei e molto brava.", "e", "è"],
  ["La lavoro è duro.", "La", "Il"],
  ["Il sera dormo.", "Il", "La"],
  ["Ho tante problemi.", "tante", "tanti"],
  ["I persone sono gentili.", "I", "Le"],
  ["Sto qui due giorno.", "giorno", "giorni"],
  ["Domani viene mia famiglia.", "mia", "la mia"],
  ["Vado casa.", "Vado", "Vado a"],
  ["Non vengo in lavoro.", "in", "al"],
  ["Mi piace di ballare.", "di ", ""],
  ["Abito a quarto piano.", "a", "al"],
  ["Mia sorella si ha rotto un dito.", "ha", "è"],
  ["Abbiamo partito presto.", "Abbiamo", "Siamo"],
  ["Noi mangiato bene.", "mangiato", "abbiamo mangiato"],
  ["Noi andato al mare.", "andato", "siamo andati"],
  ["Parlo a il amico.", "a il", "all'"],
  ["La porta di i studenti.", "di i", "degli"],
  ["Pero' non vengo.", "Pero'", "Però"],
  ["Stà bene.", "Stà", "Sta"],
];

const RIGHT = [
  "Ho il settanta. Mi dia mezzo chilo di pane. È uno tranquillo, in tutto gli orti sono tre.",
  "Per che cosa hai bisogno di me? Tenete vicino il codice fiscale.",
  "Gli studenti e gli amici di Anna aspettano l'autobus all'angolo.",
  "Qual è il problema? Lo zaino è nello studio di un altro amico.",
  "Un'amica mi ha aspettato un'ora; poi è andata via con l'auto.",
  "Uno dei vicini mi ha detto che uno che lavora non ha tempo.",
  "La aspetto e gli do i soldi; lo incontro al mercato, in via Roma.",
  "È vero: e lui si è fermato, e lei ha fatto un po' di spesa.",
  "Sono nato in Albania e vivo a Bologna, al di là del fiume.",
  "Mi ha svegliato presto. Ti ho sentito. Il mio fratello maggiore lavora. La sua madre lingua è l'albanese.",
  "Ci sono molti negozi e c'è anche una farmacia. Mi piace il pesce, mi piacciono i dolci.",
  "Lo vedo: io e mio fratello vogliamo di più. Ogni giorno, tutti i giorni. Molto molto bene, così così.",
  "Vivo con loro e va tutto bene; noi due lavoriamo. Per me andare al mare è bello.",
  "Ci vediamo a casa mia: questa mia casa è piccola, ma è una mia idea. La vita mia e tua.",
  "No, vengo dopo. Quando lui e un amico arrivano, ce lo dicono; ce ne sono tre.",
  "La gente parla del tempo, la sera e la domenica; il giorno dopo torno a scuola.",
  "Uno degli amici, uno dei libri e uno dalla Spagna: dal XVI al XVIII secolo, il III capitolo del PNRR.",
  "Facciamo una gita in bicicletta lungo il fiume; c'è una strada lungo l'argine e una piazza lungo la costa.",
  "Una volta a settimana corro; al pomeriggio riposo. Va letto bene.",
  "Il weekend vado dal dottore; ai genitori scrivo. Dai una mano? Ai figli di Anna sì.",
];

describe("the rules of the basic check", () => {
  it.each(HABITS)("%s", (text, found, suggestion) => {
    const finding = findByRules(text).find(({ start, end }) => text.slice(start, end) === found);
    expect(finding?.suggestions).toEqual([suggestion]);
  });

  it.each([
    ["Io andare al lavoro.", "andare"],
    ["Lui avere la febbre.", "avere"],
    ["Mio figlio a la febbre.", "a la"],
    ["Grazie di invito.", "di"],
    ["Torno a sera.", "a"],
    ["Vengo mia casa.", "mia"],
    ["Sono in casa di suo amico.", "di"],
  ])("mark a place without a correction where it depends on the meaning: %s", (text, found) => {
    expect(findByRules(text)).toMatchObject([{ original: found, suggestions: [] }]);
  });

  it("marks a Spanish possessive without guessing its gender", () => {
    expect(findByRules("Vivo con mi hermano e mi famiglia.")).toMatchObject([{ original: "mi", suggestions: [] }]);
  });

  it.each(RIGHT)("finds nothing in: %s", (text) => {
    expect(findByRules(text).map(({ start, end }) => text.slice(start, end))).toEqual([]);
  });

  it("finds nothing in the papers themselves, which are correct", () => {
    const root = "lib/exam/content";
    const papers = readdirSync(root).filter((name) => name.startsWith("simulation-"));
    for (const file of papers.flatMap((name) =>
      ["ascolto1", "ascolto2", "lettura"].map((part) => join(root, name, `${part}.json`)),
    )) {
      for (const text of sentencesOf(JSON.parse(readFileSync(file, "utf8")))) {
        expect([file, text, findByRules(text).map(({ start, end }) => text.slice(start, end))]).toEqual([
          file,
          text,
          [],
        ]);
      }
    }
  });

  it("returns sorted findings that do not overlap", () => {
    const findings = findByRules(HABITS.map(([text]) => text).join(" "));
    for (const [at, { start }] of findings.entries()) expect(start).toBeGreaterThanOrEqual(findings[at - 1]?.end ?? 0);
  });
});

function sentencesOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  // An explanation may name a form that would be wrong.
  return Object.entries(value).flatMap(([key, part]) => (key === "explanation" ? [] : sentencesOf(part)));
}
