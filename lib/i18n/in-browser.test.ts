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
import compile from "icu-minify/compile";
import * as original from "next-intl";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { createTranslator, IntlProvider, useLocale, useMessages, useTranslations } from "@/lib/i18n/in-browser";
import english from "@/messages/en.json";
import italian from "@/messages/it.json";

type Tree = { [key: string]: string | Tree };
type Compiled = ReturnType<typeof compile>;
type CompiledTree = { [key: string]: Compiled | CompiledTree };
type Value = string | number | Date | ((content: ReactNode) => ReactNode);

const compileTree = (tree: Tree): CompiledTree =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, typeof value === "string" ? compile(value) : compileTree(value)]),
  );

function flatten(tree: Tree, prefix = ""): [key: string, sentence: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

/** Values for all that a sentence takes; `count` for what is counted, `pick` chooses among what it tells apart. */
function valuesOf(elements: MessageFormatElement[], count: number, pick: number): [string, Value][] {
  return elements.flatMap((element): [string, Value][] => {
    if (isPluralElement(element) || isSelectElement(element)) {
      const options = Object.keys(element.options);
      const value = isPluralElement(element) ? count : (options[pick % options.length] ?? "other");
      const inner = Object.values(element.options).flatMap((option) => valuesOf(option.value, count, pick));
      return [...inner, [element.value, value]];
    }
    if (isTagElement(element)) {
      const tag = (content: ReactNode) => createElement("b", null, content);
      return [...valuesOf(element.children, count, pick), [element.value, tag]];
    }
    if (isNumberElement(element)) return [[element.value, 1234.5]];
    if (isDateElement(element)) return [[element.value, new Date("2026-11-22T20:00:00Z")]];
    return isArgumentElement(element) ? [[element.value, `<${element.value}>`]] : [];
  });
}

const show = (node: ReactNode) => renderToStaticMarkup(createElement("p", null, node));

describe("sentences in a browser", () => {
  it.each([
    ["it", italian],
    ["en", english],
  ] as const)("are those of next-intl, word for word (%s)", (locale, messages) => {
    const timeZone = "Europe/Rome";
    const ours = createTranslator({ locale, messages: compileTree(messages), timeZone });
    const theirs = original.createTranslator({ locale, messages, timeZone });
    for (const [key, sentence] of flatten(messages)) {
      const elements = parse(sentence);
      const counts = /[{<]/.test(sentence) ? [0, 1, 5] : [0];
      for (const [pick, count] of counts.entries()) {
        const values = Object.fromEntries(valuesOf(elements, count, pick));
        const said = theirs.rich(key as never, values as never);
        expect([key, show(ours.rich(key, values))]).toEqual([key, show(said)]);
      }
    }
  });

  it("come from the innermost provider, which takes what it is not given from the one around it", () => {
    function Said() {
      const translate = useTranslations("a.b");
      return [translate("c"), useLocale(), Object.keys(useMessages() ?? {})].join(" ");
    }
    const inner = createElement(IntlProvider, { locale: "en" }, createElement(Said));
    const messages = { a: { b: { c: "said" } } };
    expect(show(createElement(IntlProvider, { locale: "it", messages }, inner))).toBe("<p>said en a</p>");
  });

  it("that are missing show their key and are told of", () => {
    const translate = createTranslator({ locale: "it", messages: { a: { b: "c" } }, namespace: "a" });
    expect([translate("b"), translate("x"), translate("x.y")]).toEqual(["c", "a.x", "a.x.y"]);
    expect(console.error).toHaveBeenCalledTimes(2);
    vi.mocked(console.error).mockClear();
  });
});
