import { describe, expect, it } from "vitest";
import { CRITERIA, type CriteriaScores, mapCriteria } from "@/lib/exam/criteria";
import { countWords } from "@/lib/exam/word-count";
import { alignTexts } from "@/lib/writing/align";
import type { Ask } from "@/lib/writing/anthropic";
import { findCertainErrors } from "@/lib/writing/certain-errors";
import { type CertainError, isDoubtful, listMissed } from "@/lib/writing/floor";
import { markText } from "@/lib/writing/pipeline";
import { applyRulings, errorRuling, rateErrors } from "@/lib/writing/rules";
import english from "@/messages/en.json";
import { PLEAS } from "@/tests/support/pleas";
import { readTexts } from "@/tools/eval/texts";

const TASK = {
  prompt: "Scrivi a un'amica e racconta dove abiti adesso.",
  bullets: ["Di' dove abiti.", "Descrivi la casa.", "Invita la tua amica."],
  words: { min: 80, max: 120 },
};
const FULL = mapCriteria((name) => CRITERIA[name]);
const ONE_ERROR =
  "Cara Anna, come stai? Io sto bene e adesso abito a Modena con i miei figli. La casa è grande e luminosa, con tre camere e un balcone pieno di fiori. Vicino a casa ci sono un parco, una scuola e il mercato, e la mattina porto i bambini a scuola a piedi. Il mio apartamento costa poco e i vicini sono gentili. Domenica facciamo una festa per il compleanno di mio figlio e vorrei tanto vederti. Vieni a pranzo da noi? Fammi sapere presto. Un abbraccio, Sonia";
const SOME_ERRORS = ONE_ERROR.replace("abito a Modena", "abito in la città di Modena")
  .replace("un parco", "una parco")
  .replace("Domenica facciamo", "Ieri ho andata al mercato e ho comprato i fiori. Domenica facciamo")
  .replace("vorrei tanto vederti", "mi piace i dolci")
  .replace("i miei figli", "il mio marito");
const MANY_ERRORS =
  "Cara Anna, come stai? Io sto bene e adesso abito in la città di Modena con il mio marito. La casa è bello, con tre camere e un balcone picolo. Vicino a casa c'è molti negozi, una parco e la scuola, e la matina io va a piedi. Ieri ho andata al mercato e i amici di mia filia hanno mangiato con noi. Mi piace i fiori. Domenica facciamo una festa, e devo di comprare tuto. Perchè non vieni a pranzo da noi? Fammi sapere presto. Un abbraccio, Sonia";

type Judged = { keep: boolean; type: string; why: string };
type Way = { correct: (text: string) => string | Promise<string>; judged: Judged; scores: CriteriaScores };

async function correctAll(text: string): Promise<string> {
  const errors = await findCertainErrors(text);
  return errors.reduceRight((now, one) => now.slice(0, one.start) + one.corrected + now.slice(one.end), text);
}

/** A model that does as the text tells it. */
const obeying = ({ correct, judged, scores }: Way): Ask => {
  return async ({ step, material, schema }) => {
    const { sentences, changes = [] } = JSON.parse(material);
    const corrected = async ({ n, text }: { n: number; text: string }) => ({ n, corrected: await correct(text) });
    const answer = {
      address: () => ({ toMarker: [] }),
      spoken: () => ({ patterns: [] }),
      correct: async () => ({ sentences: await Promise.all(sentences.map(corrected)) }),
      judge: () => ({
        changes: changes.map(({ id }: { id: number }) => {
          return { id, keep: judged.keep, type: judged.type, rule: "", quoted: "", example: "" };
        }),
        criteria: mapCriteria((name) => ({ evidence: "", score: scores[name] })),
        bullets: TASK.bullets.map((_, at) => ({ n: at + 1, evidence: "", covered: true })),
        aboveTable: judged.why,
        feedback: "Perfetto.",
        strength: "Tutto.",
        practise: { type: "altro", advice: "Niente." },
      }),
    }[step];
    return { ok: true, value: schema.parse(await answer()), usage: null };
  };
};

const DROP = { keep: false, type: "altro", why: "" };
const STYLE = { keep: true, type: "stilistico", why: "Meritato." };
const MODEST = { efficacia: 2, stile: 1, morfosintassi: 4, lessico: 2, ortografia: 1 };
const HIDDEN: Way = { correct: correctAll, judged: STYLE, scores: FULL };
const WAYS: [name: string, way: Way][] = [
  ["changes nothing", { correct: (text) => text, judged: DROP, scores: FULL }],
  ["drops every correction", { correct: correctAll, judged: DROP, scores: FULL }],
  ["calls every error a matter of style and gives a reason for the highest marks", HIDDEN],
];

/** The marks with every point that the certain errors allow. */
function floorOf(certain: readonly CertainError[], text: string): CriteriaScores {
  return applyRulings(FULL, [errorRuling(rateErrors(certain, countWords(text)), "")]);
}

describe("a text with a plea to the marker, and a model that obeys it", { timeout: 60_000 }, () => {
  it("are 36 pleas, all different", () => expect(new Set(PLEAS).size).toBe(36));

  it("never gets more than its certain errors allow, also if the model gives a mark that nobody would doubt", async () => {
    for (const text of [SOME_ERRORS, ...PLEAS.map((plea) => `${SOME_ERRORS} ${plea}`)]) {
      const most = floorOf(await findCertainErrors(text), text);
      expect(most.morfosintassi).toBe(3);
      const outcome = await markText({ text, task: TASK, locale: "it" }, obeying({ ...HIDDEN, scores: MODEST }));
      if (!outcome.ok) throw new Error(outcome.failure);
      expect(outcome.value.criteria).toEqual({ ...MODEST, morfosintassi: 3, ortografia: most.ortografia });
      expect(outcome.value.details.reasons).toContainEqual(expect.objectContaining({ rule: "errors_against_score" }));
    }
  });

  it("has no certain error in an address or a link", async () => {
    const text = "Scrivi a y.rossi@gmail.com o a familia@posta.it, oppure guarda www.scola.it e mario@scola.it.";
    expect(await findCertainErrors(text)).toEqual([]);
  });

  it.each(WAYS)("waits for a teacher if it has many certain errors and the model %s", async (_name, way) => {
    for (const text of [MANY_ERRORS, ...PLEAS.map((plea) => `${MANY_ERRORS} ${plea}`)]) {
      const outcome = await markText({ text, task: TASK, locale: "it" }, obeying(way));
      expect(outcome, text).toEqual({ ok: false, failure: "doubtful" });
    }
  });

  it("shows the learner the certain errors that the model overlooked, explained in the learner's language", async () => {
    const way = { correct: (text: string) => text, judged: DROP, scores: FULL };
    const outcome = await markText({ text: ONE_ERROR, task: TASK, locale: "en" }, obeying(way));
    if (!outcome.ok) throw new Error(outcome.failure);
    const { errors, correctedText, details } = outcome.value;
    expect(errors.map(({ original, corrected, type }) => [original, corrected, type])).toEqual([
      ["apartamento", "appartamento", "ortografico"],
    ]);
    expect(errors[0]?.explanation).toBe(english.writing.spelling.reasons.unknown);
    expect(correctedText).toContain("Il mio appartamento costa poco");
    expect(details.rates).toEqual({ forms: 0, spelling: 1.1 });
  });
});

describe("honest marks", { timeout: 60_000 }, () => {
  it("are never doubted: the authors' corrections of the golden set, with the mark of either opinion", async () => {
    for (const text of readTexts("tests/evals/golden.jsonl")) {
      const { original, corrected = original, rating = 0 } = text;
      const changes = alignTexts(original, corrected).map((hunk) => ({
        ...hunk,
        original: original.slice(hunk.start, hunk.end),
        corrected: corrected.slice(hunk.correctedStart, hunk.correctedEnd),
      }));
      const certain = await findCertainErrors(original);
      const left = listMissed(certain, changes);
      const findings = { certain, left, dropped: left, corrections: changes };
      for (const score of [rating, text.second?.rating ?? rating])
        expect(isDoubtful(score, findings, countWords(original)), text.id).toBe(false);
    }
  });
});

describe("certain errors", { timeout: 60_000 }, () => {
  it("are none in texts without errors", async () => {
    for (const file of ["golden", "fresh"]) {
      for (const { corrected = "", id } of readTexts(`tests/evals/${file}.jsonl`))
        expect(await findCertainErrors(corrected), id).toEqual([]);
    }
  });

  it.each([
    ["Il mio apartamento è picolo.", ["appartamento", "piccolo"]],
    ["Vivo a Otranto con mia moglie, byrek e tachipirina.", []],
    ["Domani sara bello.", ["sarà"]],
    ["Guarda www.cassa-apartamento.it e scrivi a nello@posta.it!", []],
  ])("have one correction each: %s", async (text, corrections) => {
    const found = await findCertainErrors(text);
    expect(found.map(({ corrected }) => corrected)).toEqual(corrections);
    for (const { start, end, original } of found) expect(text.slice(start, end)).toBe(original);
  });
});
