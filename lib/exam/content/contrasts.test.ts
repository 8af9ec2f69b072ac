import { describe, expect, it } from "vitest";
import { listContrasts } from "@/lib/exam/content/contrasts";
import { OFFERED_LOCALES } from "@/lib/i18n/locales";

describe.each(OFFERED_LOCALES.filter((locale) => locale !== "it"))("the contrasts of %s", (locale) => {
  const contrasts = listContrasts(locale);

  it("are about ten, each aspect once except false friends", () => {
    expect(contrasts.length).toBeGreaterThanOrEqual(8);
    const others = contrasts.map(({ aspect }) => aspect).filter((aspect) => aspect !== "false-friend");
    expect(others.filter((aspect, at) => others.indexOf(aspect) !== at)).toEqual([]);
  });

  it("show an error and its correction, and name their source", () => {
    for (const { wrong, right, source } of contrasts) {
      expect(wrong).not.toBe(right);
      expect(source.length).toBeGreaterThan(10);
    }
  });

  it("of false friends list the words that they are about", () => {
    expect(contrasts.filter(({ aspect, words = [] }) => aspect === "false-friend" && words.length === 0)).toEqual([]);
  });

  it("are short: a title of one line, a note of a few sentences", () => {
    const long = contrasts.filter(({ title, note }) => title.length > 60 || note.length > 400);
    expect(long.map(({ title }) => title)).toEqual([]);
  });
});

it("there are no contrasts for Italian", () => {
  expect(listContrasts("it")).toEqual([]);
});
