import path from "node:path";
import { describe, expect, it } from "vitest";
import type { Simulation } from "@/lib/exam/content/library";
import type { SpokenText } from "@/lib/exam/content/schema";
import { checkMeaning, checkNamed, checkSums, describeAsked, isSum } from "./asked";
import { readSimulations } from "./checks";
import { checkCues, countCues, describeCues } from "./cues";
import { describeFault } from "./fault";
import {
  checkChoicePatterns,
  checkForms,
  checkListeningLengths,
  checkSpeakers,
  checkTexts,
  describeMould,
  kindOf,
  listeningWords,
} from "./mould";
import { numbersIn } from "./numbers";

const [folder] = readSimulations(path.join(import.meta.dirname, "../../lib/exam/content")).folders;
if (!folder) throw new Error("no simulation");
const { simulation: first } = folder;

/** Five copies of the first paper, each with a modification. */
const five = (change: (paper: Simulation, index: number) => void) =>
  Array.from({ length: 5 }, (_, index) => {
    const paper = { ...structuredClone(first), id: index + 1 };
    change(paper, index);
    return paper;
  });

const textsOf = ({ sections }: Simulation) => [...sections.ascolto1.texts, ...sections.ascolto2.texts];
const lines = (faults: Parameters<typeof describeFault>[0][]) => faults.map(describeFault);

type Turn = SpokenText["turns"][number];

function spoken(place: SpokenText["place"], voices: Turn["voice"][], effect: Turn["effect"] = "none"): SpokenText {
  const turns = voices.map((voice) => ({ voice, speaker: voice, text: "Va bene così.", effect }));
  return { id: "t1", title: "Testo", place, turns };
}

describe("a pattern that the papers share", () => {
  it.each([
    ["message", spoken("phone", ["F1"], "phone")],
    ["call", spoken("home", ["F1", "M1"], "phone")],
    ["announcement", spoken("station", ["M3"], "loudspeaker")],
    ["radio", spoken("radio", ["F1", "M1", "M2"])],
    ["group", spoken("home", ["F1", "M1", "M2"])],
    ["talk", spoken("street", ["F1"])],
    ["counter", spoken("office", ["F1", "M1"])],
    ["conversation", spoken("street", ["F1", "M1"])],
  ] as const)("is measured by what a text is: %s", (kind, text) => {
    expect(kindOf(text)).toBe(kind);
  });

  it("is the kind, place or voice of a text in four of five papers, and the speakers in all", () => {
    const others = [spoken("street", ["F2"]), spoken("home", ["F3", "M1"])];
    const withSame = (count: number) =>
      five((paper, index) => {
        const kinds = [spoken("radio", ["M3", "F1"]), spoken("shop", ["F1", "M2"]), ...others, spoken("phone", ["F4"])];
        for (const [at, text] of textsOf(paper).entries())
          Object.assign(text, { ...kinds[(index + at) % kinds.length], id: text.id });
        if (index < count)
          Object.assign(paper.sections.ascolto1.texts[1] ?? {}, spoken("station", ["M5"], "loudspeaker"));
      });
    expect(lines(checkTexts(withSame(0)))).toEqual([]);
    expect(lines(checkTexts(withSame(3)))).toEqual([]);
    expect(lines(checkTexts(withSame(4)))).toEqual([
      'all simulations ascolto1: text 2 has the kind "announcement" in 4 papers',
      'all simulations ascolto1: text 2 has the place "station" in 4 papers',
      'all simulations ascolto1: text 2 has the first voice "M5" in 4 papers',
    ]);
    expect(lines(checkTexts(withSame(5)))).toContain(
      'all simulations ascolto1: text 2 has the number of speakers "1" in 5 papers',
    );
    expect(checkTexts(withSame(5).slice(0, 2))).toEqual([]);
  });

  it("is the point at which a key is raised, or an option that is never right", () => {
    /** The key of every question: its option, and whether it is raised first, in the middle or last. */
    const withKeys = (letters: string, orders: string) =>
      five(({ sections: { ascolto1 } }, index) => {
        const letter = (letters[index] ?? "B") as "A" | "B" | "C";
        const [one, two, three] = ["A", "B", "C"].filter((other) => other !== letter);
        const at = "fml".indexOf(orders[index] ?? "m");
        const order = [one, two, three].filter((other) => other !== undefined).toSpliced(at, 0, letter);
        for (const [place, question] of ascolto1.questions.entries()) {
          const text = ascolto1.texts[place];
          Object.assign(text?.turns[0] ?? {}, { text: "uno due tre" });
          const raised = Object.fromEntries(order.map((option, said) => [option, ["uno", "due", "tre"][said]]));
          Object.assign(question, {
            correct_answer: letter,
            raised,
            evidence: { ...question.evidence, text: text?.id },
          });
        }
      });
    expect(lines(checkChoicePatterns(withKeys("ABCAB", "fmlfm")))).toEqual([]);
    expect(lines(checkChoicePatterns(withKeys("ABCAB", "mmmmm")))).toContain(
      "all simulations ascolto1 2: has its key raised middle in all papers",
    );
    expect(lines(checkChoicePatterns(withKeys("ABCAB", "fllfl")))).toContain(
      "all simulations ascolto1 3: has its key raised in the middle in no paper",
    );
    expect(lines(checkChoicePatterns(withKeys("ACCAA", "fmlfm")))).toContain(
      "all simulations ascolto1 5: is B in no paper",
    );
  });

  it("is that no text has three speakers, or that every listening is long", () => {
    const speaking = (groups: number) =>
      five((paper, index) => {
        for (const text of textsOf(paper)) Object.assign(text, { turns: spoken("home", ["F1", "M1"]).turns });
        if (index < groups) Object.assign(textsOf(paper)[7] ?? {}, { turns: spoken("home", ["F1", "M1", "F2"]).turns });
      });
    expect(checkSpeakers(speaking(2))).toEqual([]);
    expect(lines(checkSpeakers(speaking(1)))).toEqual([
      "all simulations: 1 papers have a text of three speakers, at least 2 wanted",
    ]);
    const long = (short: number) =>
      five((paper, index) => {
        for (const text of textsOf(paper)) Object.assign(text, { turns: spoken("home", ["F1"]).turns });
        const [turn] = paper.sections.ascolto1.texts[0]?.turns ?? [];
        if (turn) turn.text = "parola ".repeat(index < short ? 300 : 700).trim();
      });
    expect(listeningWords(long(0)[0] ?? first)).toBe(721);
    expect(checkListeningLengths(long(2))).toEqual([]);
    expect(checkListeningLengths(long(1))).toHaveLength(1);
  });

  it("is the form of the prompts", () => {
    const withForms = (...forms: ("email" | "letter" | "note" | "post")[]) =>
      five(({ sections }, index) => {
        for (const [at, option] of sections.scrittura.options.entries())
          option.form = forms[(index * 2 + at) % forms.length] ?? "email";
      });
    expect(checkForms(withForms("email", "letter", "note", "post"))).toEqual([]);
    expect(lines(checkForms(withForms("letter", "note")))).toEqual([
      "all simulations: the prompts have 2 forms, at least 4 wanted",
    ]);
    expect(lines(checkForms(withForms("email", "email")))).toContain(
      "simulation 3 scrittura: more than 1 prompt asks for an e-mail",
    );
  });

  it("is shown position by position", () => {
    const shown = describeMould([first]).join("\n");
    expect(shown).toMatch(/ascolto2 text 2: [a-z]+ [a-z]+ \d/);
    expect(shown).toContain(`words of the listening: ${listeningWords(first)}`);
  });
});

describe("what is asked", () => {
  it("is what a speaker means in one question of six", () => {
    const asking = (meaning: number) =>
      five(({ sections }, index) => {
        const questions = [sections.ascolto1, sections.ascolto2, sections.lettura, sections.cloze].flatMap(
          (section): { tag: string }[] => section.questions,
        );
        for (const [at, question] of questions.entries())
          question.tag = index * 36 + at < meaning ? "purpose" : "detail-place";
      });
    expect(checkMeaning(asking(30))).toEqual([]);
    expect(lines(checkMeaning(asking(29)))).toEqual([
      "all simulations: 29 of 180 questions ask what a speaker means, at least 30 wanted",
    ]);
    expect(describeAsked(asking(30))).toContain("what a speaker means: 30 0 0 0 0");
  });

  it("is one of three named things in half of the choices at most", () => {
    const NAMED = [{ tag: "time-clock" }, { tag: "wish", options: ["Le mele", "Il pane", "Le pere"] }];
    const naming = (count: number) => {
      const paper = structuredClone(first);
      for (const [at, question] of paper.sections.ascolto1.questions.entries())
        Object.assign(question, at < count ? NAMED[at % 2] : { tag: "wish", options: ["Chiedere un aiuto", "b", "c"] });
      return checkNamed(paper);
    };
    expect(naming(3)).toEqual([]);
    expect(lines(naming(4))).toEqual([
      "simulation 1 ascolto1: 4 of 6 questions ask which of three named things, at most 3 wanted",
    ]);
  });

  const statement = (question: string, correct_answer: string, quote: string, right: string) => ({
    ...{ question, correct_answer, evidence: { quote }, explanation: { it: { right } } },
  });

  it.each([
    ["V", true, "Il silenzio dura tre ore.", "dalle 13 alle 16", "È vero: «dalle 13 alle 16», cioè per tre ore."],
    ["V", true, "Sono meno di dieci.", "in otto lingue", "È vero: «in otto lingue», quindi meno di dieci."],
    ["F", true, "La chiave costa dieci euro.", "30 euro in due", "È falso: «30 euro in due» fa quindici per uno."],
    ["V", false, "L'ufficio apre alle sette di sera.", "apre alle 19", "È vero: «apre alle 19», le sette."],
    ["V", false, "Costa dieci euro.", "paghi 10 euro", "È vero: «paghi 10 euro»."],
    ["F", false, "Si paga entro cinque giorni.", "entro tre giorni", "È falso: non cinque, ma «entro tre giorni»."],
    ["V", false, "Il corso è di sera.", "dopo cena", "È vero: «dopo cena», cioè la sera."],
  ])("is a sum if a number must be worked out (%s, %s): %s", (key, expected, question, quote, right) => {
    expect(isSum(statement(question, key, quote, right))).toBe(expected);
  });

  it("is a sum four times in all papers at most", () => {
    const withSums = (count: number) =>
      five(({ sections }, index) => {
        for (const section of [sections.ascolto1, sections.ascolto2, sections.lettura])
          for (const [at, question] of section.questions.entries()) {
            const isOne = section === sections.lettura && at === 0 && index < count;
            Object.assign(
              question,
              statement(isOne ? "Sono nove." : "Sono pochi.", "V", "quattro e cinque", "È vero."),
            );
          }
      });
    expect(checkSums(withSums(4))).toEqual([]);
    expect(lines(checkSums(withSums(5)))).toContain("simulation 3 lettura 1: is one of 5 sums, at most 4 wanted");
  });

  it.each([
    ["trent'anni e ventuno giorni", [30, 21]],
    ["alle 17.30, 1.500 euro", [17, 30, 1500]],
    ["duecentocinquanta, tremila, mille", [250, 3000, 1000]],
    ["un'ora, uno, nessuno, ventitré", [23]],
    ["trentotto sei tu", [38, 6]],
  ])("numbers are read in digits and in words: %s", (text, numbers) => {
    expect(numbersIn(text)).toEqual(numbers);
  });
});

describe("a cue", () => {
  const statements = (question: string, keys: string) =>
    [...keys].map((correct_answer) => ({ question, correct_answer }));
  const planted = (question: string, keys: string) =>
    five(({ sections }, index) => {
      for (const section of [sections.ascolto2, sections.lettura])
        for (const item of section.questions) item.question = "Marta parla con Leo.";
      const key = keys[index];
      const [item] = sections.lettura.questions;
      if (key && item) Object.assign(item, { question, correct_answer: key });
    });

  it.each([
    ["solo", "Il bar apre soltanto di sera."],
    ["anche", "Leo compra anche il pane."],
    ["a negation", "Leo non compra niente."],
    ["paying", "La visita è gratuita."],
    ["a number", "Il corso dura tre mesi."],
  ])("is counted: %s", (cue, question) => {
    const counted = countCues(statements(question, "VVF")).filter(({ isTrue }) => isTrue > 0);
    expect(counted).toEqual([{ cue, isTrue: 2, isFalse: 1 }]);
  });

  it("is no word that only contains one", () => {
    const found = countCues(statements("Il consolato ha una pagina sui costumi.", "V"));
    expect(found.every(({ isTrue }) => isTrue === 0)).toBe(true);
  });

  it("must not tell the answer in more than 65%", () => {
    expect(checkCues(planted("Il bar apre solo di sera.", "VVFF"))).toEqual([]);
    expect(checkCues(planted("Il bar apre solo di sera.", "VVF"))).toEqual([]);
    expect(lines(checkCues(planted("Il bar apre solo di sera.", "FFFV")))).toEqual([
      "all simulations: of the statements with solo, 1 are true and 3 false: 25%, not 35% to 65%",
    ]);
    expect(checkCues(planted("Il bar apre solo di sera.", "VV"))).toHaveLength(1);
    expect(describeCues(planted("Il bar apre solo di sera.", "VVF"))).toContain("solo 2-1, soprattutto 0-0");
  });
});
