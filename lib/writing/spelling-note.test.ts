import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { countWords } from "@/lib/exam/word-count";
import { OFFERED_LOCALES } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { findByRules } from "@/lib/writing/basic-rules";
import { MAX_RULE_WORDS } from "@/lib/writing/marks";
import type { SpellingFinding } from "@/lib/writing/schema";
import { spellingNote } from "@/lib/writing/spelling-note";
import messages from "@/messages/it.json";

const noteOf = (text: string, found: string) => {
  const finding = findByRules(text).find(({ original }) => original === found);
  return finding && spellingNote(finding);
};

describe("the sentence beside a finding of the basic check", () => {
  it.each([
    ["È una casa bello.", "bello", "agreement"],
    ["Ho due bambino.", "bambino", "agreement"],
    ["Vieni con mio moglie.", "mio", "agreement"],
    ["Così è più meglio.", "più meglio", "extra"],
    ["Il mio padre lavora.", "Il ", "extra"],
    ["Devo di lavorare.", "di ", "extra"],
    ["Mi piace di ballare.", "di ", "extra"],
    ["Lavoro tutti giorni.", "tutti", "missing"],
    ["Domani viene mia famiglia.", "mia", "missing"],
    ["Vado casa.", "Vado", "missing"],
    ["Noi mangiato bene.", "mangiato", "missing"],
    ["Vieni in Agosto.", "Agosto", "capital"],
    ["Oggi piove. resto a casa.", "resto", "capital"],
    ["Ho imparato di nuotare.", "di", "preposition"],
    ["È un bel uomo.", "bel", "article"],
    ["Sono daccordo.", "daccordo", "apostrophe"],
    ["Qui ce un parco.", "ce", "apostrophe"],
    ["Domani no posso venire.", "no", "unknown"],
    ["Io piace il mare.", "Io", "unknown"],
    ["Sopratutto la sera.", "Sopratutto", "unknown"],
    ["Vivo con mi hermano e mi famiglia.", "mi", "unknown"],
    ["Vado in in ufficio.", "in in", "double"],
    ["Noi va al mare.", "va", "verb"],
  ])("%s", (text, found, note) => {
    expect(noteOf(text, found)).toBe(note);
  });

  it.each(OFFERED_LOCALES)("is at most as long as an explanation of the AI: %s", async (locale) => {
    const { reasons } = (await loadMessages(locale)).writing.spelling;
    for (const sentence of Object.values(reasons))
      expect(countWords(sentence), sentence).toBeLessThanOrEqual(MAX_RULE_WORDS);
  });

  it("calls only two words of another length an extra or a missing word", () => {
    const { extra, missing, sintattico: _either, ...others } = messages.writing.spelling.reasons;
    expect([extra, missing]).toEqual(["Qui c'è una parola in più.", "Qui manca una parola."]);
    for (const sentence of Object.values(others)) expect(sentence).not.toMatch(/in più|in meno|manca/);
  });
});

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[^a-z]/g, "");
const PREPOSITION = /(?:^| )(?:di|per|con|(?:d[ae]|n[ae]|a|i|su)?(?:l|ll[oae]|ll'|i|gli|n)?)$/i;
const BEFORE_NOUN =
  /^(?:il|i|gli|l[oae]|l'|un[oa]?|un'|(?:de|a|da|ne|su)(?:l|i|gli|ll[oae]|ll')|quest[oaie]|que(?:l|i|gli|ll[oaie])|bel|bell'|buon|nessun|[mt]olt[ie]|tant[ie]|tutt[ie])$/i;

/** What must be true of a change for the sentence to be true. */
const HOLDS: Partial<Record<ReturnType<typeof spellingNote>, (from: string, to: string) => boolean>> = {
  accent: (from, to) => plain(from) === plain(to),
  apostrophe: (from, to) => plain(from).startsWith(plain(to)) || plain(to).startsWith(plain(from)),
  double: (from) => /^(\S+) \1$/i.test(from),
  agreement: (from, to) => from.split(" ").length === to.split(" ").length && from !== to && from[0] === to[0],
  article: (_, to) => BEFORE_NOUN.test(to),
  preposition: (_, to) => PREPOSITION.test(to),
  verb: (from, to) => !PREPOSITION.test(to) && from.split(" ").length <= to.split(" ").length,
};

const isTrue = (finding: SpellingFinding) => {
  const [to] = finding.suggestions;
  return to === undefined || (HOLDS[spellingNote(finding)]?.(finding.original, to) ?? true);
};

describe("in the texts of the evaluation", () => {
  it.each(["golden", "fresh"])("every finding has a true sentence: %s", (name) => {
    const lines = readFileSync(`tests/evals/${name}.jsonl`, "utf8").trim().split("\n");
    const findings = lines.flatMap((line) => findByRules(JSON.parse(line).original));
    expect(findings.length).toBeGreaterThan(50);
    const untrue = findings.filter((finding) => !isTrue(finding));
    expect(untrue.map((finding) => [finding.original, finding.suggestions[0], spellingNote(finding)])).toEqual([]);
  });
});
