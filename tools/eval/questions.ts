/**
 * Answers by hand: each question is written to a file and its answer read from the file beside it. An answer may open
 * the next question of a text, so the evaluation is run again until none is open.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { parseJson } from "@/lib/http/call";
import type { Ask, ModelRequest, ModelResponse } from "@/lib/writing/anthropic";
import { fingerprint } from "./marker.ts";

export class OpenQuestion extends Error {}

/** An estimate, to price answers given by hand. */
const CHARS_PER_TOKEN = 4;

/** File name without extension; the same words in the same round have the same name. */
export function nameQuestion({ step, system, assignment, material }: ModelRequest<unknown>, round: number): string {
  return `${step}-${fingerprint([round, system, assignment, material]).slice(0, 12)}`;
}

/** Answers from files in `folder`, created if missing. @throws OpenQuestion that names the file and its fault */
export function questionFolder(folder: string): (round: number) => Ask {
  mkdirSync(folder, { recursive: true });
  return (round) =>
    async <T>(question: ModelRequest<T>): Promise<ModelResponse<T>> => {
      const name = nameQuestion(question, round);
      const answerPath = join(folder, `${name}.answer.json`);
      writeFileSync(join(folder, `${name}.question.md`), renderQuestion(name, question));
      if (!existsSync(answerPath)) throw new OpenQuestion(`${name}: not answered yet.`);
      const text = readFileSync(answerPath, "utf8");
      const parsed = question.schema.safeParse(parseJson(text));
      if (!parsed.success)
        throw new OpenQuestion(`${name}: the answer cannot be read (${z.prettifyError(parsed.error)}).`);
      const { system, assignment, material } = question;
      const toTokens = (chars: number) => Math.ceil(chars / CHARS_PER_TOKEN);
      const inputTokens = toTokens(system.length + assignment.length + material.length);
      return { ok: true, value: parsed.data, usage: { inputTokens, outputTokens: toTokens(text.length) } };
    };
}

function renderQuestion(name: string, { system, assignment, material, schema }: ModelRequest<unknown>): string {
  const shape = JSON.stringify(z.toJSONSchema(schema));
  return [
    `Answer this question by itself, without looking at any other. Write JSON of the shape below into ${name}.answer.json.`,
    `# Instructions\n\n${system}`,
    `# Shape of the answer\n\n${shape}`,
    `# Assignment\n\n${assignment}`,
    `# Material\n\n${material}`,
  ].join("\n\n");
}
