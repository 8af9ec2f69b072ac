import { readdirSync } from "node:fs";
import {
  isArgumentElement,
  isDateElement,
  isNumberElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from "@formatjs/icu-messageformat-parser";
import { describe, expect, it } from "vitest";
import { isOfferedLocale, type Locale, OFFERED_LOCALES } from "@/lib/i18n/locales";
import { readMessages } from "@/tests/support/messages";

/** All elements of a sentence, including those inside its tags and its plural and select branches. */
function elementsOf(elements: MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (isPluralElement(element) || isSelectElement(element))
      return [element, ...Object.values(element.options).flatMap(({ value }) => elementsOf(value))];
    return isTagElement(element) ? [element, ...elementsOf(element.children)] : [element];
  });
}

/** `date` for `ilDate`, the day with its Italian article (`withArticles`). */
const withoutArticle = (value: string) =>
  value.replace(/^(?:[Ii]l|[Aa]l|[Dd]al|[Dd]el)([A-Z])/, (_all, initial: string) => initial.toLowerCase());

/** The values and tags of a sentence. */
function valuesOf(sentence: string): string {
  const values = elementsOf(parse(sentence)).flatMap((element) => {
    if (isTagElement(element)) return `<${element.value}>`;
    const takesValue =
      isPluralElement(element) ||
      isSelectElement(element) ||
      isArgumentElement(element) ||
      isNumberElement(element) ||
      isDateElement(element);
    return takesValue ? withoutArticle(element.value) : [];
  });
  return [...new Set(values)].sort().join(" ");
}

/** Plural categories used only for millions, which no sentence here needs. */
const UNUSED_FORMS = { it: ["many"], es: ["many"], pt: ["many"] } as const satisfies Partial<Record<Locale, string[]>>;

/** The plural categories that a language has and a sentence lacks. */
function missingForms(sentence: string, locale: string): string[] {
  const unused: readonly string[] = Object.entries(UNUSED_FORMS).find(([name]) => name === locale)?.[1] ?? [];
  return elementsOf(parse(sentence))
    .filter(isPluralElement)
    .flatMap(({ options, pluralType }) => {
      const { pluralCategories } = new Intl.PluralRules(locale, { type: pluralType ?? "cardinal" }).resolvedOptions();
      // `one` may be omitted if an explicit `=n` exists, and so may any category that means one number only.
      const isWritten = (form: string) =>
        form === "one" && locale !== "fil" && Object.keys(options).some((name) => name.startsWith("="));
      return pluralCategories.filter((form) => !(form in options) && !unused.includes(form) && !isWritten(form));
    });
}

const italian = readMessages("it");
const english = readMessages("en");
const translated = OFFERED_LOCALES.filter((locale) => locale !== "it");

/** Texts that are equal in two languages: names, symbols, and words of both. */
const isLanguageless = (sentence: string): boolean =>
  sentence
    .replace(/\{[^{}]*\}|<\/?\w+>/g, " ")
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3).length < 4;

describe("the sentences", () => {
  it("are in files named after the product's languages, beside their glossaries", () => {
    const names = readdirSync("messages").map((file) => file.replace(".json", ""));
    expect(names.filter((name) => !isOfferedLocale(name))).toEqual(["glossary"]);
  });

  it("of every offered language are complete, and there are no others", () => {
    for (const locale of OFFERED_LOCALES)
      expect([locale, [...readMessages(locale).keys()].sort()]).toEqual([locale, [...italian.keys()].sort()]);
  });

  it("are not empty", () => {
    for (const locale of OFFERED_LOCALES) {
      expect([...readMessages(locale)].filter(([, sentence]) => sentence.trim() === "").map(([key]) => key)).toEqual(
        [],
      );
    }
  });

  it("have the same values and tags in every language", () => {
    for (const locale of OFFERED_LOCALES) {
      const different = [...readMessages(locale)].filter(
        ([key, sentence]) => valuesOf(sentence) !== valuesOf(italian.get(key) ?? ""),
      );
      expect([locale, different.map(([key]) => key)]).toEqual([locale, []]);
    }
  });

  it("take a day with its article from `withArticles`: it is elided before 8 and 11", () => {
    const loose = /(?:^|[^\p{L}])(?:il|[dn]el|d?al|sul) \{(?:\w*[dD](?:ate|ay)|until|since|moment)\}/iu;
    expect([...italian].filter(([, sentence]) => loose.test(sentence)).map(([key]) => key)).toEqual([]);
    const articled = [...italian].filter(([, sentence]) => /\{(?:[Ii]l|[Aa]l|[Dd]al|[Dd]el)[A-Z]\w*\}/.test(sentence));
    expect(articled.length).toBeGreaterThan(30);
  });

  it("contain no euro sign beside an amount, because the formatted amount has its own", () => {
    for (const locale of OFFERED_LOCALES) {
      const own = [...readMessages(locale)].filter(([, sentence]) => /€\s?\{|\}\s?€/u.test(sentence));
      expect([locale, own.map(([key]) => key)]).toEqual([locale, []]);
    }
  });

  it("have every plural category of their language", () => {
    for (const locale of OFFERED_LOCALES) {
      const incomplete = [...readMessages(locale)].filter(([, sentence]) => missingForms(sentence, locale).length > 0);
      expect([locale, incomplete.map(([key]) => key)]).toEqual([locale, []]);
    }
  });

  it.each(translated)("are translated: %s", (locale) => {
    const others = locale === "en" ? [italian] : [italian, english];
    const left = [...readMessages(locale)].filter(
      ([key, sentence]) => others.some((other) => other.get(key) === sentence) && !isLanguageless(sentence),
    );
    expect(left.map(([key]) => key)).toEqual([]);
  });

  it("say that the real exam counts four abilities, and that we measure three", () => {
    const words: Record<Locale, [four: string, three: string]> = {
      it: ["quattro", "tre"],
      en: ["four", "three"],
      es: ["cuatro", "tres"],
      pt: ["quatro", "três"],
      sq: ["katër", "tri"],
      fil: ["Apat", "Tatlo"],
      ro: ["patru", "trei"],
      pl: ["cztery", "trzy"],
    };
    for (const locale of OFFERED_LOCALES) {
      const sentence = readMessages(locale).get("exam.dashboard.realExam.note") ?? "";
      const places = words[locale].map((word) => sentence.indexOf(word));
      expect([locale, places.includes(-1), (places[0] ?? 0) < (places[1] ?? 0)]).toEqual([locale, false, true]);
    }
  });

  it("avoid technical jargon", () => {
    const jargon = /\b(errore|error|eroare|błąd|gabim|erro) \d{3}\b|\bJSON\b|\bAPI\b|\bserver error\b/i;
    for (const locale of OFFERED_LOCALES)
      expect([...readMessages(locale)].filter(([, sentence]) => jargon.test(sentence))).toEqual([]);
  });
});
