import { createTranslator } from "next-intl";
import { beforeAll, describe, expect, it } from "vitest";
import { renderBooklet } from "@/components/report/booklet/render-booklet";
import { BOOKLET_SIZES } from "@/components/report/booklet/styles";
import { registerFonts } from "@/components/report/summary/fonts";
import { getSimulation, listSimulations } from "@/lib/exam/content/library";
import { keyedQuestions } from "@/lib/exam/kinds/table";
import { optionText } from "@/lib/exam/options";
import { type Locale, OFFERED_LOCALES } from "@/lib/i18n/locales";
import { type Booklet, type BookletWords, toBooklet } from "@/lib/report/booklet";
import { readMessages } from "@/tests/support/messages";
import { readPdfPages } from "@/tests/support/pdf-text";

beforeAll(() => registerFonts("public/fonts"));

const NOW = new Date("2026-11-26T10:00:00Z");

const TIMES = { listening: 30, reading: 40, writing: 40 };

function toWords(locale: Locale): BookletWords {
  const messages = Object.fromEntries([...readMessages(locale)].map(([key, text]) => [key.replaceAll(".", "/"), text]));
  const translate = createTranslator({ locale, messages });
  const report = (key: string) => translate(`report/${key}`, { ...TIMES, product: "CILS" });
  return {
    product: "CILS",
    notes: [
      report("summary/training"),
      ...["howTo", "times", "underWay/listening", "underWay/answers"].map((note) => report(`booklet/notes/${note}`)),
      report("summary/disclaimer"),
    ],
    instructions: locale === "it" ? null : (section) => translate(`exam/instructions/${section}`),
  };
}

const instructionsOf = ({ sections, writing }: Booklet) =>
  [...sections, writing].flatMap(({ instructions }) => instructions);

function countLetters(locale: Locale) {
  const booklet = toBooklet(getSimulation(1), toWords(locale), NOW);
  return [...booklet.notes, ...instructionsOf(booklet)].join("").length;
}

/** The language whose notes and instructions have the most letters: Filipino. */
const LONGEST = OFFERED_LOCALES.reduce((longest, locale) =>
  countLetters(locale) > countLetters(longest) ? locale : longest,
);

describe("a booklet", () => {
  it.each<[number, boolean, number]>([
    [1, false, 12],
    ...listSimulations().map(({ id }) => [id, true, 20] satisfies [number, boolean, number]),
  ])(
    "of simulation %i has every question and the answer sheet (large print: %s) on at most %i pages",
    async (id, isLarge, most) => {
      const booklet = toBooklet(getSimulation(id), toWords(LONGEST), NOW);
      const file = Buffer.from(await renderBooklet(booklet, isLarge));
      const pages = readPdfPages(file);
      expect([pages.length <= most, pages.length]).toEqual([true, pages.length]);
      expect(file.length).toBeLessThan(1_000_000);
      const text = pages.join(" ").replaceAll(/\s+/g, " ");
      const questions = booklet.sections.flatMap(({ groups }) => groups).flatMap((group) => group.questions);
      expect(questions).toHaveLength(36);
      const said = [
        ...questions.flatMap(({ words, options }) => [words, ...options]),
        ...booklet.notes,
        ...instructionsOf(booklet),
      ];
      expect(said.filter((words) => /[{}[\]]/.test(words))).toEqual([]);
      expect(said.filter((words) => !text.includes(words.replaceAll(/\s+/g, " ")))).toEqual([]);
      const { options = [], answer = "" } = booklet.sections.find(({ example }) => example !== null)?.example ?? {};
      expect(text).toContain(`${answer} ${optionText(options, answer)}`);
      for (const page of pages) expect(page.replaceAll(/[\d\s/]/g, "").length).toBeGreaterThan(60);
      expect(text).toContain("(0)");
      expect(pages.at(-1)).toContain("Foglio delle risposte");
      expect(pages.at(-1)?.match(/V F/g)).toHaveLength(24);
    },
  );

  it("in large print has nothing below 16 points", () => {
    const { text, small, title, letter } = BOOKLET_SIZES.large;
    for (const { fontSize } of [text, small, title, letter]) expect(fontSize).toBeGreaterThanOrEqual(16);
  });

  it("has the questions without their keys, and the instructions also in the learner's language", () => {
    const simulation = getSimulation(1);
    const booklet = toBooklet(simulation, toWords("ro"), NOW);
    const { groups, instructions } = booklet.sections[0] ?? { groups: [], instructions: [] };
    expect(Object.keys(groups[0]?.questions[0] ?? {})).toEqual(["number", "words", "options", "letters"]);
    expect(instructions).toHaveLength(2);
    expect(toBooklet(simulation, toWords("it"), NOW).sections[0]?.instructions).toHaveLength(1);
    const explanations = keyedQuestions(simulation, "lettura").map(({ explanation }) => explanation.it.right);
    expect(explanations.filter((words) => JSON.stringify(booklet).includes(words))).toEqual([]);
  });
});
