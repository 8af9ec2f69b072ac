import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { finishAttempt, handInWriting, startAttempt } from "@/lib/exam/mutations";
import { getAttempt, sectionOf } from "@/lib/exam/queries";
import { correctWriting } from "@/lib/writing/mutations";
import { findWriting } from "@/lib/writing/queries";
import type { Proposal } from "@/lib/writing/schema";
import {
  type AnthropicStandIn,
  cutConnection,
  failure,
  message,
  type Reply,
  startAnthropic,
} from "@/tests/support/anthropic";
import { makeLearner } from "@/tests/support/factories";

const TEXT = "Cara Sonia,\nio ho andato a casa ieri. La zona è bello e tranquilla.";

const PROPOSAL: Proposal = {
  sentences: [
    {
      n: 2,
      corrected: "io sono andato a casa ieri.",
      edits: [
        { original: "ho", corrected: "sono", type: "grammaticale", explanation: "Il verbo «andare» vuole «essere»." },
      ],
    },
    {
      n: 3,
      corrected: "La zona è bella e tranquilla.",
      edits: [{ original: "bello", corrected: "bella", type: "grammaticale", explanation: "«Zona» è femminile." }],
    },
  ],
  criteria: {
    efficacia: { evidence: "a casa ieri", score: 2 },
    stile: { evidence: "Cara Sonia", score: 1 },
    morfosintassi: { evidence: "ho andato", score: 2 },
    lessico: { evidence: "tranquilla", score: 2 },
    ortografia: { evidence: "zona", score: 1 },
  },
  feedback: "Il testo si capisce bene.",
};

let anthropic: AnthropicStandIn;

beforeAll(async () => {
  anthropic = await startAnthropic();
  // Before anything reads the configuration of this file's process.
  Object.assign(process.env, { ANTHROPIC_API_KEY: "test-key", ANTHROPIC_BASE_URL: anthropic.url, LOG_LEVEL: "silent" });
});
afterAll(() => anthropic.stop());

async function handIn() {
  const learner = await makeLearner();
  const attemptId = await startAttempt(learner, 1);
  await handInWriting(learner, attemptId, { text: TEXT, option: "B" });
  return { learner, attemptId };
}

describe("the correction of a writing", () => {
  it("sends the task and the numbered sentences as data, and asks for structured output", async () => {
    const { learner, attemptId } = await handIn();
    anthropic.answerWith(message(JSON.stringify(PROPOSAL)));
    await correctWriting(learner, attemptId, "en");
    const [call] = anthropic.calls;
    const sent = JSON.parse(call?.messages[0]?.content ?? "");
    expect(sent).toMatchObject({ explanationLanguage: "English", task: { words: { min: 80, max: 120 } } });
    expect(sent.task.bullets).toHaveLength(3);
    expect(sent.sentences).toEqual([
      { n: 1, text: "Cara Sonia," },
      { n: 2, text: "io ho andato a casa ieri." },
      { n: 3, text: "La zona è bello e tranquilla." },
    ]);
    expect(call?.output_config?.format?.type).toBe("json_schema");
    expect(JSON.stringify(call)).not.toContain(learner.email);
  });

  it("is kept with its score, its located errors and what it cost", async () => {
    const { learner, attemptId } = await handIn();
    anthropic.answerWith(message(JSON.stringify(PROPOSAL)));
    await correctWriting(learner, attemptId, "it");
    const result = (await findWriting(learner, attemptId))?.result;
    expect(result).toMatchObject({ score: 8, estimatedScore: 8, passed: true, originalText: TEXT, source: "ai" });
    expect(result?.correctedText).toBe("Cara Sonia,\nio sono andato a casa ieri. La zona è bella e tranquilla.");
    for (const error of result?.errors ?? []) {
      expect(TEXT.slice(error.start, error.end)).toBe(error.original);
      expect(result?.correctedText.slice(error.correctedStart, error.correctedEnd)).toBe(error.corrected);
    }
    expect(result?.errors.map(({ original, corrected, type }) => [original, corrected, type])).toEqual([
      ["ho", "sono", "grammaticale"],
      ["bello", "bella", "grammaticale"],
    ]);
    expect(sectionOf(await getAttempt(learner, attemptId), "scrittura")).toMatchObject({ score: 8, passed: true });
    const row = await db().correction.findFirstOrThrow({ where: { writing: { attemptId } } });
    expect(row).toMatchObject({ state: "done", inputTokens: 1200, outputTokens: 800, tries: 1 });
  });

  it("happens once, however often it is asked at the same moment", async () => {
    const { learner, attemptId } = await handIn();
    anthropic.answerWith(message(JSON.stringify(PROPOSAL)));
    await Promise.all(Array.from({ length: 20 }, () => correctWriting(learner, attemptId, "it")));
    await correctWriting(learner, attemptId, "it");
    expect(anthropic.calls).toHaveLength(1);
    expect(await db().correction.count({ where: { writing: { attemptId } } })).toBe(1);
  });

  it("goes on after the attempt was finished with the writing still open", async () => {
    const learner = await makeLearner();
    const attemptId = await startAttempt(learner, 1);
    await handInWriting(learner, attemptId, { text: TEXT, option: "B" });
    await finishAttempt(learner, attemptId);
    anthropic.answerWith(message(JSON.stringify(PROPOSAL)));
    await correctWriting(learner, attemptId, "it");
    expect(sectionOf(await getAttempt(learner, attemptId), "scrittura")).toMatchObject({ score: 8 });
  });

  it("is never made for somebody else's attempt", async () => {
    const { attemptId } = await handIn();
    anthropic.answerWith(message(JSON.stringify(PROPOSAL)));
    await correctWriting(await makeLearner(), attemptId, "it");
    expect(anthropic.calls).toEqual([]);
  });

  const outOfRange = { ...PROPOSAL, criteria: { ...PROPOSAL.criteria, morfosintassi: { evidence: "x", score: 9 } } };
  const faults: [string, Reply, string][] = [
    ["an overloaded service", failure(529), "unreachable"],
    ["too many requests", failure(429), "unreachable"],
    ["a refused key", failure(401), "unreachable"],
    ["a proxy's HTML page", failure(502, "<html><h1>Bad gateway</h1></html>"), "unreachable"],
    ["a cut connection", cutConnection, "unreachable"],
    ["a refusal", message("", { stop_reason: "refusal" }), "refused"],
    ["a cut answer", message('{"sentences":[', { stop_reason: "max_tokens" }), "truncated"],
    ["an answer that is not JSON", message("Certo! Ecco la correzione."), "invalid"],
    ["a score out of its range", message(JSON.stringify(outOfRange)), "invalid"],
  ];

  it.each(faults)(
    "leaves the text waiting without a score after %s, and can be asked again",
    async (_name, reply, reason) => {
      const { learner, attemptId } = await handIn();
      anthropic.answerWith(reply);
      await correctWriting(learner, attemptId, "it");
      expect(await findWriting(learner, attemptId)).toEqual({ text: TEXT, option: "B", result: null });
      expect(sectionOf(await getAttempt(learner, attemptId), "scrittura")).toMatchObject({ score: null, passed: null });
      expect(await db().correction.findFirst({ where: { writing: { attemptId } } })).toMatchObject({
        state: "failed",
        failure: reason,
      });

      anthropic.answerWith(message(JSON.stringify(PROPOSAL)));
      await correctWriting(learner, attemptId, "it");
      expect((await findWriting(learner, attemptId))?.result?.score).toBe(8);
    },
  );
});
