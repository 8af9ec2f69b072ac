import { createElement } from "react";
import { expect, it } from "vitest";
import { LearnerText } from "@/components/writing/learner-text";
import type { SpellingFinding } from "@/lib/writing/schema";
import { toItalianMarkup } from "@/tests/support/markup";

it("the basic check asks the learner for a spelling if it has no suggestion", () => {
  const finding = {
    start: 0,
    end: 7,
    original: "Fragila",
    suggestions: [],
    reason: "unknown",
  } satisfies SpellingFinding;
  const show = (spelling: SpellingFinding[]) =>
    toItalianMarkup(createElement(LearnerText, { title: "", text: "Fragila", spelling }));
  expect(show([finding])).toContain("Come lo scriveresti adesso?");
  expect(show([{ ...finding, suggestions: ["Fragile"] }])).not.toContain("Come lo scriveresti adesso?");
});
