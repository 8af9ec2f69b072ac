import { expect, it } from "vitest";
import { negotiateLocale } from "@/lib/i18n/negotiate";

it.each([
  ["pl-PL,pl;q=0.9,en;q=0.8", "pl"],
  ["ar,en;q=0.5", "en"],
  ["en;q=0.3, ro-MD;q=0.9", "ro"],
  ["tl-PH", "fil"],
  ["fil", "fil"],
  ["PT-br", "pt"],
  ["it-IT,it;q=0.9,en;q=0.8", "it"],
  ["ar,uk;q=0.5", null],
  ["en;q=0", null],
  ["*", null],
  ["", null],
  [null, null],
  [`${"x,".repeat(10_000)}pl`, null],
])("a browser that prefers %s gets %s", (accepted, locale) => {
  expect(negotiateLocale(accepted)).toBe(locale);
});
