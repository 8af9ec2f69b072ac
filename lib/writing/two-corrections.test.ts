import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mapCriteria } from "@/lib/exam/criteria";
import type { Ask } from "@/lib/writing/anthropic";
import { findChanges } from "@/lib/writing/changes";
import { markText } from "@/lib/writing/pipeline";
import type { Judgement, MarkingCheckpoint } from "@/lib/writing/schema";
import { numberSentences } from "@/lib/writing/sentences";
import { mergeChanges } from "@/lib/writing/two-corrections";

const TEXT = "Ieri ho andato al mercato con mia sorella e ho comprato i pomodoro.";

function merge(first: string, second: string, text = TEXT) {
  const sentences = numberSentences(text);
  const of = (corrected: string) => findChanges(sentences, { sentences: [{ n: 1, corrected }] });
  return mergeChanges(of(first), of(second), [1], text);
}

const BOTH = TEXT.replace("ho andato", "sono andato");

describe("the changes of two corrections", () => {
  it("are marked where only one corrector made them", () => {
    expect(merge(BOTH, BOTH.replace("i pomodoro", "i pomodori"))).toMatchObject([
      { id: 1, original: "ho", corrected: "sono" },
      { id: 2, original: "pomodoro", corrected: "pomodori", isOnce: true },
    ]);
    expect(merge(BOTH, BOTH)[0]).not.toHaveProperty("isOnce");
    expect(merge(BOTH, TEXT)).toMatchObject([{ original: "ho", isOnce: true }]);
  });

  it("contain the other corrector's words if both change the same words", () => {
    expect(merge(BOTH, TEXT.replace("ho andato", "ero andato"))).toMatchObject([
      { original: "ho", corrected: "sono", alternative: "ero" },
    ]);
  });

  it("are one change if they touch neighbouring words, because together they may be wrong", () => {
    const text = "In bagno l'acqua cade da tubo.";
    const merged = merge("In bagno l'acqua cade dal tubo.", "In bagno l'acqua cade da un tubo.", text);
    expect(merged).toMatchObject([{ original: "da tubo", corrected: "dal tubo", alternative: "da un tubo" }]);
    expect(merged[0]).not.toHaveProperty("isOnce");
    const apart = merge(TEXT.replace("i pomodoro", "i pomodori"), TEXT.replace("mia sorella", "la mia sorella"));
    expect(apart.map(({ isOnce }) => isOnce)).toEqual([true, true]);
  });

  it("are one change of both correctors if one changed the same words in several pieces, in either order", () => {
    const text = "Mia sorella ha avuto paura del cane.";
    const at = (original: string, corrected: string, id = 1) => {
      const start = text.indexOf(original);
      return { id, sentence: 1, original, corrected, isUnclear: false, start, end: start + original.length };
    };
    const [one, two] = [[at("ha avuto", "aveva")], [at("ha", "aveva"), at("avuto", "molta", 2)]];
    const [whole, ...none] = mergeChanges(one, two, [1], text);
    expect(none).toEqual([]);
    expect(whole).toMatchObject({ original: "ha avuto", corrected: "aveva", alternative: "aveva molta" });
    expect(whole).not.toHaveProperty("isOnce");
    expect(mergeChanges(two, one, [1], text)).toEqual([{ ...whole, corrected: "aveva molta", alternative: "aveva" }]);
  });

  it("have the second's sentence as alternative if the first rewrote it, and stay small in the other order", () => {
    const small = BOTH.replace("i pomodoro", "i pomodori");
    const anew =
      "Qualche giorno fa siamo usciti tutti quanti di casa prestissimo per fare la spesa in centro: mia sorella voleva verdure fresche.";
    expect(merge(anew, small)).toMatchObject([{ original: TEXT, corrected: anew, alternative: small }]);
    const [auxiliary, plural, ...none] = merge(small, anew);
    expect(none).toEqual([]);
    expect([auxiliary?.corrected, plural?.corrected]).toEqual(["sono", "pomodori"]);
    for (const change of [auxiliary, plural]) expect(change).not.toHaveProperty("isOnce");
  });

  it("are the first corrector's if the second did not correct the sentence", () => {
    const sentences = numberSentences(TEXT);
    const first = findChanges(sentences, { sentences: [{ n: 1, corrected: BOTH }] });
    expect(mergeChanges(first, [], [], TEXT)).toEqual(first);
  });

  it("never overlap, quote the text and are numbered in its order", () => {
    const word = fc.constantFrom("ho", "sono", "andato", "la", "casa", "bella", "bello", "di", ",", "e");
    const words = fc.array(word, { minLength: 1, maxLength: 12 }).map((list) => list.join(" "));
    fc.assert(
      fc.property(words, words, words, (text, first, second) => {
        const changes = merge(first, second, text);
        let at = 0;
        for (const [index, { id, start, end, original }] of changes.entries()) {
          expect(id).toBe(index + 1);
          expect(start).toBeGreaterThanOrEqual(at);
          expect(text.slice(start, end)).toBe(original);
          at = end;
        }
      }),
    );
  });
});

describe("a text that is corrected twice", () => {
  const second = TEXT.replace("ho andato", "ero andato").replace("i pomodoro", "i pomodori");

  /** Two correctors and a judge. @param second null if the second correction fails */
  function ask(
    answers: Omit<Judgement["changes"][number], "type" | "rule" | "quoted" | "example">[],
    other: string | null,
  ) {
    const asked: { step: string; changes?: unknown[] }[] = [];
    const model: Ask = async ({ step, assignment, material, schema }) => {
      const { changes } = JSON.parse(material);
      asked.push({ step, changes });
      const isSecond = JSON.parse(assignment).corrector === 2;
      if (isSecond && other === null) return { ok: false, failure: "overloaded", usage: null };
      const words = { type: "grammaticale", rule: "Con andare.", quoted: "", example: "" };
      const answer =
        step === "correct"
          ? { sentences: [{ n: 1, corrected: isSecond ? other : BOTH }] }
          : {
              changes: answers.map((one) => ({ ...one, ...words })),
              criteria: mapCriteria(() => ({ evidence: "", score: 1 })),
              aboveTable: "",
              bullets: [],
              feedback: "Va bene, il testo si capisce.",
              strength: "Racconti bene.",
              practise: { type: "altro", advice: "Leggi molto." },
            };
      return { ok: true, value: schema.parse(answer), usage: null };
    };
    return { model, asked };
  }

  async function mark(model: Ask, checkpoints: MarkingCheckpoint[] = [], checkpoint: MarkingCheckpoint | null = null) {
    const task = { prompt: "Racconta.", bullets: [], words: { min: 1, max: 100 } };
    const onCheckpoint = async (made: MarkingCheckpoint) => void checkpoints.push(made);
    const options = { isCorrectedTwice: true, onCheckpoint, checkpoint };
    const outcome = await markText({ text: TEXT, task, locale: "it" }, model, options);
    if (!outcome.ok) throw new Error(outcome.failure);
    return outcome.value.correctedText;
  }

  it("lets the judge decide on the changes of only one corrector, and choose between two corrections", async () => {
    const keeping = ask(
      [
        { id: 1, keep: true, second: true },
        { id: 2, keep: true },
      ],
      second,
    );
    expect(await mark(keeping.model)).toBe(second);
    expect(keeping.asked.map(({ step }) => step)).toEqual(["correct", "correct", "judge"]);
    expect(keeping.asked[2]?.changes).toMatchObject([
      { id: 1, corrected: "sono", or: "ero" },
      { id: 2, corrected: "pomodori", once: true },
    ]);
    const dropping = ask(
      [
        { id: 1, keep: true },
        { id: 2, keep: false },
      ],
      second,
    );
    expect(await mark(dropping.model)).toBe(BOTH);
  });

  it("drops a change of only one corrector if the judge does not mention it", async () => {
    const { model, asked } = ask([{ id: 1, keep: true }], second);
    expect(await mark(model)).toBe(BOTH);
    expect(asked.map(({ step }) => step)).toEqual(["correct", "correct", "judge", "judge"]);
  });

  it("is judged by the first correction if the second fails, and stores each at once", async () => {
    const checkpoints: MarkingCheckpoint[] = [];
    expect(await mark(ask([{ id: 1, keep: true }], null).model, checkpoints)).toBe(BOTH);
    expect(checkpoints).toHaveLength(1);
    await mark(
      ask(
        [
          { id: 1, keep: true },
          { id: 2, keep: true },
        ],
        second,
      ).model,
      checkpoints,
    );
    expect(checkpoints.map((made) => made.second?.length)).toEqual([undefined, undefined, 1]);
    const resumed = ask(
      [
        { id: 1, keep: true, second: true },
        { id: 2, keep: true },
      ],
      second,
    );
    expect(await mark(resumed.model, [], checkpoints.at(-1))).toBe(second);
    expect(resumed.asked.map(({ step }) => step)).toEqual(["judge"]);
  });
});
