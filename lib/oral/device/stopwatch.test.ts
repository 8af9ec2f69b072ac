import { expect, it } from "vitest";
import { Stopwatch } from "./stopwatch";

it("a stopwatch counts only while it runs, and starting or stopping it twice changes nothing", () => {
  let now = 1000;
  const watch = new Stopwatch(() => now);
  const after = (ms: number) => {
    now += ms;
    return watch.elapsedMs;
  };
  expect(after(500)).toBe(0);
  watch.start();
  expect(after(300)).toBe(300);
  watch.start();
  watch.stop();
  expect(after(900)).toBe(300);
  watch.stop();
  watch.start();
  expect(after(50)).toBe(350);
});
