import { expect, it } from "vitest";
import { CODE_FAULTS } from "./code-faults.ts";
import { findMisplaced } from "./fault.ts";
import { SITE_FAULTS } from "./site-faults.ts";

const faults = [...CODE_FAULTS, ...SITE_FAULTS];

it("every planted fault and the test that catches it are in the tree", () => {
  expect(findMisplaced(faults)).toEqual([]);
});

it("a fault whose text or test was renamed is reported", () => {
  const renamed = faults.slice(0, 1).flatMap((fault) => [
    { ...fault, find: "a text that is nowhere" },
    { ...fault, caughtBy: { ...fault.caughtBy, title: "a test that is nowhere" } },
  ]);
  expect(findMisplaced(renamed)).toHaveLength(2);
});
