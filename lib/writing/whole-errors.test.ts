import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyChanges, findChanges } from "@/lib/writing/changes";
import { normaliseText } from "@/lib/writing/normalise";
import { numberSentences } from "@/lib/writing/sentences";
import { joinSplitErrors } from "@/lib/writing/whole-errors";
import { volume } from "@/tests/support/volume";

type Answer = { id: number; joins?: number[]; keep?: boolean };

const toJudgement = (answers: readonly Answer[]) => ({
  changes: answers.map(({ id, joins, keep = true }) => {
    const words = { rule: `Regola ${id}.`, quoted: "", example: "" };
    return { id, keep, type: "lessicale" as const, ...words, ...(joins ? { joins } : {}) };
  }),
});

/** The errors of a text of which each sentence is corrected, after the answers joined them. */
function join(text: string, corrected: readonly string[], ...answers: Answer[]) {
  const changes = findChanges(numberSentences(text), {
    sentences: corrected.map((sentence, index) => ({ n: index + 1, corrected: sentence })),
  });
  const whole = joinSplitErrors(changes, toJudgement(answers), text);
  return {
    pairs: whole.changes.map(({ original, corrected: right }) => [original, right]),
    answers: whole.judgement.changes.map(({ id, rule }) => [id, rule]),
    text: applyChanges(text, normaliseText(text), whole.changes, new Map()).correctedText,
  };
}

const FAINTED = ["È caduto senza spirito ieri.", "È caduto sensi ieri."] as const;

describe("changes that are parts of one error", () => {
  it("become one change with one answer, whatever stands between them", () => {
    expect(join(FAINTED[0], [FAINTED[1]], { id: 1, joins: [2] })).toEqual({
      pairs: [["senza spirito ", "sensi "]],
      answers: [[1, "Regola 1."]],
      text: FAINTED[1],
    });
    expect(
      join("Lui fa ogni giorno molta attento.", ["Lui sta ogni giorno molto attento."], { id: 1, joins: [2] }),
    ).toEqual({
      pairs: [["fa ogni giorno molta", "sta ogni giorno molto"]],
      answers: [[1, "Regola 1."]],
      text: "Lui sta ogni giorno molto attento.",
    });
  });

  it("may be answered under any of their ids, and more than once: the first answer counts", () => {
    expect(join(FAINTED[0], [FAINTED[1]], { id: 2, joins: [1] }, { id: 1, joins: [2] })).toMatchObject({
      pairs: [["senza spirito ", "sensi "]],
      answers: [[2, "Regola 2."]],
    });
  });

  it.each([
    ["in two sentences", "Io vado a scola. Lei va a cassa.", ["Io vado in scola.", "Lei va in cassa."], [1, 2]],
    ["with another between them", "Lui parlo con suo amica bello.", ["Lui parla con sua amica bella."], [1, 3]],
    [
      "far from each other",
      "Lui parlo ogni giorno con tutta la gente che lavoro qui.",
      ["Lui parla ogni giorno con tutta la gente che lavora qui."],
      [1, 2],
    ],
    ["that are misspelt words", "La citta piu bella è Roma.", ["La città più bella è Roma."], [1, 2]],
    [
      "that are too many",
      "Lui parlo e mangio e leggo e dormo e corro con tutti i suoi amici.",
      ["Lui parla e mangia e legge e dorme e corre con tutti i suoi amici."],
      [1, 2, 3, 4, 5],
    ],
  ])("stay apart and share the answer: changes %s", (_name, text, corrected, [id = 0, ...joins]) => {
    const apart = join(text, corrected);
    const result = join(text, corrected, { id, joins });
    expect(result.pairs).toEqual(apart.pairs);
    expect(result.answers).toEqual([id, ...joins].map((one) => [one, `Regola ${id}.`]));
  });

  it("give the same corrected text, whatever ids the answers join", () => {
    const word = fc.constantFrom(..."la casa è bella io ho visto un amico ieri sera , . andato viste case".split(" "));
    const text = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(" "));
    const id = fc.integer({ min: -1, max: 8 });
    const answer = fc.record({ id, joins: fc.array(id, { maxLength: 5 }) });
    fc.assert(
      fc.property(text, text, fc.array(answer, { maxLength: 6 }), (original, corrected, answers) => {
        const { pairs, text: joined } = join(original, [corrected], ...answers);
        expect(joined).toBe(join(original, [corrected]).text);
        expect(pairs.length).toBeLessThanOrEqual(join(original, [corrected]).pairs.length);
      }),
      { numRuns: volume("propertyCases") },
    );
  }, 120_000);
});
