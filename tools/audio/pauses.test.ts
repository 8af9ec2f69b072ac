import { expect, test } from "vitest";
import { seededByWords } from "../random.ts";
import { drawPause, pauseKindAfter, splitClauses } from "./pauses.ts";

test("pauses spread, within bounds, and are the same again for the same words", () => {
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

test("a sentence is cut where a speaker takes breath, never around a word or two", () => {
  expect(splitClauses("Senta, per la visita di domani mattina, dovrebbe portare la tessera sanitaria.")).toEqual([
    "Senta, per la visita di domani mattina,",
    "dovrebbe portare la tessera sanitaria.",
  ]);
  expect(splitClauses("Sì, certo.")).toEqual(["Sì, certo."]);
  expect(splitClauses("Beh, allora, vediamo un po'.")).toEqual(["Beh, allora, vediamo un po'."]);
});

test("a sentence's end says which silence follows", () => {
  expect(["Come va?", "Bene.", "Mah…", "«Davvero?»", "Allora..."].map(pauseKindAfter)).toEqual([
    "question",
    "statement",
    "hesitation",
    "question",
    "hesitation",
  ]);
});
