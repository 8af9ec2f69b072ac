import { createTranslator } from "next-intl";
import { expect, it } from "vitest";
import { withArticles } from "@/lib/i18n/italian-article";
import { formatDay, formatMoment } from "@/lib/product/format";

const december = (day: number) => new Date(Date.UTC(2026, 11, day, 12));

it.each([
  [1, "il 1 dicembre 2026"],
  [8, "l'8 dicembre 2026"],
  [10, "il 10 dicembre 2026"],
  [11, "l'11 dicembre 2026"],
  [18, "il 18 dicembre 2026"],
  [28, "il 28 dicembre 2026"],
])("day %d of a month has the right article", (day, text) => {
  expect(withArticles({ date: formatDay(december(day), "it") })["ilDate"]).toBe(text);
});

it("contracts prepositions with the article, also at the start of a sentence and before a time", () => {
  const { alDate, dalDate, delDate, IlDate, DalDate } = withArticles({ date: formatDay(december(11), "it") });
  expect([alDate, dalDate, delDate]).toEqual(["all'11 ", "dall'11 ", "dell'11 "].map((text) => `${text}dicembre 2026`));
  expect([IlDate, DalDate]).toEqual(["L'11 dicembre 2026", "Dall'11 dicembre 2026"]);
  expect(withArticles({ moment: formatMoment(december(8), "it") })["alMoment"]).toMatch(/^all'8 dicembre 2026 /);
  expect(withArticles({ date: "11 dic 2026" })["dalDate"]).toBe("dall'11 dic 2026");
});

it("keeps the plain date for the other languages", () => {
  const values = withArticles({ date: formatDay(december(11), "en") });
  const say = (message: string) =>
    createTranslator<{ message: string }>({ locale: "en", messages: { message } })("message", values);
  expect(say("Valid until {date}")).toBe("Valid until December 11, 2026");
});
