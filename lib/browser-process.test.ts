import { expect, it } from "vitest";
import * as ours from "@/lib/browser-process";

it("does what waits for the next tick after what runs, in its order, and before any timer", async () => {
  const done: string[] = [];
  setTimeout(() => done.push("timer"));
  ours.nextTick((word) => done.push(String(word)), "first");
  ours.nextTick(() => done.push("second"));
  done.push("now");
  await new Promise((resume) => setTimeout(resume, 5));
  expect(done).toEqual(["now", "first", "second", "timer"]);
});

it("says that it is a browser's, with an environment that holds nothing", () => {
  expect({ ...ours }).toMatchObject({ browser: true, env: {}, argv: [], version: "", versions: {} });
});
