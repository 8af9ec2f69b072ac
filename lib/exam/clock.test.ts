import { expect, it } from "vitest";
import { formatClock } from "@/lib/exam/clock";

it.each([
  [0, "0:00"],
  [9.9, "0:09"],
  [65, "1:05"],
  [648.63, "10:48"],
  [1800, "30:00"],
  [3600, "1:00:00"],
  [3725, "1:02:05"],
])("%i seconds left are displayed as %s", (seconds, clock) => {
  expect(formatClock(seconds)).toBe(clock);
});
