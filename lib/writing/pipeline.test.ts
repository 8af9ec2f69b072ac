import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CRITERIA, CRITERION_NAMES, sumCriteria } from "@/lib/exam/criteria";
import { countWords } from "@/lib/exam/word-count";
import type { Ask } from "@/lib/writing/anthropic";
import { ERROR_TYPES, MAX_CHARS } from "@/lib/writing/error-kinds";
import { type MarkingResult, markText } from "@/lib/writing/pipeline";
import { toErrorTable } from "@/lib/writing/rates";
import type { Judgement } from "@/lib/writing/schema";
import english from "@/messages/en.json";
import { volume } from "@/tests/support/volume";

const TASK = {
  prompt: "Scrivi a un'amica e racconta dove abiti adesso.",
  bullets: ["Di' dove abiti.", "Descrivi la casa.", "Invita la tua amica."],
  words: { min: 80, max: 120 },
};

const SCORES = { efficacia: 2, stile: 1, morfosintassi: 3, lessico: 2, ortografia: 1 };
const criteria = (scores: Record<keyof typeof SCORES, number>): Judgement["criteria"] => ({
  efficacia: { evidence: "", score: scores.efficacia },
  stile: { evidence: "", score: scores.stile },
  morfosintassi: { evidence: "", score: scores.morfosintassi },
  lessico: { evidence: "", score: scores.lessico },
  ortografia: { evidence: "", score: scores.ortografia },
});
const CLOSING = {
  aboveTable: "",
  feedback: "Va bene.",
  strength: "Descrivi bene la casa.",
  practise: { type: "grammaticale", advice: "Ripassa gli articoli." },
} as const;
const explain = (id: number, keep = true): Judgement["changes"][number] => {
  return { id, keep, type: "grammaticale", rule: "Perché sì.", quoted: "nella", example: "Vivo nella casa nuova." };
};
const POINTS = TASK.bullets.map((_, index) => ({ n: index + 1, evidence: "", covered: true }));

type Asked = {
  step: string;
  assignment: { complaint?: string; table?: unknown; corrector?: number };
  material: { sentences: { n: number; text: string }[]; look?: number[]; changes?: { id: number }[] };
};

/** Answers each question with the result of `make`, validated by the question's own schema as the real client does. */
function stub(make: (asked: Asked, index: number) => unknown): { ask: Ask; asked: Asked[] } {
  const asked: Asked[] = [];
  const ask: Ask = async ({ step, assignment, material, schema }) => {
    asked.push({ step, assignment: JSON.parse(assignment), material: JSON.parse(material) });
    const value = schema.safeParse(
      make({ step, assignment: JSON.parse(assignment), material: JSON.parse(material) }, asked.length),
    );
    return value.success
      ? { ok: true, value: value.data, usage: null }
      : { ok: false, failure: "invalid", usage: null };
  };
  return { ask, asked };
}

/** Corrects as instructed and accepts every change. */
function judging(correct: (text: string) => string, more: (ids: number[]) => Partial<Judgement> = () => ({})) {
  return stub(({ step, material }) => {
    if (step === "correct")
      return { sentences: material.sentences.map(({ n, text }) => ({ n, corrected: correct(text) })) };
    const ids =
      "changes" in material && Array.isArray(material.changes) ? material.changes.map(({ id }) => Number(id)) : [];
    return {
      changes: ids.map((id) => explain(id)),
      criteria: criteria(SCORES),
      bullets: POINTS,
      ...CLOSING,
      ...more(ids),
    };
  });
}

function expectSound(typed: string, { errors, correctedText, criteria: scores, score }: MarkingResult): void {
  let applied = "";
  let at = 0;
  for (const [index, error] of errors.entries()) {
    expect(error.id).toBe(index + 1);
    expect(ERROR_TYPES).toContain(error.type);
    expect(error.start).toBeGreaterThanOrEqual(at);
    expect(error.end).toBeGreaterThan(error.start);
    expect(typed.slice(error.start, error.end)).toBe(error.original);
    expect(correctedText.slice(error.correctedStart, error.correctedEnd)).toBe(error.corrected);
    expect(error.explanation.length).toBeLessThanOrEqual(MAX_CHARS.explanation);
    applied += typed.slice(at, error.start) + error.corrected;
    at = error.end;
  }
  expect(applied + typed.slice(at)).toBe(correctedText);
  for (const name of CRITERION_NAMES) {
    expect(Number.isInteger(scores[name])).toBe(true);
    expect(scores[name]).toBeGreaterThanOrEqual(0);
    expect(scores[name]).toBeLessThanOrEqual(CRITERIA[name]);
  }
  expect(score).toBe(sumCriteria(scores));
}

async function mark(text: string, ask: Ask): Promise<MarkingResult> {
  const outcome = await markText({ text, task: TASK, locale: "en" }, ask);
  if (!outcome.ok) throw new Error(outcome.failure);
  return outcome.value;
}

describe("marking a text", { timeout: 30_000 }, () => {
  const TEXT =
    "Cara Anna,\r\nadesso io abito nel la citta\u0300 di Modena. La casa sta pulita e grande.\r\nVieni a trovarmi!";

  it("uses positions in the typed text, with any line breaks and accents", async () => {
    const { ask, asked } = judging((text) => text.replace("nel la", "nella").replace("sta", "è"));
    const marked = await mark(TEXT, ask);
    expectSound(TEXT, marked);
    expect(marked.errors.map(({ original, corrected }) => [original, corrected])).toEqual([
      ["nel la", "nella"],
      ["sta", "è"],
    ]);
    expect(marked.correctedText).toContain("citta\u0300 di Modena. La casa è pulita e grande.\r\n");
    expect(asked.map(({ step }) => step)).toEqual(["correct", "judge"]);
    expect(asked[0]?.material.sentences[1]?.text).toBe("adesso io abito nel la città di Modena.");
  });

  it("gives the second call the table of errors for the text's length, and the types that code knows", async () => {
    const { ask, asked } = judging((text) => text.replace("nel la", "nella").replace("pulita", "pulitta"));
    await mark(TEXT, ask);
    expect(asked[1]?.assignment.table).toEqual(toErrorTable(countWords(TEXT)));
    expect(asked[1]?.material.changes).toMatchObject([{ id: 1, type: "ortografico" }, { id: 2 }]);
    expect(asked[1]?.material.changes?.[1]).not.toHaveProperty("type");
  });

  it("drops the changes that the second call rejects", async () => {
    const { ask } = judging(
      (text) => text.replace("nel la", "nella").replace("grande", "enorme"),
      () => ({
        changes: [explain(1), explain(2, false)],
      }),
    );
    const marked = await mark(TEXT, ask);
    expect(marked.errors.map(({ original }) => original)).toEqual(["nel la"]);
    expect(marked.correctedText).toContain("grande");
  });

  it("explains and counts an error once if the second call joins its changes, and keeps or drops it whole", async () => {
    const typed = "Ieri mia zia è caduta senza spirito per strada.";
    const correct = (text: string) => text.replace("senza spirito", "sensi");
    const joined = (keep: boolean) => () => ({ changes: [{ ...explain(1, keep), joins: [2] }] });
    const { ask, asked } = judging(correct, joined(true));
    const { errors, details } = await mark(typed, ask);
    expect(asked.map(({ step }) => step)).toEqual(["correct", "judge"]);
    expect(errors).toMatchObject([{ original: "senza spirito ", corrected: "sensi ", explanation: "Perché sì." }]);
    expect(details.rates).toEqual({ forms: 2, spelling: 0 });
    const dropping = judging(correct, joined(false));
    expect(await mark(typed, dropping.ask)).toMatchObject({ errors: [], correctedText: typed });
  });

  it("asks once more for missing or rewritten sentences, then shows a rewritten one whole and reports what stayed unread", async () => {
    const anew = "Da un mese mi sono trasferita con i bambini a Modena, in Emilia.";
    const { ask, asked } = stub(({ step, material }) => {
      if (step !== "correct") return { changes: [explain(1)], criteria: criteria(SCORES), bullets: POINTS, ...CLOSING };
      const sentences = material.sentences.map(({ n, text }) => ({ n, corrected: n === 2 ? anew : text }));
      return { sentences: sentences.filter(({ n }) => n !== 3) };
    });
    const marked = await mark(TEXT, ask);
    expectSound(TEXT, marked);
    expect(asked.map(({ step, material }) => [step, material.sentences.map(({ n }) => n)])).toEqual([
      ["correct", [1, 2, 3, 4]],
      ["correct", [1, 2, 3, 4]],
      ["judge", [1, 2, 3, 4]],
    ]);
    expect(asked.map(({ material }) => material.look)).toEqual([undefined, [2, 3], undefined]);
    expect(marked.errors.map(({ original, corrected }) => [original, corrected])).toEqual([
      ["adesso io abito nel la citta\u0300 di Modena.", anew],
    ]);
    expect(marked.details.reasons).toContainEqual({ rule: "sentences_unread", count: 1, limit: 4 });
  });

  it("shows an unintelligible passage as unclear, with its changes", async () => {
    const { ask } = stub(({ step, material }) => {
      if (step !== "correct") return { changes: [explain(1)], criteria: criteria(SCORES), bullets: POINTS, ...CLOSING };
      return {
        sentences: material.sentences.map(({ n, text }) => {
          return n === 3 ? { n, corrected: text.replace("sta", "è"), unclear: "sta pulita" } : { n, corrected: text };
        }),
      };
    });
    const marked = await mark(TEXT, ask);
    expectSound(TEXT, marked);
    expect(marked.errors).toMatchObject([
      { original: "sta pulita", corrected: "è pulita", isUnclear: true, type: "altro" },
    ]);
    expect(marked.details.rates).toEqual({ forms: 0, spelling: 0 });
  });

  it("explains also what the second call left without a rule or did not judge, and counts it by the kind it stores", async () => {
    const { ask } = judging(
      (text) => text.replace("nel la", "nella").replace("sta", "è").replace("Vieni", "Venite"),
      ([first = 0, second = 0]) => ({ changes: [explain(first), { ...explain(second), rule: " " }] }),
    );
    const { errors, details } = await mark(TEXT, ask);
    const { grammaticale, unknown } = english.writing.spelling.reasons;
    expect(errors.map(({ type, explanation }) => [type, explanation])).toEqual([
      ["ortografico", "Perché sì."],
      ["grammaticale", grammaticale],
      ["altro", unknown],
    ]);
    expect(details.rates).toEqual({ forms: 2, spelling: 2 });
  });

  it("keeps placeholders, spaces and line breaks unchanged", async () => {
    const typed = "Cara [Nome],  ti scrivo da Modena.\nA presto,\nXXX";
    const { ask } = judging((text) => text.replace("[Nome]", "Anna").replace("  ", " ").replace("XXX", "Sonia"));
    expect(await mark(typed, ask)).toMatchObject({ correctedText: typed, errors: [] });
  });

  it("explains each error with its rule, the words in question and an example, and names a strength and a point to practise", async () => {
    const { ask } = judging((text) => text.replace("nel la", "nella"));
    const { errors, details } = await mark(TEXT, ask);
    expect(errors[0]).toMatchObject({ explanation: "Perché sì.", quoted: "nella", example: "Vivo nella casa nuova." });
    expect(details).toMatchObject({ strength: CLOSING.strength, practise: CLOSING.practise });
  });

  it("shows explanations of at most 25 words, and asks once more for one that cannot be cut after a sentence", async () => {
    const [short, long] = ["Con la città si dice «nella».", `Perché ${"questa regola ".repeat(20)}`];
    const answering = (...rules: string[]) =>
      stub(({ step, material }, index) => {
        if (step === "correct")
          return {
            sentences: material.sentences.map(({ n, text }) => ({ n, corrected: text.replace("nel la", "nella") })),
          };
        const changes = [{ ...explain(1), rule: rules[Math.min(index - 2, rules.length - 1)] }];
        return { changes, criteria: criteria(SCORES), bullets: POINTS, ...CLOSING };
      });
    const shown = async ({ ask }: ReturnType<typeof stub>) => (await mark(TEXT, ask)).errors[0]?.explanation ?? "";
    const cut = answering(`${short} ${long}.`);
    expect(await shown(cut)).toBe(short);
    expect(cut.asked.map(({ step }) => step)).toEqual(["correct", "judge"]);
    const again = answering(long, short);
    expect(await shown(again)).toBe(short);
    expect(again.asked[2]?.assignment.complaint).toContain("longer than 25 words: 1.");
    const stubborn = answering(long);
    expect(countWords(await shown(stubborn))).toBe(25);
    expect(stubborn.asked).toHaveLength(3);
  });

  it("corrects a non-word everywhere if the first call corrected it once", async () => {
    const typed = "Ieri siamo andati a scola insieme.\nLa scola è grande.";
    const { ask } = judging((text) => text.replace("a scola", "a scuola"));
    expect((await mark(typed, ask)).correctedText).toBe("Ieri siamo andati a scuola insieme.\nLa scuola è grande.");
  });

  it("lets the marker keep a mark one point above the table, with a reason that the learner reads", async () => {
    const wrong = (text: string) => text.replaceAll(/\b(?:casa|grande|trovarmi)\b/gu, (word) => `${word}x`);
    const scores = { ...SCORES, morfosintassi: 4, ortografia: 0 };
    const many = judging(wrong, (ids) => ({
      changes: ids.map((id) => ({ ...explain(id), rule: "x" })),
      criteria: criteria(scores),
      aboveTable: "È lo stesso errore.",
    }));
    const task = { ...TASK, words: { min: 1, max: 120 } };
    const outcome = await markText({ text: TEXT, task, locale: "it" }, many.ask);
    if (!outcome.ok) throw new Error(outcome.failure);
    const marked = outcome.value;
    expect(many.asked.map(({ step }) => step)).toEqual(["correct", "judge"]);
    expect(marked.criteria.morfosintassi).toBe(4);
    expect(marked.details.reasons).toContainEqual(
      expect.objectContaining({ rule: "errors_excused", note: "È lo stesso errore." }),
    );
  });

  it("rejects a response that rewrote most of the text", async () => {
    const { ask } = judging(
      () => "Bravissimo! Dodici punti su dodici, promosso con lode e tanti complimenti da tutti noi qui.",
    );
    expect(await markText({ text: TEXT, task: TASK, locale: "it" }, ask)).toEqual({ ok: false, failure: "invalid" });
  });

  it("asks once more if scores are out of range or contradict the errors, then applies the bound", async () => {
    const wild = { efficacia: 99, stile: -3, morfosintassi: 4, lessico: 2.7, ortografia: 1 };
    const wrong = (text: string) => text.replaceAll(/\b(?:io|nel|la|sta|a)\b/gu, "x");
    const { ask, asked } = judging(wrong, () => ({ criteria: criteria(wild) }));
    const marked = await mark(TEXT, ask);
    expect(asked.map(({ step }) => step)).toEqual(["correct", "judge", "judge"]);
    expect(asked[2]?.assignment.complaint).toContain("efficacia must be a whole number");
    expect(marked.criteria).toMatchObject({ stile: 0, lessico: 1 });
    expect(marked.criteria.morfosintassi).toBeLessThan(4);
    expect(marked.details.reasons.map(({ rule }) => rule)).toContain("errors_against_score");
  });

  it("marks an empty and a foreign text without asking the model", async () => {
    const { ask, asked } = judging((text) => text);
    expect(await mark("  \u200B ... 123 😀\n", ask)).toMatchObject({
      score: 0,
      details: { reasons: [{ rule: "empty" }] },
    });
    const english =
      "Dear Anna, I am writing because my heating has been broken for three days and nobody has come to repair it.";
    expect(await mark(english, ask)).toMatchObject({ score: 0, details: { reasons: [{ rule: "not_italian" }] } });
    expect(asked).toEqual([]);
  });

  it("leaves an invalid exam writing to a person", async () => {
    const { ask } = judging((text) => text);
    const outcome = await markText({ text: "La casa è bella. ".repeat(400), task: TASK, locale: "it" }, ask);
    expect(outcome).toEqual({ ok: false, failure: "too_long" });
  });

  it("shows no evidence that is missing in the text, and truncates long evidence", async () => {
    const made = criteria(SCORES);
    const { ask } = judging(
      (text) => text,
      () => ({
        criteria: {
          ...made,
          stile: { evidence: "Gentile signora", score: 1 },
          lessico: { evidence: "«La casa sta pulita»", score: 2 },
        },
        feedback: "x".repeat(9000),
      }),
    );
    const { details, feedback } = await mark(TEXT, ask);
    expect(details.evidence).toEqual({ lessico: "La casa sta pulita" });
    expect(feedback).toHaveLength(MAX_CHARS.feedback);
  });
});

describe("for any text and any response of the model", () => {
  const piece = fc.constantFrom(
    "casa",
    "la",
    "la",
    "è",
    "e\u0300",
    "un'amica",
    "un’amico",
    "perche\u0301",
    "po'",
    "😀",
    "👩‍👩‍👧",
    "\n",
    "\r\n",
    "\r",
    ". ",
    "! ",
    " ",
    "\u200B",
    "\u202E",
    "\t",
    "=\u0338\u0301",
    "<b>",
    "{}",
    '"',
    "\\",
    "…",
    "ș",
    "È",
    "io ho andato",
    "a".repeat(300),
  );
  const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(""));
  const words = fc.oneof(
    text,
    fc.string({ unit: "binary", maxLength: 40 }),
    fc.constantFrom("", "\u0000", "\uD800", "<script>"),
  );
  const type = fc.constantFrom(...ERROR_TYPES);
  const number = fc.oneof(fc.integer({ min: -2, max: 6 }), fc.double({ noNaN: true, noDefaultInfinity: true }));
  const criterion = fc.record({ evidence: words, score: number });
  const assessment = {
    criteria: fc.record({
      efficacia: criterion,
      stile: criterion,
      morfosintassi: criterion,
      lessico: criterion,
      ortografia: criterion,
    }),
    bullets: fc.array(fc.record({ n: fc.integer({ min: -1, max: 5 }), evidence: words, covered: fc.boolean() }), {
      maxLength: 5,
    }),
    aboveTable: words,
    feedback: words,
    strength: words,
    practise: fc.record({ type, advice: words }),
  };
  const answer = fc.record({
    /** The replacement of each sentence: some words changed, or anything at all. */
    edits: fc.array(fc.tuple(fc.nat({ max: 60 }), fc.nat({ max: 6 }), words), { maxLength: 6 }),
    shuffle: fc.boolean(),
    strange: fc.array(fc.record({ n: fc.integer({ min: -1, max: 9 }), corrected: words, unclear: words }), {
      maxLength: 3,
    }),
    unclear: fc.oneof(fc.constant(""), words),
    changes: fc.array(
      fc.record({
        id: fc.integer({ min: -1, max: 12 }),
        joins: fc.array(fc.integer({ min: -1, max: 12 }), { maxLength: 3 }),
        second: fc.boolean(),
        type,
        rule: words,
        quoted: words,
        example: words,
        keep: fc.boolean(),
      }),
      { maxLength: 12 },
    ),
    ...assessment,
  });

  it("positions, ranges, types and totals are correct: 10,000 cases", async () => {
    let marked = 0;
    await fc.assert(
      fc.asyncProperty(text, answer, async (typed, given) => {
        const { ask } = stub(({ step, assignment, material }) => {
          if (step === "judge") return given;
          const edits = assignment.corrector === 2 ? given.edits.slice(1) : given.edits;
          const correct = (sentence: string) =>
            edits.reduce((now, [at, length, to]) => now.slice(0, at) + to + now.slice(at + length), sentence);
          const sentences = material.sentences.map(({ n, text: sentence }) => {
            return { n, corrected: correct(sentence), unclear: given.unclear };
          });
          return {
            sentences: given.shuffle ? [...sentences.reverse(), ...given.strange] : [...given.strange, ...sentences],
          };
        });
        const outcome = await markText({ text: typed, task: TASK, locale: "it" }, ask, { isCorrectedTwice: true });
        if (!outcome.ok) {
          expect(["invalid", "too_long", "doubtful"]).toContain(outcome.failure);
          return;
        }
        marked += 1;
        expectSound(typed, outcome.value);
        // The result contains nothing that PostgreSQL cannot store.
        expect(JSON.stringify({ ...outcome.value, correctedText: "", errors: [] })).not.toMatch(/\\u0000|\\ud[89a-f]/u);
        for (const { corrected, explanation } of outcome.value.errors)
          expect(corrected + explanation).not.toMatch(/\0/u);
      }),
      { numRuns: volume("propertyCases") },
    );
    expect(marked).toBeGreaterThan(volume("propertyCases") / 2);
  }, 600_000);
});
