import { createHash } from "node:crypto";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import type { Ask, ModelRequest, ModelResponse } from "@/lib/writing/anthropic";
import { aiModel, askModel, isAiConfigured } from "@/lib/writing/anthropic";
import { runBasicCheck } from "@/lib/writing/dictionary-thread";
import { markText } from "@/lib/writing/pipeline";
import { costMicroUsd } from "@/lib/writing/price";
import type { SpellingFinding, WritingError } from "@/lib/writing/schema";
import { NOTE_TYPES, spellingNote } from "@/lib/writing/spelling-note";
import type { SampleText } from "./texts.ts";

/** Result for one text. `score` is null when none was given. */
export type Marking = {
  failure: string | null;
  score: number | null;
  correctedText: string;
  errors: (Pick<WritingError, "start" | "end" | "original" | "type"> & { corrected?: string })[];
  microUsd: number;
  milliseconds: number;
  questions: string[];
};

export type Marker = (text: SampleText, round: number) => Promise<Marking>;

/** The basic check without AI, corrected by its first suggestions. */
export async function markOffline({ original }: SampleText): Promise<Marking> {
  const begun = performance.now();
  const findings = await runBasicCheck(original);
  const milliseconds = performance.now() - begun;
  const correctedText = applySuggestions(original, findings);
  const errors = findings.map((finding): Marking["errors"][number] => {
    const { start, end, original: wrong, suggestions, reason } = finding;
    const [first] = suggestions;
    const type = reason === "unknown" ? "ortografico" : NOTE_TYPES[spellingNote(finding)];
    return { start, end, original: wrong, ...(first === undefined ? {} : { corrected: first }), type };
  });
  return { failure: null, score: null, correctedText, errors, microUsd: 0, milliseconds, questions: [] };
}

/** The text with each finding replaced by its first suggestion; a word that was elided is not joined to the next. */
export function applySuggestions(text: string, findings: readonly SpellingFinding[]): string {
  return findings.toReversed().reduce((corrected, { start, end, suggestions: [first] }) => {
    if (first === undefined) return corrected;
    const rest = corrected.slice(end);
    const gap = /[\p{L}\p{N}]$/u.test(first) && /^\p{L}/u.test(rest) ? " " : "";
    return corrected.slice(0, start) + first + gap + rest;
  }, text);
}

/** For a text without a task: any length, any subject. */
const ANY_TASK = { prompt: "Scrivi un testo.", bullets: [], words: { min: 1, max: 600 } };

/**
 * Marks with the AI teacher as the product does.
 * @param askRound returns the function that asks, for each round: the service or a cassette
 */
export function aiMarker(askRound: (round: number) => Ask): Marker {
  return async ({ original, task }, round) => {
    let microUsd = 0;
    const ask = askRound(round);
    const questions: string[] = [];
    const counted: Ask = async (question) => {
      const { step, system, assignment, material } = question;
      if (step !== "address") questions.push(fingerprint([system, assignment, material]));
      const response = await ask(question);
      if (response.usage) microUsd += costMicroUsd(aiModel(), response.usage);
      return response;
    };
    const begun = performance.now();
    const input = { text: original, task: task ?? ANY_TASK, locale: "it" };
    const outcome = await markText(input, counted, { isCorrectedTwice: true });
    const milliseconds = performance.now() - begun;
    const spent = { microUsd, milliseconds, questions };
    if (!outcome.ok) return { failure: outcome.failure, score: null, correctedText: original, errors: [], ...spent };
    const { score, correctedText, errors } = outcome.value;
    return { failure: null, score, correctedText, errors, ...spent };
  };
}

/** A hash of the words of a question. */
export const fingerprint = (parts: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex");

/** Within one evaluation the same question gets the same answer. */
export function memoizeAsk(ask: Ask): Ask {
  const answers = new Map<string, Promise<ModelResponse<unknown>>>();
  return async <T>(question: ModelRequest<T>): Promise<ModelResponse<T>> => {
    const { system, assignment, material, schema } = question;
    const key = fingerprint([system, assignment, material]);
    const response = answers.get(key) ?? ask(question);
    answers.set(key, response);
    const known = await response;
    return known.ok ? { ...known, value: schema.parse(known.value) } : known;
  };
}

const lineSchema = z.object({
  key: z.string(),
  value: z.unknown(),
  usage: z.object({ inputTokens: z.int(), outputTokens: z.int() }),
  milliseconds: z.number(),
});

/**
 * Plays back an answer recorded for the same words, model and round; otherwise asks the service and records it. The
 * delay is not played back: latency is only measured live.
 * @param path one JSON object a line; may not exist yet
 * @throws Error when a question is not recorded and no API key is set
 */
export function cassette(path: string): (round: number) => Ask {
  const lines = existsSync(path) ? readFileSync(path, "utf8").split("\n") : [];
  const answers = lines.filter((line) => line.trim() !== "").map((line) => lineSchema.parse(JSON.parse(line)));
  const recorded = new Map(answers.map((response) => [response.key, response]));
  return (round) =>
    async <T>(question: ModelRequest<T>): Promise<ModelResponse<T>> => {
      const { system, assignment, material } = question;
      const key = fingerprint([aiModel(), round, system, assignment, material]);
      const known = recorded.get(key);
      if (known) {
        const { usage } = known;
        const value = question.schema.safeParse(known.value);
        return value.success ? { ok: true, value: value.data, usage } : { ok: false, failure: "invalid", usage };
      }
      if (!isAiConfigured()) {
        throw new Error("The cassette has no answer to this question: set ANTHROPIC_API_KEY to record it.");
      }
      const begun = performance.now();
      const response = await askModel(question);
      if (response.ok && response.usage) {
        const line = { key, value: response.value, usage: response.usage, milliseconds: performance.now() - begun };
        appendFileSync(path, `${JSON.stringify(line)}\n`);
        recorded.set(key, line);
      }
      return response;
    };
}
