import { readdirSync, readFileSync } from "node:fs";
import {
  isArgumentElement,
  isDateElement,
  isNumberElement,
  isPluralElement,
  isSelectElement,
  type MessageFormatElement,
  parse,
} from "@formatjs/icu-messageformat-parser";
import { describe, expect, it } from "vitest";
import { LOCALE_NAMES, OFFERED_LOCALES } from "@/lib/i18n/locales";

type Tree = { [key: string]: string | Tree };

function flatten(tree: Tree, prefix = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

const read = (locale: string) => new Map(flatten(JSON.parse(readFileSync(`messages/${locale}.json`, "utf8"))));

/** The values a sentence takes, those inside its plural and select branches included. */
function placeholders(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (isPluralElement(element) || isSelectElement(element)) {
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => placeholders(value))];
    }
    return isArgumentElement(element) || isNumberElement(element) || isDateElement(element) ? [element.value] : [];
  });
}

const valuesOf = (sentence: string) => [...new Set(placeholders(parse(sentence, { ignoreTag: true })))].sort();
const italian = read("it");

describe("the sentences", () => {
  it("stand in files named for languages of the product", () => {
    const names = readdirSync("messages").map((file) => file.replace(".json", ""));
    expect(names.filter((name) => !(name in LOCALE_NAMES))).toEqual([]);
  });

  it("of every offered language are complete, and no more", () => {
    for (const locale of OFFERED_LOCALES)
      expect([locale, [...read(locale).keys()].sort()]).toEqual([locale, [...italian.keys()].sort()]);
  });

  it("say something", () => {
    for (const locale of OFFERED_LOCALES) {
      expect([...read(locale)].filter(([, sentence]) => sentence.trim() === "").map(([key]) => key)).toEqual([]);
    }
  });

  it("take the same values in every language", () => {
    for (const locale of OFFERED_LOCALES) {
      const different = [...read(locale)].filter(
        ([key, sentence]) => `${valuesOf(sentence)}` !== `${valuesOf(italian.get(key) ?? "")}`,
      );
      expect([locale, different.map(([key]) => key)]).toEqual([locale, []]);
    }
  });

  it("spare the learner our jargon", () => {
    const jargon = /\b(errore|error) \d{3}\b|\bJSON\b|\bAPI\b|\bserver error\b/i;
    for (const locale of OFFERED_LOCALES)
      expect([...read(locale)].filter(([, sentence]) => jargon.test(sentence))).toEqual([]);
  });
});
