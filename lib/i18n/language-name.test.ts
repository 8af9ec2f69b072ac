import { expect, it } from "vitest";
import { languageName, ownLanguageName, ownLanguageNames } from "@/lib/i18n/language-name";

it("the languages are called by their own names", () => {
  const names = ["Italiano", "English", "Español", "Português", "Shqip", "Filipino", "Română", "Polski"];
  expect(ownLanguageNames()).toEqual(names);
  expect(["ar", "ur", "bn"].map(ownLanguageName)).toEqual(["العربية", "اردو", "বাংলা"]);
});

it("a sentence names a language in the reader's", () => {
  expect(languageName("en", "it")).toBe("inglese");
  expect(languageName("it", "pl")).toBe("włoski");
});
