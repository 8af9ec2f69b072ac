import { expect, it } from "vitest";
import { scoreColour } from "@/components/exam/score-bar";

it.each([
  [0, "wrong"],
  [5.99, "wrong"],
  [6, "yellow"],
  [7.99, "yellow"],
  [8, "accent"],
  [12, "accent"],
])("a score of %d has the colour %s, as text and as a bar", (score, colour) => {
  expect(scoreColour(score)).toEqual({ text: `text-${colour}`, bar: `fill-${colour}` });
});
