import { describe, expect, it } from "vitest";
import {
  answersOf,
  attemptSeconds,
  findOnDevice,
  nextRetelling,
  nextSpokenQuestion,
  RETELLING_LINE,
  stageOf,
  TYPED_TIMES,
  timesOf,
  withAnswer,
} from "./rehearsal-progress";
import type { AnswerView, RehearsalView, SpokenQuestion, TopicCard } from "./rehearsal-view";

const ask = (line: SpokenQuestion["line"]): SpokenQuestion => ({ line, text: `${line}?` });
const GUIDE = [ask("who"), ask("where")];
const CARD: TopicCard = { id: "un-guasto", title: "Un guasto", prompts: [] };
const QUESTIONS = (["opening", "own1", "own2", "own3", "general1", "general2"] as const).map(ask);
const topic = { card: CARD, questions: QUESTIONS, words: [] };

const answer = (line: string, seconds = 20, attempt = 1): AnswerView => ({
  attempt,
  line,
  measures: { durationMs: seconds * 1000, spokenMs: seconds * 500, longestSilenceMs: seconds * 100, longPauses: 1 },
});
const rehearsal: Pick<RehearsalView, "draw" | "topic" | "finishedAt"> = {
  draw: { topics: [topic], guide: GUIDE },
  topic: null,
  finishedAt: null,
};

describe("a reopened rehearsal", () => {
  it("resumes at the first unanswered guide question, then at the cards", () => {
    const begun = { ...rehearsal, answers: [answer("who")] };
    expect([stageOf(begun), nextSpokenQuestion(begun)?.line]).toEqual(["guide", "where"]);
    const asked = { ...rehearsal, answers: [answer("who"), answer("where")] };
    expect([stageOf(asked), nextSpokenQuestion(asked)]).toEqual(["cards", null]);
  });

  it("resumes in the conversation, which ends when its time is over", () => {
    const guide = [answer("who"), answer("where")];
    const talking = { ...rehearsal, topic, answers: [...guide, answer("opening"), answer("own1")] };
    expect([stageOf(talking), nextSpokenQuestion(talking)?.line]).toEqual(["conversation", "own2"]);
    const late = { ...rehearsal, topic, answers: [...guide, answer("opening", 100), answer("own1", 60)] };
    expect(nextSpokenQuestion(late)).toBeNull();
  });

  it("takes over at once what was recorded to its end, and what was interrupted", () => {
    const { measures } = answer("who");
    const stored = (line: string, isInterrupted: boolean, topicId?: string) => ({
      line,
      measures,
      isInterrupted,
      ...(topicId && { topicId }),
    });
    const guide = [stored("who", false), stored("where", true), stored("since-when", false)];
    expect(findOnDevice({ ...rehearsal, answers: [] }, guide)).toEqual({
      topic: null,
      answers: [answer("who")],
      interrupted: ["where"],
    });
    expect(findOnDevice({ ...rehearsal, answers: [answer("who")] }, guide).answers).toEqual([]);
    const other = [stored("opening", false, "un-guasto"), stored("own1", true, "un-guasto")];
    const chosenSince = { ...topic, card: { ...CARD, id: "i-vicini" as const } };
    expect(findOnDevice({ ...rehearsal, topic: chosenSince, answers: [] }, other)).toEqual({
      topic: null,
      answers: [],
      interrupted: [],
    });
  });

  it("knows the topic that the server was never told, by the recordings about it", () => {
    const { measures } = answer("opening");
    const stored = [{ line: "opening", topicId: "un-guasto", measures, isInterrupted: false }];
    const found = findOnDevice({ ...rehearsal, answers: [] }, stored);
    expect(found).toEqual({ topic, answers: [answer("opening")], interrupted: [] });
    const answers = [answer("who"), answer("where"), ...found.answers];
    expect(nextSpokenQuestion({ ...rehearsal, topic: found.topic, answers })?.line).toBe("own1");
  });

  it("does not count the answers of later attempts as answers of the conversation", () => {
    const retold = { ...rehearsal, topic, answers: [answer("opening", 20, 2)] };
    expect(nextSpokenQuestion(retold)?.line).toBe("opening");
  });

  it("opens at listening back once it is finished", () => {
    expect(stageOf({ ...rehearsal, topic, answers: [], finishedAt: "2026-11-26T10:00:00Z" })).toBe("listening");
  });
});

describe("the times", () => {
  it("of the conversation are those of its answers together", () => {
    const answers = [answer("who", 50), answer("opening", 10), answer("own1", 30), answer(RETELLING_LINE, 90, 2)];
    expect(timesOf(answersOf(answers, QUESTIONS))).toEqual({
      durationMs: 40_000,
      spokenMs: 20_000,
      longestSilenceMs: 3000,
      longPauses: 2,
    });
    expect(timesOf(answersOf(answers, []))).toBeNull();
  });

  it("of an answer given again replace the first ones", () => {
    const answers = withAnswer([answer("who", 10), answer("where")], { ...answer("who"), measures: TYPED_TIMES });
    expect(answers.map(({ line, measures }) => [line, measures.durationMs])).toEqual([
      ["where", 20_000],
      ["who", 0],
    ]);
  });

  it("of the three retellings get shorter each time", () => {
    const told = [2, 3, 4].map((attempt) => answer(RETELLING_LINE, 60, attempt));
    const lengths = [0, 1, 2, 3].map((count) => nextRetelling(told.slice(0, count)));
    expect(lengths).toEqual([
      { attempt: 2, seconds: 180 },
      { attempt: 3, seconds: 120 },
      { attempt: 4, seconds: 90 },
      null,
    ]);
    expect([1, 2, 3, 4].map(attemptSeconds)).toEqual([180, 180, 120, 90]);
  });
});
