import { describe, expect, it } from "vitest";
import { toRehearsalView } from "@/lib/oral/queries";
import { saveAnswerSchema } from "@/lib/oral/schema";

const DRAWN = {
  id: "00000000-0000-7000-8000-000000000001",
  mode: "exam" as const,
  seed: 7,
  topics: ["allo-sportello", "fare-la-spesa", "il-colloquio-di-lavoro", "amicizie"],
  topicId: null,
  startedAt: new Date("2026-11-26T18:00:00Z"),
  finishedAt: null,
  finishedTries: 0,
  selfCheck: {},
  spokenText: null,
  correction: null,
  answers: [],
};
const CHOSEN = { ...DRAWN, topicId: "fare-la-spesa" };
const FINISHED = { ...CHOSEN, finishedAt: new Date("2026-11-26T18:05:00Z"), finishedTries: 1 };

describe("the view of a rehearsal", () => {
  it("has at first only the draw: four topics and five guide questions", () => {
    const view = toRehearsalView(DRAWN, "it", false);
    expect(view.draw.topics.map(({ card }) => card.id)).toEqual(DRAWN.topics);
    expect(view.draw.topics[1]?.card).toEqual({
      id: "fare-la-spesa",
      title: "Fare la spesa",
      prompts: expect.any(Array),
    });
    expect(view.draw.guide).toHaveLength(5);
    expect(view).toMatchObject({ topic: null, models: null, speechNotes: null, text: null, correction: null });
  });

  it("has the questions and words of the chosen topic, and no word of its models before the first try is finished", () => {
    const view = toRehearsalView(CHOSEN, "en", false);
    expect(view.topic?.questions.map(({ line }) => line)).toEqual([
      "opening",
      "own1",
      "own2",
      "own3",
      "general1",
      "general2",
    ]);
    expect(view.topic?.words[0]).toEqual({ it: "lo scontrino", gloss: "receipt" });
    const [turn] = toRehearsalView(FINISHED, "en", false).models?.[2]?.turns ?? [];
    expect(turn?.text.length).toBeGreaterThan(20);
    expect(JSON.stringify(view)).not.toContain(turn?.text);
    expect(JSON.stringify(view)).not.toMatch(/"(scores|notes|turns|speaker)"/);
  });

  it("has models, reasons and the notes for the reader's language after the first try", () => {
    const view = toRehearsalView(FINISHED, "ro", false);
    expect(view.models?.map(({ level, speaker }) => [level, speaker === null])).toEqual([
      ["debole", true],
      ["basta", false],
      ["bene", false],
    ]);
    expect(view.speechNotes?.exercise).toMatch(/\S/);
    expect(toRehearsalView(FINISHED, "it", false)).toMatchObject({ speechNotes: null });
    expect(toRehearsalView(FINISHED, "it", false).topic?.words[0]).toEqual({ it: "lo scontrino", gloss: null });
  });

  it("labels the correction as AI content, without its model or prompt, and omits deleted topics", () => {
    const patterns = [{ original: "io fare", corrected: "io faccio", explanation: "Il verbo prende la persona." }];
    const correction = { patterns, language: "it", model: "claude", promptVersion: "1" };
    const view = toRehearsalView({ ...CHOSEN, correction, topics: ["gone", "amicizie"] }, "it", true);
    expect(view).toMatchObject({ correction: { patterns, ai_generated: true }, isCorrectionOffered: true });
    expect(Object.keys(view.correction ?? {})).toEqual(["patterns", "ai_generated"]);
    expect(view.draw.topics.map(({ card }) => card.id)).toEqual(["amicizie"]);
  });
});

describe("the times of an answer", () => {
  const answer = (measures: object, more: object = {}) =>
    saveAnswerSchema.safeParse({ attempt: 1, line: "who", measures, ...more });
  const MEASURES = { durationMs: 12_000.4, spokenMs: 9000.6, longestSilenceMs: 800, longPauses: 0 };

  it("are rounded to milliseconds", () => {
    expect(answer(MEASURES).data?.measures).toEqual({ ...MEASURES, durationMs: 12_000, spokenMs: 9001 });
  });

  it("are refused with any additional field, such as sound, and above half an hour", () => {
    expect(answer({ ...MEASURES, audio: "UklGRg==" }).success).toBe(false);
    expect(answer(MEASURES, { recording: "UklGRg==" }).success).toBe(false);
    expect(answer({ ...MEASURES, durationMs: 31 * 60_000 }).success).toBe(false);
    expect(answer(MEASURES, { line: "anything" }).success).toBe(false);
    expect(answer(MEASURES, { attempt: 10 }).success).toBe(false);
  });
});
