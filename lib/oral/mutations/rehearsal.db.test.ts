import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { correctSpokenText } from "@/lib/oral/mutations/correct-spoken-text";
import { openRehearsal, storeTopicChoice } from "@/lib/oral/mutations/open-rehearsal";
import {
  eraseRehearsal,
  finishTry,
  storeAnswer,
  storeSelfCheck,
  storeSpokenText,
} from "@/lib/oral/mutations/store-rehearsal";
import { getRehearsal, listRehearsals } from "@/lib/oral/queries";
import { TOPIC_IDS } from "@/lib/oral/topic-map";
import type { Learner } from "@/lib/payments/actor";
import { deleteAccount } from "@/lib/payments/mutations/delete-account";
import { exportAccount } from "@/lib/report/mutations/export-account";
import { HOUR_MS } from "@/lib/time";
import { type AnthropicStandIn, errorReply, jsonReply, startAnthropic } from "@/tests/support/anthropic";
import { makeLearner, PASSWORD } from "@/tests/support/factories";

const TEXT =
  "Allora, la spesa io fare il sabato al mercato. I pomodori costa poco, però eh, la carne la prendo dal macellaio.";
const PATTERN = {
  original: "io fare",
  corrected: "io faccio",
  explanation: "Il verbo ha la persona. Di' ad alta voce: «io faccio, tu fai».",
};
const good = jsonReply(() => ({ patterns: [{ sentence: 1, ...PATTERN }] }));
const MEASURES = { durationMs: 31_500, spokenMs: 24_000, longestSilenceMs: 2100, longPauses: 1 };

let anthropic: AnthropicStandIn;

beforeAll(async () => {
  anthropic = await startAnthropic();
  // Before this file's process reads the configuration.
  Object.assign(process.env, { ANTHROPIC_API_KEY: "test-key", ANTHROPIC_BASE_URL: anthropic.url, LOG_LEVEL: "silent" });
});
beforeEach(async () => {
  await db().aiCall.deleteMany();
  anthropic.answerWith(good);
});
afterAll(() => anthropic.stop());

/** A rehearsal whose learner has chosen the first of its topics. */
async function choose(learner: Learner) {
  const { id, draw } = await openRehearsal(learner, "exam");
  const topicId = draw.topics[0]?.id;
  if (!topicId) throw new Error("nothing was drawn");
  await storeTopicChoice(learner, id, topicId);
  return { id, topicId, draw };
}

async function makeSpokenText(text = TEXT) {
  const learner = await makeLearner();
  const { id } = await choose(learner);
  await storeSpokenText(learner, id, text);
  return { learner, id };
}

describe("a draw", () => {
  it("has four topics, and stays the same for an hour, however often it is requested", async () => {
    const learner = await makeLearner();
    const started = await Promise.all([1, 2, 3, 4].map(() => openRehearsal(learner, "exam")));
    const [first] = started;
    expect(first?.draw.topics).toHaveLength(4);
    expect(first?.draw.guide).toHaveLength(5);
    for (const one of started) expect(one).toEqual(first);
    expect((await openRehearsal(learner, "help")).id).not.toBe(first?.id);
    const later = new Date(Date.now() + HOUR_MS + 60_000);
    expect((await openRehearsal(learner, "exam", later)).id).not.toBe(first?.id);
  });

  it("allows one choice among its topics, which cannot be changed", async () => {
    const learner = await makeLearner();
    const { id, draw } = await openRehearsal(learner, "exam");
    const drawn = draw.topics.map((topic) => topic.id);
    const other = TOPIC_IDS.find((topic) => !drawn.includes(topic));
    const [first, second] = drawn;
    if (!first || !second || !other) throw new Error("nothing was drawn");
    await expect(storeTopicChoice(learner, id, other)).rejects.toMatchObject({ code: "invalid_input" });
    await storeTopicChoice(learner, id, first);
    await storeTopicChoice(learner, id, first);
    await expect(storeTopicChoice(learner, id, second)).rejects.toMatchObject({ code: "conflict" });
    expect((await openRehearsal(learner, "exam")).id).not.toBe(id);
  });
});

describe("a rehearsal", () => {
  it("has its topic's vocabulary from the start, and its model answers only after the first try", async () => {
    const learner = await makeLearner();
    const { id: unchosen } = await openRehearsal(learner, "help");
    expect(await getRehearsal(learner, unchosen, "ro")).toMatchObject({ topic: null, models: null, speechNotes: null });
    await expect(finishTry(learner, unchosen, 1)).rejects.toMatchObject({ code: "conflict" });
    const { id, topicId } = await choose(learner);
    const begun = await getRehearsal(learner, id, "ro");
    expect(begun).toMatchObject({ finishedAt: null, finishedTries: 0, models: null, speechNotes: null });
    expect(begun.topic).toMatchObject({ card: { id: topicId } });
    expect(begun.topic?.questions).toHaveLength(6);
    expect(begun.topic?.words.map(({ gloss }) => gloss !== null)).toEqual(Array(8).fill(true));
    const { models } = await finishTry(learner, id, 1);
    const finished = await getRehearsal(learner, id, "ro");
    expect(finished.models).toEqual(models);
    expect(models.map(({ level }) => level)).toEqual(["debole", "basta", "bene"]);
    expect(finished.speechNotes?.notes.length).toBeGreaterThan(0);
    await finishTry(learner, id, 3);
    await finishTry(learner, id, 2);
    const told = await getRehearsal(learner, id, "it");
    expect(told).toMatchObject({ finishedAt: finished.finishedAt, finishedTries: 3, speechNotes: null });
  });

  it("stores the times of each answer, the latest if it was recorded again, and the self-check", async () => {
    const learner = await makeLearner();
    const { id } = await choose(learner);
    await storeAnswer(learner, id, { attempt: 1, line: "who", measures: MEASURES });
    await storeAnswer(learner, id, { attempt: 1, line: "opening", measures: MEASURES });
    const again = { ...MEASURES, spokenMs: 30_000 };
    await storeAnswer(learner, id, { attempt: 1, line: "opening", measures: again });
    await storeAnswer(learner, id, { attempt: 2, line: "retelling", measures: MEASURES });
    await storeSelfCheck(learner, id, { E1: "no" });
    await storeSelfCheck(learner, id, { E1: "yes", P8: "partly" });
    const view = await getRehearsal(learner, id, "it");
    expect(view.answers).toEqual([
      { attempt: 1, line: "who", measures: MEASURES },
      { attempt: 1, line: "opening", measures: again },
      { attempt: 2, line: "retelling", measures: MEASURES },
    ]);
    expect(view.selfCheck).toEqual({ E1: "yes", P8: "partly" });
    expect(await listRehearsals(learner)).toMatchObject([{ id, mode: "exam", finishedAt: null, spokenMs: 54_000 }]);
  });

  it("is deleted by its learner, and by nobody else", async () => {
    const [owner, other] = [await makeLearner(), await makeLearner()];
    const { id, topicId } = await choose(owner);
    const refused = [
      () => getRehearsal(other, id, "it"),
      () => storeTopicChoice(other, id, topicId),
      () => storeAnswer(other, id, { attempt: 1, line: "opening", measures: MEASURES }),
      () => finishTry(other, id, 1),
      () => storeSelfCheck(other, id, { E1: "yes" }),
      () => storeSpokenText(other, id, TEXT),
      () => correctSpokenText(other, id, "it"),
      () => eraseRehearsal(other, id),
      () => eraseRehearsal(owner, "none"),
    ];
    for (const act of refused) await expect(act()).rejects.toMatchObject({ code: "not_found" });
    expect(await listRehearsals(other)).toEqual([]);
    expect(await getRehearsal(owner, id, "it")).toMatchObject({ answers: [], selfCheck: {}, text: null, models: null });
    await storeAnswer(owner, id, { attempt: 1, line: "opening", measures: MEASURES });
    await eraseRehearsal(owner, id);
    expect(await listRehearsals(owner)).toEqual([]);
    expect(await db().rehearsalAnswer.count({ where: { rehearsalId: id } })).toBe(0);
  });

  it("is in its owner's export, and is deleted with the account", async () => {
    const { learner, id } = await makeSpokenText();
    await storeAnswer(learner, id, { attempt: 1, line: "opening", measures: MEASURES });
    await correctSpokenText(learner, id, "it");
    const words = (key: string) => key;
    const translators = { summary: words, verdict: words, sections: words, correction: words, patterns: words };
    const taken = await exportAccount(learner, { language: "it", product: "CILS", translators, address: "192.0.2.8" });
    expect(taken.rehearsals).toMatchObject([
      {
        spokenText: TEXT,
        answers: [{ line: "opening", spokenMs: 24_000 }],
        correction: { ai_generated: true, patterns: [PATTERN] },
      },
    ]);
    expect(taken.consents.map(({ to }) => to)).toContain("AI correction of a spoken text");
    await deleteAccount(learner, PASSWORD);
    expect(await db().rehearsal.count({ where: { id } })).toBe(0);
    // What the calls cost stays, without the person.
    expect(await db().aiCall.findMany({ select: { rehearsalId: true } })).toEqual([{ rehearsalId: null }]);
  });
});

describe("the correction of a spoken text", () => {
  it("is made once, with a recorded consent, and is deleted when the text changes", async () => {
    const { learner, id } = await makeSpokenText();
    expect((await getRehearsal(learner, id, "it")).isCorrectionOffered).toBe(true);
    const first = await correctSpokenText(learner, id, "it");
    expect(first).toEqual({ patterns: [PATTERN], ai_generated: true });
    expect(await correctSpokenText(learner, id, "it")).toEqual(first);
    expect(anthropic.calls).toHaveLength(1);
    await storeSpokenText(learner, id, TEXT);
    expect((await getRehearsal(learner, id, "it")).correction).toEqual(first);
    const kept = await db().rehearsal.findUniqueOrThrow({ where: { id } });
    expect(kept).toMatchObject({ correctionConsentAt: expect.any(Date), correctingSince: null });
    await storeSpokenText(learner, id, `${TEXT} E basta.`);
    expect(await getRehearsal(learner, id, "it")).toMatchObject({ text: `${TEXT} E basta.`, correction: null });
  });

  it("calls the service once for concurrent requests", async () => {
    const { learner, id } = await makeSpokenText();
    const answers = await Promise.allSettled([1, 2, 3].map(() => correctSpokenText(learner, id, "it")));
    expect(answers.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(0);
    expect(anthropic.calls).toHaveLength(1);
    expect((await getRehearsal(learner, id, "it")).correction?.patterns).toEqual([PATTERN]);
  });

  it("is refused for a text that was changed meanwhile", async () => {
    const { learner, id } = await makeSpokenText();
    anthropic.answerWith((request, response) => {
      void storeSpokenText(learner, id, `${TEXT} E basta.`).finally(() => good(request, response));
    });
    await expect(correctSpokenText(learner, id, "it")).rejects.toMatchObject({ reason: "spoken_correction_later" });
    expect(await getRehearsal(learner, id, "it")).toMatchObject({ text: `${TEXT} E basta.`, correction: null });
  });

  it("keeps the text if the service fails, and can be requested again", async () => {
    const { learner, id } = await makeSpokenText();
    anthropic.answerWith(errorReply(400));
    await expect(correctSpokenText(learner, id, "it")).rejects.toMatchObject({
      code: "unavailable",
      reason: "spoken_correction_later",
    });
    expect(await getRehearsal(learner, id, "it")).toMatchObject({ text: TEXT, correction: null });
    anthropic.answerWith(good);
    expect((await correctSpokenText(learner, id, "it")).patterns).toEqual([PATTERN]);
  });

  it("requires an Italian text, and costs nothing without one", async () => {
    const { learner, id } = await makeSpokenText(
      "the shop is near my house and there we buy bread every single morning",
    );
    const unusable = { code: "unprocessable", reason: "spoken_text_unusable" };
    await expect(correctSpokenText(learner, id, "it")).rejects.toMatchObject(unusable);
    const { id: untyped } = await choose(learner);
    await expect(correctSpokenText(learner, untyped, "it")).rejects.toMatchObject(unusable);
    expect(anthropic.calls).toHaveLength(0);
  });

  it("counts towards the learner's weekly limit of calls", async () => {
    const { learner, id } = await makeSpokenText();
    const call = {
      rehearsalId: id,
      step: "spoken",
      model: "claude-sonnet-5-5",
      reservedMicroUsd: 10,
      costMicroUsd: 10,
      outcome: "ok",
      finishedAt: new Date(),
    };
    await db().aiCall.createMany({ data: Array.from({ length: 15 }, () => call) });
    await expect(correctSpokenText(learner, id, "it")).rejects.toMatchObject({ code: "unavailable" });
    expect(anthropic.calls).toHaveLength(0);
  });
});
