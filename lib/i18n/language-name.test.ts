import { expect, it } from "vitest";
import { languageName, ownLanguageName, ownLanguageNames } from "@/lib/i18n/language-name";

it("the names of the languages are in the languages themselves", () => {
  const names = ["Italiano", "English", "Español", "Português", "Shqip", "Filipino", "Română", "Polski"];
  expect(ownLanguageNames()).toEqual(names);
  expect(["ar", "ur", "bn"].map(ownLanguageName)).toEqual(["العربية", "اردو", "বাংলা"]);
});

it("a sentence names a language in the reader's language", () => {
  expect(languageName("en", "it")).toBe("inglese");
  expect(languageName("it", "pl")).toBe("włoski");
});
