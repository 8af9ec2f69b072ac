import { expect, test } from "vitest";
import { backgroundOf, type Place } from "./place.ts";
import { frameLevels } from "./sound.ts";

const PLACES: Place[] = ["none", "home", "office", "surgery", "shop", "school", "street", "station", "phone", "radio"];

test.each(PLACES)("%s is never silent, and far quieter than the voices", (place) => {
  const levels = frameLevels(backgroundOf(place, 4, 0.09, "Buongiorno.")).slice(20);
  expect(Math.min(...levels)).toBeGreaterThan(0);
  const mean = Math.sqrt(levels.reduce((sum, level) => sum + level ** 2, 0) / levels.length);
  expect(20 * Math.log10(mean / 0.09)).toBeLessThan(-22);
});

test("a place sounds the same for the same words, and different for others", () => {
  const one = backgroundOf("street", 1, 0.09, "Buongiorno.");
  expect(backgroundOf("street", 1, 0.09, "Buongiorno.")).toEqual(one);
  expect(backgroundOf("street", 1, 0.09, "Buonasera.")).not.toEqual(one);
});
