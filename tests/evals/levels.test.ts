import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { CRITERIA, CRITERION_NAMES, type CriteriaScores, mapCriteria, sumCriteria } from "@/lib/exam/criteria";
import { alignTexts } from "@/lib/writing/align";
import type { Ask } from "@/lib/writing/anthropic";
import { markText } from "@/lib/writing/pipeline";
import { costMicroUsd } from "@/lib/writing/price";
import { criteriaSchema } from "@/lib/writing/schema";
import { readCodes } from "@/tools/eval/codes";
import { meanOrZero } from "@/tools/eval/measure";

const levelSchema = z.object({
  id: z.string(),
  l1: z.string(),
  level: z.enum(["A2", "B1"]),
  task: z.object({
    prompt: z.string(),
    bullets: z.array(z.string()),
    words: z.object({ min: z.int(), max: z.int() }),
  }),
  original: z.string(),
  corrected: z.string(),
  err: z.array(z.string()),
  criteria: criteriaSchema,
  rating: z.int(),
  why: z.string().min(10),
});
type LevelText = z.infer<typeof levelSchema>;

const texts = readFileSync("tests/evals/levels.jsonl", "utf8")
  .trim()
  .split("\n")
  .map((line) => levelSchema.parse(JSON.parse(line)));

/** An explanation of the allowed length, as a model writes it. */
const SENTENCE =
  "Dopo un verbo di movimento come andare o tornare il passato si fa con essere, e il participio cambia. ";
const EXPLAINED = { rule: SENTENCE, quoted: "sono tornata a casa", example: "Ieri siamo andati al mercato." };

/** An estimate, as for answers given by hand. */
const NO_TOKENS = () => ({ inputTokens: 0, outputTokens: 0 });
const toTokens = (chars: number) => Math.ceil(chars / 4);

/** A model that corrects as the author, and gives these points. @param used the tokens that it was sent and gave */
function authorAsModel({ original, corrected, err, task }: LevelText, points: CriteriaScores, used = NO_TOKENS()): Ask {
  const hunks = alignTexts(original, corrected);
  const coded = readCodes(err);
  const correctSentence = (sentence: string) => {
    const start = original.indexOf(sentence);
    const inside = hunks.filter((hunk) => hunk.start >= start && hunk.end <= start + sentence.length);
    return inside.reduceRight(
      (text, hunk) =>
        text.slice(0, hunk.start - start) +
        corrected.slice(hunk.correctedStart, hunk.correctedEnd) +
        text.slice(hunk.end - start),
      sentence,
    );
  };
  const typeOf = (words: string) =>
    coded.find(({ wrong }) => wrong.includes(words.trim()) || words.includes(wrong))?.type ?? "lessicale";
  return async ({ step, system, assignment, material, schema }) => {
    const { sentences, changes = [] } = JSON.parse(material);
    const answer = {
      address: { toMarker: [] },
      spoken: { patterns: [] },
      correct: {
        sentences: sentences.map(({ n, text }: { n: number; text: string }) => ({
          n,
          corrected: correctSentence(text),
        })),
      },
      judge: {
        changes: changes.map(({ id, original: words }: { id: number; original: string }) => {
          return { id, keep: true, type: typeOf(words), ...EXPLAINED };
        }),
        criteria: mapCriteria((name) => ({ evidence: original.slice(0, 60), score: points[name] })),
        bullets: task.bullets.map((_, at) => ({ n: at + 1, evidence: original.slice(0, 60), covered: true })),
        aboveTable: "",
        feedback: SENTENCE.repeat(3),
        strength: SENTENCE,
        practise: { type: "altro", advice: SENTENCE.repeat(2) },
      },
    }[step];
    used.inputTokens += toTokens(system.length + assignment.length + material.length);
    used.outputTokens += toTokens(JSON.stringify(answer).length);
    return { ok: true, value: schema.parse(answer), usage: null };
  };
}

/** Mean points that the table of errors is set to. */
const MEANS = { mostAtA2: 6, leastAtB1: 7.5 };

/* Written and rated for this product by one helper; see README.md. `npm run eval -- tests/evals/levels.jsonl`. */
describe("the texts at A2 and B1", { timeout: 60_000 }, () => {
  it("are twelve at each level, for all ten tasks, each rated by the five criteria", () => {
    for (const level of ["A2", "B1"] as const) {
      const ofLevel = texts.filter((text) => text.level === level);
      expect(new Set(ofLevel.map(({ id }) => id)).size).toBe(12);
      expect(new Set(ofLevel.map(({ l1 }) => l1)).size).toBeGreaterThan(10);
      expect(new Set(ofLevel.map(({ task }) => task.prompt)).size).toBe(10);
    }
    for (const { criteria, rating } of texts) {
      expect(sumCriteria(criteria)).toBe(rating);
      for (const name of CRITERION_NAMES) expect(criteria[name]).toBeLessThanOrEqual(CRITERIA[name]);
    }
  });

  it("have coded errors that agree with the text and its correction", () => {
    for (const { err, original, corrected, id } of texts) {
      const plain = (keep: string) => err.join("\n").replaceAll(/<[A-Z]+><i>(.*?)<\/i><c>(.*?)<\/c><\/[A-Z]+>/gu, keep);
      expect(plain("$1"), id).toBe(original);
      expect(plain("$2"), id).toBe(corrected);
    }
  });

  it("get at most the stated points on average at A2, and at least those at B1, from a model as generous as the table allows", async () => {
    const scores: Record<LevelText["level"], number[]> = { A2: [], B1: [] };
    for (const text of texts) {
      // The author's opinion, with all the points of the two criteria of the table: only the table lowers them.
      const points = { ...text.criteria, morfosintassi: CRITERIA.morfosintassi, ortografia: CRITERIA.ortografia };
      const input = { text: text.original, task: text.task, locale: "it" };
      const outcome = await markText(input, authorAsModel(text, points));
      if (!outcome.ok) throw new Error(`${text.id}: ${outcome.failure}`);
      expect(outcome.value.correctedText, text.id).toBe(text.corrected);
      scores[text.level].push(outcome.value.score);
    }
    expect(meanOrZero(scores.A2)).toBeLessThanOrEqual(MEANS.mostAtA2);
    expect(meanOrZero(scores.B1)).toBeGreaterThanOrEqual(MEANS.leastAtB1);
  });

  it("cost at most 4 cents each with two corrections, by the characters of questions and answers", async () => {
    const cents: number[] = [];
    for (const text of texts) {
      const used = NO_TOKENS();
      const input = { text: text.original, task: text.task, locale: "it" };
      await markText(input, authorAsModel(text, text.criteria, used), { isCorrectedTwice: true });
      cents.push(costMicroUsd("claude-sonnet", used) / 10_000);
    }
    expect(Math.max(...cents)).toBeLessThanOrEqual(4);
  });
});
