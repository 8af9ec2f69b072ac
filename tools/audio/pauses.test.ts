import { expect, test } from "vitest";
import { seededByWords } from "../random.ts";
import { drawPause, pauseKindAfter, splitClauses } from "./pauses.ts";

test("pauses vary within bounds, and are the same for the same words", () => {
  const draw = () => {
    const chance = seededByWords("Buongiorno, mi dica.");
    return Array.from({ length: 500 }, () => drawPause("statement", chance));
  };
  const pauses = draw();
  expect(draw()).toEqual(pauses);
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(0.22);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(0.95);
  const mean = pauses.reduce((sum, pause) => sum + pause, 0) / pauses.length;
  const deviation = Math.sqrt(pauses.reduce((sum, pause) => sum + (pause - mean) ** 2, 0) / pauses.length);
  expect(deviation).toBeGreaterThan(0.1);
});

test("a sentence is split where a speaker breathes, never around one or two words", () => {
  expect(splitClauses("Senta, per la visita di domani mattina, dovrebbe portare la tessera sanitaria.")).toEqual([
    "Senta, per la visita di domani mattina,",
    "dovrebbe portare la tessera sanitaria.",
  ]);
  expect(splitClauses("Sì, certo.")).toEqual(["Sì, certo."]);
  expect(splitClauses("Beh, allora, vediamo un po'.")).toEqual(["Beh, allora, vediamo un po'."]);
});

test("the end of a sentence determines the following silence", () => {
  expect(["Come va?", "Bene.", "Mah…", "«Davvero?»", "Allora..."].map(pauseKindAfter)).toEqual([
    "question",
    "statement",
    "hesitation",
    "question",
    "hesitation",
  ]);
});
