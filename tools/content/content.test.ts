import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { type Blind, blindSchema } from "@/lib/exam/content/blind";
import type { Simulation } from "@/lib/exam/content/library";
import { readSamples } from "@/lib/exam/content/samples";
import { italianDictionary } from "@/lib/writing/hunspell";
import {
  checkBlind,
  checkExpectations,
  checkGuessing,
  describeExpectations,
  findBlindRemarks,
  findLevelRemarks,
  listOutcomes,
  shareRight,
  wordingsOf,
} from "./blind";
import { checkContent, checkDerivedFiles, checkRecordings, checkSampleFolder, readSimulations } from "./checks";
import { checkCopying } from "./copying";
import { checkEvidence } from "./evidence";
import { checkExplanations, findNoteFaults, findThinFaults } from "./explanations";
import { type ContentFault, describeFault } from "./fault";
import { checkGlosses, findSampleGlosses, findSiblingGlosses, findUnglossed } from "./glosses";
import { checkGrammar, findGrammarRemarks } from "./grammar";
import { checkPatterns, checkPlaces, checkRuns, checkSpread, keyOf } from "./keys";
import { checkModelRange, checkModels, totalsOf } from "./models";
import { findNameRemarks } from "./names";
import { checkOptions } from "./options";
import { checkKeyPositions, checkRaised } from "./raised";
import { checkRepeats } from "./repeats";
import { checkSamples } from "./samples";
import {
  checkInstitutions,
  checkInterruptions,
  checkOpenings,
  checkSpeech,
  checkVocatives,
  describeSpeech,
  findOverlapRemarks,
  measureSpokenStyle,
} from "./speech";
import { checkCounts, checkGaps, checkWordCounts } from "./structure";
import { describeSimulation } from "./table";
import { type IsWord, mayBeImperative, rareTenseOf, subjunctiveTriggerIn } from "./verb-forms";
import { checkVocabulary, isBasic, readVocabulary } from "./vocabulary";

const CONTENT_DIR = path.join(import.meta.dirname, "../../lib/exam/content");
const { folders, faults: unread } = readSimulations(CONTENT_DIR);
const simulations = folders.map(({ simulation }) => simulation);
const vocabulary = readVocabulary();
let isWord: IsWord;

beforeAll(async () => {
  const dictionary = await italianDictionary();
  isWord = (word) => dictionary.spell(word);
});

/** The first real simulation with a modification. */
function plant(change: (simulation: Simulation) => void): Simulation {
  const [first] = simulations;
  if (first === undefined) throw new Error("no simulation");
  const copy = structuredClone(first);
  change(copy);
  return copy;
}

/** The n-th of a list, counted from 1. */
function nth<T>(list: readonly T[], n: number): T {
  const found = list[n - 1];
  if (found === undefined) throw new Error(`no number ${n}`);
  return found;
}

const lines = (faults: ContentFault[]) => faults.map(describeFault);

/** This many more words make any of the materials too long. */
const MANY_WORDS = " parola".repeat(200);

describe("the simulations", () => {
  it("are numbered from 1 and can be parsed", () => {
    expect(lines(unread)).toEqual([]);
    expect(simulations.length).toBeGreaterThan(0);
    expect(simulations.map(({ id }) => id)).toEqual(simulations.map((_simulation, index) => index + 1));
  });

  it("are well written", () => {
    expect(lines(checkContent(simulations, { isWord, vocabulary }))).toEqual([]);
  });

  it("are recorded and solved blind", async () => {
    expect(lines([...(await checkDerivedFiles(folders)), ...checkSampleFolder(CONTENT_DIR)])).toEqual([]);
  });

  it("share no names", () => {
    expect(lines(findNameRemarks(simulations))).toEqual([]);
  });
});

describe("structure", () => {
  it("reports a missing question, a wrong number and a second register", () => {
    const missing = plant(({ sections }) => sections.lettura.questions.pop());
    expect(lines(checkCounts(missing))).toEqual(["simulation 1 lettura: 11 items"]);
    const misnumbered = plant(({ sections }) => {
      nth(sections.cloze.questions, 2).id = 7;
    });
    expect(checkCounts(misnumbered)).toHaveLength(1);
    const oneRegister = plant(({ sections }) => {
      for (const option of sections.scrittura.options) option.register = "tu";
    });
    expect(checkCounts(oneRegister)).toHaveLength(1);
  });

  it("counts the words of every material", () => {
    const long = plant(({ sections: { ascolto1, ascolto2, lettura, cloze, scrittura } }) => {
      nth(nth(ascolto1.texts, 3).turns, 1).text += MANY_WORDS;
      nth(nth(ascolto2.texts, 1).turns, 1).text += MANY_WORDS;
      nth(lettura.passage.parts, 1).text += MANY_WORDS;
      nth(cloze.passage.parts, 1).text += MANY_WORDS;
      nth(nth(scrittura.options, 2).models, 2).text = "Cara Lara, vieni.";
    });
    expect(lines(checkWordCounts(long)).map((line) => line.replace(/\d+ words/, "n words"))).toEqual([
      "simulation 1 ascolto1: text 3 has n words, not 40 to 70",
      "simulation 1 ascolto2: text 1 has n words, not 110 to 180",
      "simulation 1 ascolto2: the listening as a whole has n words, not 400 to 700",
      "simulation 1 lettura: the passage has n words, not 280 to 330",
      "simulation 1 cloze: the passage has n words, not 180 to 235",
      "simulation 1 scrittura: model B sufficiente has n words, not 80 to 120",
    ]);
  });

  it("adds up the marks of the model answers", () => {
    const generous = plant(({ sections }) => {
      nth(nth(sections.scrittura.options, 1).models, 1).scores = {
        efficacia: 3,
        stile: 1,
        morfosintassi: 4,
        lessico: 1,
        ortografia: 2,
      };
    });
    expect(lines(checkModels(generous))).toEqual([
      'simulation 1 scrittura A: model "insufficiente" has 11 points, not 4 to 5',
      'simulation 1 scrittura A: model "insufficiente" has more than 1 for ortografia',
    ]);
  });

  it("shows in the models of a paper the totals around the pass mark, and a failing text that is not short", () => {
    /** A paper whose models have these points: three criteria are enough for any total. */
    const withTotals = (totals: number[], words: number) =>
      plant(({ sections }) => {
        const [model] = nth(sections.scrittura.options, 1).models;
        if (!model) throw new Error("no model");
        const models = totals.map((total): typeof model => ({
          ...model,
          level: total < 7 ? "quasi" : "buono",
          text: "parola ".repeat(words).trim(),
          scores: {
            efficacia: Math.min(3, total),
            stile: Math.min(1, Math.max(0, total - 10)),
            morfosintassi: Math.min(4, Math.max(0, total - 3)),
            lessico: Math.min(3, Math.max(0, total - 7)),
            ortografia: Math.min(1, Math.max(0, total - 11)),
          },
        }));
        nth(sections.scrittura.options, 1).models = models;
        nth(sections.scrittura.options, 2).models = [];
      });
    expect(totalsOf(withTotals([8, 6, 12], 90))).toEqual([6, 8, 12]);
    expect(checkModelRange(withTotals([4, 6, 7, 8, 10], 85))).toEqual([]);
    expect(lines(checkModelRange(withTotals([4, 7, 9, 12], 84)))).toEqual([
      "simulation 1 scrittura: no model has 6 or 8 or 10 points",
      "simulation 1 scrittura: no failing model has 85 words",
    ]);
  });

  it("reports a missing gap", () => {
    const gapless = plant(({ sections }) => {
      for (const part of sections.cloze.passage.parts) part.text = part.text.replace("[4]", "però");
    });
    expect(checkGaps(gapless)).toHaveLength(1);
  });
});

describe("keys", () => {
  const setKey = (section: "ascolto1" | "lettura", key: string) =>
    plant(({ sections }) => {
      sections[section].questions.forEach((question, index) => {
        Object.assign(question, { correct_answer: key[index] });
      });
    });

  it("are distributed evenly over the letters", () => {
    expect(checkSpread(setKey("ascolto1", "AAABAB"))).toHaveLength(2);
    expect(checkSpread(setKey("lettura", "VVFVVFVVFVVF"))).toHaveLength(2);
  });

  it("have no run of four", () => {
    expect(checkRuns(setKey("lettura", "VFVVVFFFVFVF"))).toEqual([]);
    expect(checkRuns(setKey("lettura", "VFVVVVFFFVFF"))).toHaveLength(1);
  });

  it("have no repeated pattern, within one simulation or across two", () => {
    const copied = plant((simulation) => {
      const key = keyOf(simulation, "ascolto1");
      simulation.sections.cloze.questions.forEach((question, index) => {
        Object.assign(question, { correct_answer: key[index] });
      });
    });
    expect(checkPatterns([copied])).toHaveLength(1);
    expect(checkPatterns([plant(() => {}), plant(() => {})])).toHaveLength(4);
  });
});

describe("a statement", () => {
  it("is not always true, or always false, at the same position", () => {
    const second = plant((simulation) => {
      for (const section of ["ascolto2", "lettura"] as const)
        for (const question of simulation.sections[section].questions)
          question.correct_answer = question.correct_answer === "V" ? "F" : "V";
    });
    const first = plant(() => {});
    expect(checkPlaces([first, second])).toEqual([]);
    nth(second.sections.lettura.questions, 3).correct_answer = nth(first.sections.lettura.questions, 3).correct_answer;
    expect(checkPlaces([first, second])).toHaveLength(1);
  });
});

describe("spoken options", () => {
  it("are supported by words of their text", () => {
    const unheard = plant(({ sections }) => {
      nth(sections.ascolto1.questions, 2).raised.C = "parole che nessuno dice";
    });
    expect(lines(checkRaised(unheard))).toEqual([
      'simulation 1 ascolto1 2: option C is not raised by "parole che nessuno dice"',
    ]);
  });

  it("have their key first, in the middle and last about equally often", () => {
    expect(checkKeyPositions(simulations)).toEqual([]);
    const last = plant(({ sections }) => {
      for (const question of sections.ascolto1.questions) {
        const text = sections.ascolto1.texts.find(({ id }) => id === question.evidence.text);
        const said = text?.turns.map((turn) => turn.text).join("\n") ?? "";
        const letters = (["A", "B", "C"] as const).toSorted(
          (a, b) => said.indexOf(question.raised[a]) - said.indexOf(question.raised[b]),
        );
        question.correct_answer = letters[2] ?? "C";
      }
    });
    expect(lines(checkKeyPositions([last]))).toEqual([
      "all simulations: the key is raised first in 0% of the choices",
      "all simulations: the key is raised middle in 0% of the choices",
      "all simulations: the key is raised last in 100% of the choices",
    ]);
  });
});

describe("speech", () => {
  /** The first paper with these sentences in every turn, and so many turns that interrupt. */
  const speaking = (text: string, interruptions = 3) =>
    plant(({ sections }) => {
      const turns = [...sections.ascolto1.texts, ...sections.ascolto2.texts].flatMap((one) => one.turns);
      for (const [at, turn] of turns.entries())
        Object.assign(turn, { text, overlap: at < interruptions ? true : undefined });
    });
  const NATURAL =
    "Domani porto la macchina dal meccanico di mio fratello. Se vuoi venire con me passo a prenderti a casa tua prima " +
    "delle otto di mattina. Va bene?";

  it("has sentences of natural length, some of them long", () => {
    expect(checkSpeech(speaking(NATURAL))).toEqual([]);
    expect(lines(checkSpeech(speaking("Sì. No. Va bene così.")))).toEqual([
      "simulation 1: the median spoken sentence has 1 words, not 8 to 11",
      "simulation 1: 0 spoken sentences have 15 words, at least 3 wanted",
    ]);
    expect(measureSpokenStyle(speaking("Uno due. Uno due tre quattro."))).toMatchObject({ median: 3, long: 0 });
  });

  it("has few fillers", () => {
    expect(lines(checkSpeech(speaking(NATURAL.replace("Se vuoi", "Se, eh, cioè, vuoi"))))).toEqual([
      "simulation 1: 6.9 fillers in 100 words, at most 3 wanted",
    ]);
  });

  it("has three to five interruptions, each of another speaker", () => {
    expect(checkSpeech(speaking(NATURAL, 5))).toEqual([]);
    expect(lines(checkSpeech(speaking(NATURAL, 2)))).toEqual(["simulation 1: 2 turns interrupt, not 3 to 5"]);
    expect(lines(checkSpeech(speaking(NATURAL, 6)))).toEqual(["simulation 1: 6 turns interrupt, not 3 to 5"]);
    const turn = (speaker: string, overlap?: true) => ({
      ...{ voice: "F1" as const, speaker, text: "Va bene.", effect: "none" as const },
      ...(overlap ? { overlap } : {}),
    });
    const faultsOf = (...turns: ReturnType<typeof turn>[]) =>
      lines(checkInterruptions(plant(({ sections }) => Object.assign(nth(sections.ascolto2.texts, 1), { turns }))));
    const others = faultsOf(turn("Ada"), turn("Leo"));
    expect(faultsOf(turn("Ada"), turn("Leo", true))).toEqual(others);
    expect(faultsOf(turn("Ada", true), turn("Leo"))).toContain("simulation 1: turn 0 of t1 interrupts nobody");
    expect(faultsOf(turn("Ada"), turn("Ada", true))).toContain("simulation 1: turn 1 of t1 interrupts nobody");
  });

  it("says no evidence with two voices at once", () => {
    const withEvidence = (quote: string) =>
      plant(({ sections }) => {
        const [text, item] = [nth(sections.ascolto2.texts, 1), nth(sections.ascolto2.questions, 1)];
        Object.assign(item, { evidence: { text: text.id, turn: 0, quote } });
        Object.assign(nth(text.turns, 1), { text: "Il negozio apre alle nove, domani." });
        Object.assign(nth(text.turns, 2), { overlap: true });
      });
    const found = (quote: string) =>
      findOverlapRemarks(withEvidence(quote)).filter(
        ({ section, question }) => section === "ascolto2" && question === 1,
      );
    expect(found("Il negozio apre")).toEqual([]);
    expect(lines(found("apre alle nove, domani."))).toEqual([
      'simulation 1 ascolto2 1: two voices say "nove, domani." at once',
    ]);
  });

  it("has a comma before an addressed person", () => {
    const bare = plant(({ sections }) => {
      nth(nth(sections.ascolto1.texts, 1).turns, 1).text = "Buongiorno signora Melis, tutto bene? Grazie mille.";
    });
    expect(lines(checkVocatives(bare))).toEqual([
      'simulation 1 ascolto1: no comma before the person addressed: "Buongiorno signora"',
    ]);
  });

  it("does not begin three texts alike", () => {
    const alike = plant(({ sections }) => {
      for (const text of sections.ascolto1.texts.slice(0, 3)) nth(text.turns, 1).text = "Buongiorno. Mi dica.";
    });
    expect(lines(checkOpenings([alike]))).toEqual(['all simulations: texts open alike: "buongiorno"']);
    expect(describeSpeech([alike])).toMatch(/ institutions named.*; 1 opening formulas of more than one text/);
  });

  it("names a dozen Italian offices and documents", () => {
    expect(checkInstitutions(simulations)).toEqual([]);
    expect(checkInstitutions(simulations.slice(0, 1))).toHaveLength(1);
  });
});

describe("samples", () => {
  it("are parsed, have the required length, and contain their quotations", () => {
    const samples = readSamples(CONTENT_DIR);
    expect(checkSamples(samples)).toEqual([]);
    const changed = structuredClone(samples);
    nth(changed.reading.questions, 1).evidence.quote = "parole che non ci sono";
    nth(changed.reading.passage.parts, 1).text += MANY_WORDS;
    expect(checkSamples(changed)).toHaveLength(2);
  });
});

describe("options and statements", () => {
  it("an option is not recognisable by its length and occurs once", () => {
    const long = plant(({ sections }) => {
      nth(sections.ascolto1.questions, 2).options[0] += " E anche molto lontano da qui.";
    });
    expect(checkOptions(long)).toHaveLength(1);
    const double = plant(({ sections }) => {
      const { options } = nth(sections.cloze.questions, 2);
      options[1] = options[0];
    });
    expect(checkOptions(double)).toHaveLength(1);
  });

  it("five consecutive words are a copy of the text, four are not", () => {
    const say = (section: "ascolto2" | "lettura", question: string) =>
      plant(({ sections }) => {
        const text = "Il signor Neri, però, ha perso il treno delle nove.";
        nth(nth(sections.ascolto2.texts, 1).turns, 1).text += text;
        nth(sections.lettura.passage.parts, 1).text += text;
        nth(sections[section].questions, 1).question = question;
      });
    for (const section of ["ascolto2", "lettura"] as const) {
      expect(checkCopying(say(section, "Oggi ha perso il treno."))).toEqual([]);
      expect(lines(checkCopying(say(section, "Oggi ha perso il treno delle dieci.")))).toEqual([
        `simulation 1 ${section} 1: copies "ha perso il treno delle" from the text`,
      ]);
    }
    const option = plant(({ sections }) => {
      nth(nth(sections.ascolto1.texts, 1).turns, 1).text += " Deve portare la macchina rossa in garage.";
      nth(sections.ascolto1.questions, 1).options[2] = "Portare la macchina rossa in garage.";
    });
    expect(checkCopying(option)).toHaveLength(1);
  });
});

describe("evidence", () => {
  it("is found word for word, in the right text and turn", () => {
    const wrong = plant(({ sections: { ascolto1, ascolto2, lettura, cloze } }) => {
      nth(ascolto1.questions, 1).evidence.quote = "Non l'ha detto nessuno.";
      nth(ascolto1.questions, 2).evidence.text = "t3";
      nth(ascolto2.questions, 12).evidence.turn = 99;
      nth(lettura.questions, 5).evidence.quote = "Non sta scritto qui.";
      nth(cloze.questions, 1).evidence.quote = nth(cloze.questions, 2).evidence.quote;
    });
    expect(lines(checkEvidence(wrong))).toEqual([
      "simulation 1 ascolto1 1: the evidence is not in turn 0 of t1",
      "simulation 1 ascolto1 2: the evidence is in t3, not in t2",
      "simulation 1 ascolto2 12: there is no turn 99 in t2",
      "simulation 1 lettura 5: the evidence is not in the passage",
      "simulation 1 cloze 1: the evidence does not contain its gap",
    ]);
  });

  it("follows the order of the text", () => {
    const swapped = plant(({ sections }) => {
      const first = nth(sections.lettura.questions, 1).evidence;
      nth(sections.lettura.questions, 1).evidence = nth(sections.lettura.questions, 12).evidence;
      nth(sections.lettura.questions, 12).evidence = first;
    });
    expect(checkEvidence(swapped).length).toBeGreaterThan(5);
  });
});

/** Faults of the explanations that a modification has added. */
function addedFaults(modified: Simulation): ContentFault[] {
  const known = new Set(lines(checkExplanations(plant(() => {}))));
  return checkExplanations(modified).filter((fault) => !known.has(describeFault(fault)));
}

describe("explanations", () => {
  it("quote the text and name every wrong option", () => {
    const bad = plant(({ sections: { ascolto1, lettura, cloze } }) => {
      nth(lettura.questions, 3).explanation.it.right =
        `${nth(lettura.questions, 3).correct_answer === "V" ? "È vero" : "È falso"} perché è così, e non c'è niente da aggiungere a questo.`;
      delete nth(cloze.questions, 6).explanation.it.wrong;
      const { correct_answer, explanation } = nth(ascolto1.questions, 1);
      explanation.it.wrong = { ...explanation.it.wrong, [correct_answer]: "È giusta." };
      nth(lettura.questions, 4).explanation.it.right += " Si legge: «Non sta scritto qui».";
    });
    expect(addedFaults(bad).map(({ section, question }) => `${section} ${question}`)).toEqual([
      "ascolto1 1",
      "lettura 3",
      "lettura 4",
      "cloze 6",
    ]);
  });
});

describe("an explanation", () => {
  it("has twelve words", () => {
    expect(findThinFaults("È vero: il testo dice che «il bar è aperto anche la domenica».")).toEqual([]);
    expect(findThinFaults("È vero: «il bar è aperto».")).toEqual(["the explanation has 6 words, at least 12 wanted"]);
  });

  it.each([
    ["Restituire vuol dire dare indietro una cosa.", false],
    ["«Restituire» vuol dire dare indietro una cosa.", true],
    ["Dove = in cui.", false],
    ["A sinistra è il contrario di a destra.", false],
    ["Qui le lascia un biglietto è al presente.", false],
    ["Con «le lascia un biglietto» si parla di lei.", true],
    ["La suocera è la madre del marito.", true],
    ["Un quarto d'ora sono quindici minuti.", true],
    ["Il permesso di soggiorno si chiede in Questura.", true],
  ])("marks in its note the words that it quotes: %s", (note, isFine) => {
    const text = "Il vigile le lascia un biglietto, e poi chiede il permesso di soggiorno. Resta un quarto d'ora.";
    expect(findNoteFaults(note, text)).toEqual(isFine ? [] : [`the note quotes words without «»: "${note}"`]);
  });
});

describe("a gloss", () => {
  const text = "Il vigile passa una mattina e le lascia un biglietto. Poi va in via Manin, da Rosa.";
  const explained = (right: string, wrong?: Record<"A", string>) => ({
    it: { right: "«le lascia un biglietto»" },
    en: { right, ...(wrong ? { wrong } : {}) },
  });
  const bare = (right: string, wrong?: Record<"A", string>, kind: "text" | "gap" = "text") =>
    findUnglossed(explained(right, wrong), text, kind).map(({ quote }) => quote);

  it.each([
    "True: «le lascia un biglietto» (he leaves you a note).",
    "True: «le lascia un biglietto», (he leaves you a note).",
    "True: the «vigile» comes, «via Manin» is a street.",
    "True: «un altro testo» is not what was heard.",
  ])("is not missing: %s", (right) => {
    expect(bare(right)).toEqual([]);
  });

  it("is missing without words in round brackets, in any language, in any part", () => {
    expect(bare("True: «le lascia un biglietto».")).toEqual(["le lascia un biglietto"]);
    expect(bare("True: «le lascia un biglietto» (12).")).toEqual(["le lascia un biglietto"]);
    expect(bare("True.", { A: "He comes «una mattina»." })).toEqual(["una mattina"]);
    const inRomanian = { it: { right: "" }, ro: { right: "Adevărat: «una mattina»." } };
    expect(findUnglossed(inRomanian, text, "text")).toEqual([{ locale: "ro", quote: "una mattina" }]);
  });

  it("is needed once in an explanation, and for three words of a text with gaps", () => {
    expect(bare("«una mattina» (one morning).", { A: "Not «una mattina»." })).toEqual([]);
    expect(bare("«una mattina»", undefined, "gap")).toEqual([]);
    expect(bare("«le lascia un biglietto»", undefined, "gap")).toEqual(["le lascia un biglietto"]);
  });

  it("is needed in papers, with the gaps filled, in siblings and in samples", () => {
    const paper = plant(({ sections: { cloze, lettura } }) => {
      nth(lettura.passage.parts, 1).text += ` ${text}`;
      nth(lettura.questions, 1).explanation.pl = { right: "To prawda: «le lascia un biglietto»." };
      nth(cloze.passage.parts, 1).text = "Ieri io [1] a casa presto. [2] [3] [4] [5] [6]";
      Object.assign(nth(cloze.questions, 1), { options: ["vado", "sono andata", "andrei"], correct_answer: "B" });
      nth(cloze.questions, 1).explanation.pl = { right: "«io sono andata a casa»" };
    });
    const found = lines(checkGlosses(paper));
    expect(found).toContain("simulation 1 lettura 1: «le lascia un biglietto» has no gloss (pl)");
    expect(found).toContain("simulation 1 cloze 1: «io sono andata a casa» has no gloss (pl)");
    const samples = structuredClone(readSamples(CONTENT_DIR));
    nth(samples.reading.passage.parts, 1).text += text;
    nth(samples.reading.questions, 1).explanation.es = { right: "Es verdadero: «le lascia un biglietto»." };
    expect(findSampleGlosses(samples)).toContain("«le lascia un biglietto» has no gloss (es)");
    const item = {
      id: "detail-place-9",
      tag: "detail-place",
      title: "Avviso",
      evidence: { quote: "una mattina" },
    } as const;
    const sibling = { ...item, kind: "statement", question: "Passa.", correct_answer: "V", text } as const;
    expect(findSiblingGlosses({ ...sibling, explanation: explained("True: «una mattina».") })).toEqual([
      "«una mattina» has no gloss (en)",
    ]);
  });
});

describe("verdicts of the explanations", () => {
  const RIGHT = "Con un contratto si usa firmare: prima si legge tutto e poi si firma.";
  const bad = plant(({ sections: { cloze, lettura } }) => {
    const { explanation } = nth(cloze.questions, 6);
    for (const [locale, note] of Object.entries({
      it: "Può promettere un contratto, ma qui il verbo va bene per «tutte e due».",
      en: "The owner can promise a contract, but here the verb is right for «tutte e due».",
      es: "Puede prometer un contrato, pero aquí el verbo va bien para «tutte e due».",
      pl: "Może obiecać umowę, ale tutaj czasownik pasuje do «tutte e due».",
      pt: "Pode prometer um contrato, mas aqui o verbo serve para «tutte e due».",
      sq: "Mund të premtojë një kontratë, por këtu folja vlen për «tutte e due».",
    } as const))
      explanation[locale as "it"] = { right: RIGHT, wrong: { B: note, C: "Con un contratto non va." } };
    const statement = nth(lettura.questions, 4);
    const { en } = statement.explanation;
    if (en) en.right = en.right.startsWith("True") ? "False: it is not so." : "True: it is so.";
  });

  it("call no wrong option right and no statement the contrary of its key", () => {
    expect(addedFaults(bad).map(({ question, message }) => [question, message])).toEqual([
      [4, expect.stringMatching(/does not say that [VF] is right \(en\)/)],
      ...["it", "en", "es", "pt", "sq", "pl"].map((locale) => [6, `the note on B calls it right (${locale})`]),
    ]);
  });
});

describe("grammar limits", () => {
  const tenses = (words: string) => words.split(" ").map((word) => rareTenseOf(word, [], isWord));

  it("recognises futuro, passato remoto and congiuntivo by their forms", () => {
    const futuro = "parlerò andrà sarai avremo chiuderete potranno verrà farà dirà cercherà comincerà otterrà rimarrà";
    expect(new Set(tenses(futuro))).toEqual(new Set(["futuro"]));
    const remoto =
      "andai parlò partì poté capisti andaste vendemmo dovette finirono disse vennero fece fu ebbe scrisse";
    expect(new Set(tenses(remoto))).toEqual(new Set(["passato remoto"]));
    const congiuntivo = "sia abbia vada possano debba venga fosse avessi andasse potessero facesse";
    expect(new Set(tenses(congiuntivo))).toEqual(new Set(["congiuntivo"]));
  });

  it("mistakes no noun, participle or present for them", () => {
    const others =
      "operai però perciò può città rete prete correte estremo mai sai biglietti metti oggetti artisti registi rimaste " +
      "queste riviste classe tasse processi interesse stesse così lunedì perché vorrebbe andremmo era lettera dentisti " +
      "sette ricette parli vorremmo piacerebbe divide lividi prese faccia voglia";
    expect(others.split(" ").filter((word) => rareTenseOf(word, [], isWord) !== undefined)).toEqual([]);
  });

  it("resolves ambiguous forms by the preceding words", () => {
    expect(rareTenseOf("prese", ["lui"], isWord)).toBe("passato remoto");
    expect(rareTenseOf("prese", ["le", "ha"], isWord)).toBeUndefined();
    expect(rareTenseOf("faccia", ["che", "lui"], isWord)).toBe("congiuntivo");
    expect(mayBeImperative(["non"])).toBe(true);
    expect(mayBeImperative(["se", "il", "medico"])).toBe(false);
    expect(subjunctiveTriggerIn("Telefona prima che il negozio chiude.")).toBe("prima che");
    expect(subjunctiveTriggerIn("La donna crede che il prezzo è alto.")).toBe("crede che");
    expect(subjunctiveTriggerIn("Dice che il prezzo è alto.")).toBeUndefined();
  });

  it("cause a fault in stems, statements and options and a remark in texts", () => {
    const item = plant(({ sections: { ascolto1, lettura, cloze } }) => {
      nth(ascolto1.questions, 1).question = "Che cosa farà la signora?";
      nth(lettura.questions, 1).question = "La sala era aperta prima che arrivasse il giornale.";
      nth(cloze.questions, 1).options[0] = "andò";
    });
    expect(checkGrammar(item, isWord).map(({ section }) => section)).toEqual([
      "ascolto1",
      "lettura",
      "lettura",
      "cloze",
    ]);
    const text = plant(({ sections }) => {
      nth(sections.lettura.passage.parts, 1).text += " Venga domani. La sala sarà aperta.";
    });
    expect(checkGrammar(text, isWord)).toEqual([]);
    expect(lines(findGrammarRemarks(text, isWord))).toContain(
      'simulation 1 lettura: futuro "sarà" in "La sala sarà aperta."',
    );
    expect(lines(findGrammarRemarks(text, isWord)).join()).not.toContain("Venga");
  });
});

describe("vocabulary", () => {
  it("knows the inflections of a listed word, numerals and verbs with pronouns", () => {
    for (const word of "spedita parlarne alzarsi ottantaquattro dell' gentilmente fratelli".split(" "))
      expect(isBasic(word, vocabulary), word).toBe(true);
    for (const word of "zucchine portone obliterare".split(" ")) expect(isBasic(word, vocabulary), word).toBe(false);
  });

  it("allows one word in twenty that is not basic", () => {
    const hard = plant(({ sections }) => {
      nth(sections.cloze.passage.parts, 1).text += " obliterare zucchine".repeat(10);
    });
    expect(checkVocabulary(hard, vocabulary).map(({ section }) => section)).toEqual(["cloze"]);
  });
});

describe("repeats", () => {
  it("finds a long sentence that occurs in two simulations, with any punctuation", () => {
    const sentence = "Il gatto della vicina dorme volentieri sul nostro divano";
    const one = plant(({ sections }) => {
      nth(sections.lettura.passage.parts, 1).text += ` ${sentence}.`;
    });
    const two = { ...structuredClone(nth(simulations, 2)) };
    nth(nth(two.sections.scrittura.options, 1).models, 2).text += `\n${sentence}!`;
    expect(checkRepeats([one, two])).toHaveLength(1);
    expect(checkRepeats([one, nth(simulations, 2)])).toEqual([]);
  });

  it("finds a name that two simulations share, but not a street", () => {
    const named = (text: string) => (simulation: Simulation) => {
      const turns = simulation.sections.ascolto1.texts.map(({ turns }) => nth(turns, 1));
      nth(turns, 1).text += text;
    };
    const one = plant(named(" Parlo con Gaspare Zanetti, in via Zanella."));
    const two = structuredClone(nth(simulations, 2));
    named(" Gaspare arriva con me in via Zanella.")(two);
    expect(lines(findNameRemarks([one, two]))).toContain("simulation 2: the name Gaspare is in simulation 1 too");
    expect(lines(findNameRemarks([one, two])).join()).not.toContain("Zanella");
  });
});

describe("recordings", () => {
  it("of a simulation are required", async () => {
    const [fault] = await checkRecordings(
      plant(() => {}),
      path.join(CONTENT_DIR, "simulation-0"),
    );
    expect(fault?.message).toMatch(/^audio: /);
  });
});

describe("blind solving", () => {
  const sections = ["ascolto1", "ascolto2", "lettura", "cloze"] as const;
  const letters = { ascolto1: "ABC", ascolto2: "VF", lettura: "VF", cloze: "ABC" };
  /** A reader of the first simulation who is right up to a question of each section, and wrong from there. */
  function readBy(solver: string, withText: boolean, rightUpTo: number, round = 1): Blind["rounds"][number] {
    const testWise = "dfh".includes(solver);
    const simulation = plant(() => {});
    const answers = sections.map((section) => {
      const wrong = (key: string) => [...letters[section]].find((letter) => letter !== key) ?? "-";
      const given = [...keyOf(simulation, section)].map((key, index) => (index < rightUpTo ? key : wrong(key)));
      return [section, given.join("")];
    });
    const wordings = sections.map((section) => [section, wordingsOf(simulation, section, withText)]);
    return {
      ...{ round, solver, withText, testWise, date: "2026-11-21", remarks: [] },
      answers: Object.fromEntries(answers),
      wordings: Object.fromEntries(wordings),
    };
  }
  /** A guesser without the text: right up to a question of the sections with letters, and of those with V and F. */
  function guessBy(solver: string, choices: number, statements: number, round = 1): Blind["rounds"][number] {
    const [few, many] = [readBy(solver, false, choices, round), readBy(solver, false, statements, round)];
    const { ascolto2, lettura } = many.answers;
    return { ...few, answers: { ...few.answers, ascolto2, lettura } };
  }
  const check = (rounds: Blind["rounds"]) =>
    lines(
      checkBlind(
        plant(() => {}),
        blindSchema.parse({ rounds }),
      ),
    );
  const GUESSERS = [..."defghi"];
  const good = [
    ...["a", "b", "c"].map((solver) => readBy(solver, true, 12)),
    ...GUESSERS.map((solver) => guessBy(solver, 2, 6)),
  ];

  it("is clean if three readers with the text are right and six without it guess", () => {
    expect(check(good)).toEqual([]);
  });

  it("needs a record, three readers with the text and six without", () => {
    expect(
      lines(
        checkBlind(
          plant(() => {}),
          undefined,
        ),
      ),
    ).toEqual(["simulation 1: blind.json is missing"]);
    expect(check(good.slice(1))).toHaveLength(4);
    expect(check(good.slice(0, -1))).toHaveLength(4);
  });

  it("finds items missed with the text and sections guessed without it", () => {
    expect(check([...good, readBy("j", true, 11)])).toEqual([
      "simulation 1 ascolto2 12: with the text 3 of 4 readers are right",
      "simulation 1 lettura 12: with the text 3 of 4 readers are right",
    ]);
    const guessed = [...good.slice(0, 3), ...GUESSERS.map((solver) => guessBy(solver, 4, 6))];
    expect(check(guessed)).toEqual([
      "simulation 1 ascolto1: without the text 67% right, not 22% to 45%",
      "simulation 1 cloze: without the text 67% right, not 22% to 45%",
    ]);
    const simulation = plant(() => {});
    expect(findBlindRemarks(simulation, { rounds: guessed })).toHaveLength(22);
    const expected = [...good.slice(0, 3), ...GUESSERS.map((solver) => guessBy(solver, 2, 2))];
    expect(check(expected)).toEqual([
      "simulation 1 ascolto2: without the text 17% right, not 42% to 58%",
      "simulation 1 lettura: without the text 17% right, not 42% to 58%",
    ]);
  });

  it("counts the guesses of the last round only, by fresh readers of whom half know tests", () => {
    const earlier = ["k", "l", "m"].map((solver) => guessBy(solver, 6, 12));
    const last = GUESSERS.map((solver) => guessBy(solver, 2, 6, 2));
    const readers = good.slice(0, 3);
    expect(check([...readers, ...earlier, ...last])).toEqual([]);
    expect(check([...readers, ...last, ...GUESSERS.map((solver) => guessBy(solver, 6, 12, 3))])).toContain(
      "simulation 1 lettura: not fresh in round 3: d, e, f, g, h, i",
    );
    const naive = last.map((reading) => ({ ...reading, testWise: false }));
    expect(check([...readers, ...naive])).toContain(
      "simulation 1 lettura: 0 readers without the text are wise to tests, at least 3 wanted",
    );
  });

  it("finds true-false sections that are guessed on the whole", () => {
    const paper = (right: number) => {
      const rounds = GUESSERS.map((solver) => guessBy(solver, 2, right));
      return { simulation: plant(() => {}), blind: { rounds } };
    };
    expect(checkGuessing([paper(6), paper(7)])).toEqual([]);
    expect(lines(checkGuessing([paper(7), paper(8)]))).toEqual([
      "all simulations: without the text 63% of the true-false answers are right, not 42% to 58%",
    ]);
  });

  it("finds papers that all guessers misjudge, and papers unlike each other", () => {
    const paper = (guessers: Blind["rounds"]) => ({ simulation: plant(() => {}), blind: { rounds: guessers } });
    const guessers = (right: number) => GUESSERS.map((solver) => readBy(solver, false, right));
    expect(lines(checkExpectations([paper(guessers(9))]))).toEqual([]);
    expect(lines(checkExpectations([paper(guessers(3))]))).toEqual([
      "all simulations: of the answers on which all readers without the text agree, 67% are wrong (limit 33%)",
    ]);
    expect(describeExpectations([paper(guessers(3))])).toEqual([
      "All readers without the text agree on 36 answers, 24 of them wrong: 67%, less than 33% wanted",
      "Right without the text, paper by paper: 33%, at most 10% apart wanted",
    ]);
    expect(lines(findLevelRemarks([paper(guessers(12)), paper(guessers(5))]))).toEqual([
      "all simulations: without the text papers differ by 44% of right answers",
    ]);
  });

  it("finds expectations that are wrong in a third of the answers, not in fewer", () => {
    const [right, wrong] = [readBy("d", false, 12), readBy("d", false, 0)];
    const agreeOnLettura = (wrongOnes: number) => {
      const given =
        (right.answers.lettura ?? "").slice(0, 12 - wrongOnes) + (wrong.answers.lettura ?? "").slice(12 - wrongOnes);
      const rounds = GUESSERS.map((solver) => ({ ...right, solver, answers: { lettura: given } }));
      return [{ simulation: plant(() => {}), blind: { rounds } }];
    };
    expect(checkExpectations(agreeOnLettura(3))).toEqual([]);
    expect(checkExpectations(agreeOnLettura(4))).toHaveLength(1);
  });

  it("counts an answer only while its question is unchanged", () => {
    const simulation = plant(({ sections }) => {
      nth(sections.lettura.questions, 12).question = "Una frase che nessuno ha letto.";
    });
    const outcomes = listOutcomes(simulation, { rounds: good }, "lettura", false);
    expect(outcomes.map(({ answers }) => answers)).toEqual([...Array.from({ length: 11 }, () => 6), 0]);
    expect(lines(checkBlind(simulation, { rounds: good }))).toContain(
      "simulation 1 lettura: fewer than 6 readers without the text in the last round for 1 questions",
    );
    expect(
      shareRight(
        listOutcomes(
          plant(() => {}),
          { rounds: good },
          "lettura",
          true,
        ),
      ),
    ).toBe(1);
  });
});

describe("the table", () => {
  it("has a line per section", () => {
    const table = describeSimulation(
      plant(() => {}),
      { blind: undefined, timings: undefined, vocabulary },
    );
    expect(table).toHaveLength(7);
    expect(table[0]).toMatch(/median spoken sentence [\d.]+ words, .* interruptions; models of [\d ]+ points$/);
    expect(table.join("\n")).toContain(keyOf(nth(simulations, 1), "ascolto1"));
  });
});
