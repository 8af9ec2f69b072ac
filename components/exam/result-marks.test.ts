import { createElement } from "react";
import { expect, it } from "vitest";
import { ResultBars } from "@/components/exam/result-marks";
import { toItalianMarkup } from "@/tests/support/markup";
import { makeFinished } from "@/tests/support/simulation-cards";

it("draws only the real exam's pass mark, with its number, and shows the sections' marks beside ticks", () => {
  const html = toItalianMarkup(createElement(ResultBars, { attempt: makeFinished({ ascolto1: 8 }), Heading: "h2" }));
  const lines = [...html.matchAll(/<rect x="([\d.]+)%"/g)].map(([, at]) => Number(at));
  expect(lines).toEqual([700 / 12, 700 / 12, 700 / 12]);
  expect(html).toContain(">7</span>");
  expect(html.match(/8 su 12/g)).toHaveLength(1);
  expect(html).not.toMatch(/fill-wrong|text-wrong/);
});
