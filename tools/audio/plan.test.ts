import { expect, test } from "vitest";
import { planTrack } from "./plan.ts";
import { readSettings } from "./settings.ts";

const { announcements } = readSettings();
const textIds = ["t1", "t2", "t3"];
const steps = planTrack(textIds, announcements);
const outline = steps.flatMap((step) => {
  if (step.does === "say") return [step.announcement];
  if (step.does === "hear") return [`${step.textId} ${step.hearing}`];
  return step.does === "wait" && step.kind !== "pause" ? [step.kind] : [];
});

test("all texts are played before the questions are read, then all again before the answers are checked", () => {
  const heard = (hearing: number) => textIds.map((id) => `${id} ${hearing}`);
  expect(outline).toEqual([
    "opening",
    ...heard(0),
    "reading",
    "reading",
    "again",
    ...heard(1),
    "checking",
    "checking",
    "end",
  ]);
});

test("a musical break is between two texts and nowhere else", () => {
  const marks = steps.filter(({ does }) => does === "hear" || does === "break").map(({ does }) => does);
  const once = ["hear", "break", "hear", "break", "hear"];
  expect(marks).toEqual([...once, ...once]);
});

test("the announced times equal the silences that follow", () => {
  const minutes = (words: string) => (words.includes("due minuti") ? 120 : 0);
  for (const sentences of Object.values(announcements.sentences)) {
    expect(minutes(sentences.reading)).toBe(announcements.seconds.reading);
    expect(minutes(sentences.checking)).toBe(announcements.seconds.checking);
  }
});
