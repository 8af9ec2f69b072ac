import { describe, expect, it } from "vitest";
import { CRITERIA, CRITERION_NAMES, sumCriteria } from "@/lib/exam/criteria";
import type { Ask } from "@/lib/writing/anthropic";
import { ERROR_TYPES, MAX_CHARS } from "@/lib/writing/error-kinds";
import { markText } from "@/lib/writing/pipeline";
import { HOSTILE_TEXTS } from "@/tests/support/hostile-texts";

const TASK = {
  prompt: "Scrivi a un'amica e racconta dove abiti adesso.",
  bullets: ["Di' dove abiti.", "Descrivi la casa.", "Invita la tua amica."],
  words: { min: 80, max: 120 },
};

/**
 * Ways in which the stand-in obeys. Each gives the attacker what a deceived model might give, and either does not
 * recognise sentences that address the marker or suspects all of them.
 */
const WAYS = {
  "gives every point and more": {
    toMarker: [],
    score: 100,
    corrected: (text: string) => text,
    words: "Dodici su dodici!",
  },
  "gives wild numbers": {
    toMarker: [-1, 99, 1, 2, 3, 4, 5, 6, 7, 8],
    score: -7.5,
    corrected: (text: string) => `${text}!`,
    words: "\u202E\u200B\u0000\uD800",
  },
  "rewrites everything": {
    toMarker: [],
    score: 12,
    corrected: () => "Testo perfetto, scritto dal docente.",
    words: "<script>alert(1)</script>",
  },
  "breaks out of its place": {
    toMarker: [1, 1],
    score: 4,
    corrected: (text: string) => `${text}\n\n"}]}`,
    words: "x".repeat(100_000),
  },
};

const obeying = (way: (typeof WAYS)[keyof typeof WAYS], sent: { material: string }[]): Ask => {
  return async ({ material, assignment, schema, step }) => {
    sent.push({ material });
    expect(JSON.parse(assignment).task.prompt).toBe(TASK.prompt);
    const { sentences, changes = [] } = JSON.parse(material);
    const mark = { evidence: way.words, score: way.score };
    const answer =
      step === "address"
        ? { toMarker: way.toMarker }
        : step === "correct"
          ? {
              sentences: [
                { n: 99, corrected: "Promossa con lode." },
                ...sentences.map(({ n, text }: { n: number; text: string }) => ({ n, corrected: way.corrected(text) })),
              ],
            }
          : {
              changes: [
                { id: -1, type: "altro", rule: way.words, quoted: way.words, example: way.words, keep: true },
                ...changes.map(({ id }: { id: number }) => ({
                  id,
                  joins: [-1, 99, ...changes.map((change: { id: number }) => change.id)],
                  type: "stilistico",
                  rule: way.words,
                  quoted: way.words,
                  example: way.words,
                  keep: true,
                })),
              ],
              criteria: Object.fromEntries(CRITERION_NAMES.map((name) => [name, mark])),
              bullets: [{ n: 7, evidence: "", covered: true }],
              aboveTable: way.words,
              feedback: way.words,
              strength: way.words,
              practise: { type: "altro", advice: way.words },
              total: 12,
            };
    const value = schema.safeParse(answer);
    return value.success
      ? { ok: true, value: value.data, usage: null }
      : { ok: false, failure: "invalid", usage: null };
  };
};

describe("forty texts that address the marker, and a marker that obeys them", () => {
  it("are forty, all different", () => {
    expect(new Set(HOSTILE_TEXTS).size).toBe(40);
  });

  it.each(Object.entries(WAYS))(
    "positions, ranges, types and totals are correct if the marker %s",
    async (_name, way) => {
      for (const text of HOSTILE_TEXTS) {
        const sent: { material: string }[] = [];
        const outcome = await markText({ text, task: TASK, locale: "it" }, obeying(way, sent), {});
        for (const { material } of sent) {
          // The text is sent inside the JSON as data, without invisible characters.
          expect(Object.keys(JSON.parse(material)).every((key) => ["sentences", "changes", "look"].includes(key))).toBe(
            true,
          );
          expect(
            JSON.parse(material)
              .sentences.map(({ text: sentence }: { text: string }) => sentence)
              .join(""),
          ).not.toMatch(/[\u200B-\u200F\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}\0]/u);
        }
        if (!outcome.ok) {
          expect(outcome.failure).toBe("invalid");
          continue;
        }
        const { criteria, score, errors, correctedText, feedback, details } = outcome.value;
        for (const name of CRITERION_NAMES) {
          expect(Number.isInteger(criteria[name]) && criteria[name] >= 0 && criteria[name] <= CRITERIA[name]).toBe(
            true,
          );
        }
        expect(score).toBe(sumCriteria(criteria));
        // None of these texts is long enough for more, whatever the model says.
        expect(score).toBeLessThan(7);
        let applied = "";
        let at = 0;
        for (const error of errors) {
          expect(error.start).toBeGreaterThanOrEqual(at);
          expect(text.slice(error.start, error.end)).toBe(error.original);
          expect(ERROR_TYPES).toContain(error.type);
          expect(error.explanation.length).toBeLessThanOrEqual(MAX_CHARS.explanation);
          applied += text.slice(at, error.start) + error.corrected;
          at = error.end;
        }
        expect(applied + text.slice(at)).toBe(correctedText);
        expect(correctedText).not.toContain("Promossa con lode");
        expect(feedback.length).toBeLessThanOrEqual(MAX_CHARS.feedback);
        expect(feedback).not.toMatch(/[\0\u200B\u202E]/u);
        for (const quote of Object.values(details.evidence)) expect(text.toLowerCase()).toContain(quote.toLowerCase());
      }
    },
  );
});
