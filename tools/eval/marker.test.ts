import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { ModelRequest } from "@/lib/writing/anthropic";
import {
  type AnthropicStandIn,
  correctingReply,
  errorReply,
  messageReply,
  startAnthropic,
} from "@/tests/support/anthropic";
import { aiMarker, applySuggestions, cassette, type Marking, markOffline, memoizeAsk } from "./marker.ts";
import { OpenQuestion, questionFolder } from "./questions.ts";
import { summarize } from "./report.ts";
import { toComparison, toPage, toTable } from "./table.ts";
import { readTexts, type SampleText } from "./texts.ts";

const QUESTION: ModelRequest<{ word: string }> = {
  step: "correct",
  system: "Answer.",
  assignment: "{}",
  material: "{}",
  schema: z.object({ word: z.string() }),
  maxTokens: 100,
  effort: "low",
};

let folder: string;
let anthropic: AnthropicStandIn;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "cils-eval-"));
  anthropic = await startAnthropic();
  // Before this file's process reads the configuration.
  Object.assign(process.env, {
    DATABASE_URL: "postgresql://localhost/none",
    NEXTAUTH_URL: "http://localhost",
    NEXTAUTH_SECRET: "a secret only for tests, long enough",
    ANTHROPIC_API_KEY: "test-key",
    ANTHROPIC_BASE_URL: anthropic.url,
  });
});
afterAll(async () => {
  await anthropic.stop();
  rmSync(folder, { recursive: true });
});

describe("the suggestions of the basic check in a text", () => {
  it("do not join a word that was elided to the next", () => {
    const at = (original: string, suggestion?: string) => {
      const start = "È un'uomo. Il mio padre va a l'ospedale.".indexOf(original);
      const suggestions = suggestion === undefined ? [] : [suggestion];
      return { start, end: start + original.length, original, suggestions, reason: "article" as const };
    };
    const text = "È un'uomo. Il mio padre va a l'ospedale.";
    const findings = [at("un'", "un"), at("Il ", ""), at("va"), at("a l'", "all'")];
    expect(applySuggestions(text, findings)).toBe("È un uomo. mio padre va all'ospedale.");
  });
});

describe("a cassette", () => {
  it("calls the service once, then replays, each round separately", async () => {
    const path = join(folder, "cassette.jsonl");
    anthropic.answerWith(messageReply('{"word":"uno"}'), messageReply('{"word":"due"}'));
    const recorded = await cassette(path)(0)(QUESTION);
    expect(recorded).toMatchObject({ ok: true, value: { word: "uno" } });
    expect(await cassette(path)(0)(QUESTION)).toEqual(recorded);
    expect(await cassette(path)(1)(QUESTION)).toMatchObject({ ok: true, value: { word: "due" } });
    expect(anthropic.calls).toHaveLength(2);
    expect(readFileSync(path, "utf8").trim().split("\n")).toHaveLength(2);
  });
});

describe("a folder of questions", () => {
  it("keeps a question open until its answer can be parsed, under the same name each time", async () => {
    const path = join(folder, "questions");
    const ask = questionFolder(path)(0);
    await expect(ask(QUESTION)).rejects.toThrow(OpenQuestion);
    const [paper = ""] = readdirSync(path);
    expect(paper).toMatch(/^correct-[0-9a-f]{12}\.question\.md$/);
    expect(readFileSync(join(path, paper), "utf8")).toContain("Answer.");
    const answer = join(path, paper.replace(".question.md", ".answer.json"));
    writeFileSync(answer, '{"wort":"uno"}');
    await expect(ask(QUESTION)).rejects.toThrow(/cannot be read .*word/s);
    writeFileSync(answer, '{"word":"uno"}');
    expect(await ask(QUESTION)).toMatchObject({ ok: true, value: { word: "uno" } });
    await expect(questionFolder(path)(1)(QUESTION)).rejects.toThrow("not answered yet");
    expect(readdirSync(path)).toHaveLength(3);
  });

  it("marks a text once all its questions are answered, and contains no correction of it", async () => {
    const path = join(folder, "by-hand");
    const original = "Ieri ho andato al mercato con mia sorella.";
    const text = { id: "a", original, corrected: "Ieri sono andata al mercato con mia sorella." };
    const marker = aiMarker(questionFolder(path));
    await expect(marker(text, 0)).rejects.toThrow(/correct-/);
    const [paper = ""] = readdirSync(path);
    expect(readFileSync(join(path, paper), "utf8")).not.toContain("sono andata");
    const draft = { sentences: [{ n: 1, corrected: "Ieri sono andato al mercato con mia sorella." }] };
    for (const _corrector of [1, 2]) {
      await expect(marker(text, 0)).rejects.toThrow(/correct-/);
      for (const name of readdirSync(path).filter((one) => one.endsWith(".question.md")))
        writeFileSync(join(path, name.replace(".question.md", ".answer.json")), JSON.stringify(draft));
    }
    await expect(marker(text, 0)).rejects.toThrow(/judge-/);
  });
});

describe("an evaluation of the AI teacher", () => {
  it("marks each text as the product does, twice on request, and sums up cost and agreement", async () => {
    const original = "Ieri ho andato al mercato con mia sorella. La zona è bella.";
    const text = { id: "a", original, corrected: original.replace("ho", "sono"), rating: 8 };
    anthropic.answerWith(
      correctingReply({ "Ieri ho andato al mercato con mia sorella.": "Ieri sono andato al mercato con mia sorella." }),
    );
    const marker = aiMarker(cassette(join(folder, "live.jsonl")));
    const rounds = [await marker(text, 0), await marker(text, 1)];
    const report = summarize([{ text, rounds }]);
    expect(report).toMatchObject({
      texts: 1,
      failed: [],
      edits: { right: 1, found: 1, wanted: 1 },
      detection: { precision: 1, recall: 1 },
      sentences: { right: 1, touched: 0 },
      agreement: { texts: 1 },
      retest: { texts: 1, exact: 1 },
    });
    expect(report.costUsd.mean).toBeGreaterThan(0);
    expect(report.scores?.mean).toBe(rounds[0]?.score);
    expect(anthropic.calls).toHaveLength(6);
    anthropic.answerWith(errorReply(500));
    expect((await marker(text, 0)).score).toBe(rounds[0]?.score);
  });

  it("gives the reason if a text could not be marked", async () => {
    anthropic.answerWith(errorReply(529));
    const marker = aiMarker(cassette(join(folder, "down.jsonl")));
    const text = { id: "b", original: "La casa di mia sorella è molto bella e grande." };
    const report = summarize([{ text, rounds: [await marker(text, 0)] }]);
    expect(report).toMatchObject({ failed: [{ id: "b", failure: "overloaded" }], scores: null });
  });
});

describe("a report", () => {
  const marking = (score: number, ...questions: string[]): Marking => {
    return { failure: null, score, correctedText: "Ciao.", errors: [], microUsd: 0, milliseconds: 1, questions };
  };
  const text = (id: string, more: Partial<SampleText> = {}): SampleText => ({ id, original: "Ciao.", ...more });

  it("counts the orders that led to identical questions, and how far the others moved the score", () => {
    const report = summarize([
      { text: text("clean"), rounds: [marking(8, "a", "b")] },
      { text: text("same", { pairOf: "clean" }), rounds: [marking(8, "a", "b")] },
      { text: text("other", { pairOf: "clean" }), rounds: [marking(9, "a", "c")] },
    ]);
    expect(report.injection).toMatchObject({ texts: 2, same: 1, rest: [{ id: "other", shift: 1 }], raised: 1 });
    expect(toTable(report)).toContain("1 of 2 with and without their order");
  });

  it("shows how well the score separates texts that the ratings fail from those they pass", () => {
    const rated = [
      [3, 4],
      [6, 8],
      [7, 8],
      [11, 10],
    ].map(([rating = 0, score = 0], n) => ({ text: text(`${n}`, { rating }), rounds: [marking(score)] }));
    expect(summarize(rated).passing).toEqual({ below: 2, above: 2, auc: 0.875, means: [6, 9] });
  });

  it("asks the same question once", async () => {
    let asked = 0;
    const ask = memoizeAsk(async ({ schema }) => {
      asked += 1;
      return { ok: true, value: schema.parse({ word: `${asked}` }), usage: null };
    });
    expect(await ask(QUESTION)).toEqual(await ask(QUESTION));
    await ask({ ...QUESTION, material: "{1}" });
    expect(asked).toBe(2);
  });
});

describe("an evaluation of the basic check", () => {
  it("parses the texts, marks them and reports in figures and as a table", async () => {
    const path = join(folder, "texts.jsonl");
    const original = "Resto a casa perchè piove. La zona è bella.";
    const lines = [
      { id: "a", original, corrected: original.replace("perchè", "perché") },
      { id: "b", original: "Va bene." },
    ];
    writeFileSync(path, lines.map((line) => JSON.stringify(line)).join("\n"));
    const marked = [];
    for (const text of readTexts(path)) marked.push({ text, rounds: [await markOffline(text)] });
    const report = summarize(marked);
    expect(report).toMatchObject({
      texts: 2,
      failed: [],
      edits: { right: 1, found: 1, wanted: 1 },
      detection: { precision: 1, recall: 1 },
      sentences: { right: 1, touched: 0 },
      scores: null,
      agreement: null,
    });
    expect(toTable(report)).toContain("P 1.000   R 1.000");
    expect(toPage("Marking", [["answered by", "the basic check"]], report)).toContain(
      "| answered by | the basic check |",
    );
    const beside = toComparison(["before", "after"], [report, { ...report, edits: null }]);
    expect(beside).toContain("|  | before | after |");
    expect(beside).toMatch(/\| edits \| P 1\.000 .*\| {2}\|/);
  });

  it("names an invalid line of a file", () => {
    const path = join(folder, "bad.jsonl");
    writeFileSync(path, '{"id":"a","original":"Ciao."}\n{"id":2}\n');
    expect(() => readTexts(path)).toThrow(/line 2/);
  });
});
