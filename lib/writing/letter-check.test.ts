import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { PROMPT_FORMS, writingSchema } from "@/lib/exam/kinds/writing";
import { countWords } from "@/lib/exam/word-count";
import { checkLetter, isLetter } from "@/lib/writing/letter-check";

const models = [1, 2, 3, 4, 5].flatMap((simulation) => {
  const file = readFileSync(`lib/exam/content/simulation-${simulation}/scrittura.json`, "utf8");
  const { options } = writingSchema.parse(z.json().parse(JSON.parse(file)));
  return options.flatMap(({ id, form, models: texts }) =>
    texts.map(({ level, text, scores }) => {
      return { name: `${simulation}${id} ${level}`, form, isApt: scores.stile === 1, ...checkLetter(text) };
    }),
  );
});

describe("the final check of a letter", () => {
  it("finds nothing in a model answer with consistent style", () => {
    const apt = models.filter(({ isApt }) => isApt);
    expect(apt.length).toBeGreaterThan(25);
    const letters = apt.filter(({ form }) => isLetter(form));
    expect(letters.length).toBeGreaterThan(10);
    expect(letters.filter(({ hasGreeting, hasClosing }) => !hasGreeting || !hasClosing)).toEqual([]);
  });

  it("looks for a greeting and a closing in letters and e-mails only", () => {
    expect(PROMPT_FORMS.filter(isLetter)).toEqual(["email", "letter"]);
  });

  it("finds models that mix tu and Lei, each of which lost its mark for style", () => {
    const mixed = models.filter(({ mixed: found }) => found);
    expect(mixed.length).toBeGreaterThan(2);
    expect(mixed.filter(({ isApt }) => isApt)).toEqual([]);
  });

  const letter = (body: string) => `Ciao Anna,\n${body}\nUn abbraccio\nRosa`;
  const formal = (body: string) => `Gentile signora Ferri,\n${body}\nCordiali saluti\nRosa Diaz`;

  it.each([
    "Mia sorella è a casa e le scriverò domani, la sua macchina è rotta.",
    "Il dottore dice che può venire e che deve portare la ricetta.",
    "Vado a La Spezia con Lei Chen e con suo marito.",
    "Il capo mi ha detto «Mi dica, Lei quando arriva?».",
    "Non ti preoccupare, tu sei bravissima e te lo dico sempre.",
  ])("accepts a letter with tu: %s", (body) => {
    expect(checkLetter(letter(body)).mixed).toBeNull();
  });

  it.each([
    "Le chiedo se può aiutarmi con la Sua assistente.",
    "Mia figlia mi ha detto: «Mamma, tu puoi chiamare».",
    "Arrivo alle sei, ho sei anni di lavoro e due stufe.",
    "La ringrazio e aspetto una Sua risposta.",
  ])("accepts a letter with Lei: %s", (body) => {
    expect(checkLetter(formal(body)).mixed).toBeNull();
  });

  it.each([
    [formal("Puoi mandare un tecnico?"), "Puoi"],
    [formal("Aspetto la tua risposta."), "tua"],
    [formal("Come stai?"), "stai"],
    [letter("La ringrazio molto."), "Ciao"],
    ["Cara Anna,\nti scrivo per la festa. Le porgo i miei auguri.\nA presto", "ti"],
    ["Buongiorno dottoressa,\ndimmi quando posso venire.\nGrazie", "dimmi"],
  ])("marks the words that mix them", (text, tu) => {
    expect(checkLetter(text).mixed?.tu).toBe(tu);
  });

  it.each([
    ["Salve,", true],
    ["Buon giorno,", true],
    ["Carissima Giulia!", true],
    ["Spett.le Comune di Voghera,", true],
    ["Mia cara amica,", true],
    ["Io abito in un condominio.", false],
    ["Il riscaldamento non va e chiedo un tecnico.", false],
  ])("recognises a greeting: %s", (line, has) => {
    const body = "Il mese prossimo comincio un lavoro nuovo in centro e cerco una casa.";
    expect(checkLetter(`${line}\n${body}\nRosa`)).toEqual({ hasGreeting: has, hasClosing: false, mixed: null });
  });

  it.each([
    ["A presto!", true],
    ["Un bacio", true],
    ["In attesa di una risposta", true],
    ["Buona giornata", true],
    ["Ci vediamo domenica", true],
    ["La casa è bella.", false],
  ])("recognises a closing: %s", (line, has) => {
    const body = "il mese prossimo comincio un lavoro nuovo in centro e cerco una casa con due camere.";
    expect(checkLetter(`Ciao Anna,\n${body}\n${line}\nRosa`).hasClosing).toBe(has);
  });

  it("does not take the greeting of a short text for its closing, and finds nothing in an empty text", () => {
    expect(checkLetter("Ciao Anna, vieni?")).toMatchObject({ hasGreeting: true, hasClosing: false });
    expect(checkLetter("")).toEqual({ hasGreeting: false, hasClosing: false, mixed: null });
  });
});

describe("the words of a text", () => {
  it.each([
    ["la bambina torna a casa dalla piscina", 7],
    ["Ciao – come stai ?", 3],
    ["", 0],
    [" * \n - ", 0],
    ["Vengo alle 8, dopo l'autobus.", 5],
  ])("are counted: %s", (text, words) => {
    expect(countWords(text)).toBe(words);
  });
});
