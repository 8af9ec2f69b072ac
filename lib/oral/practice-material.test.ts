import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { OFFERED_LOCALES, TRANSLATED_LOCALES } from "@/lib/i18n/locales";
import { readMessages } from "@/tests/support/messages";
import { CALIBRATION } from "./calibration";
import { sumOralScores } from "./criteria";
import { REPAIR_NEEDS, REPAIR_PHRASES } from "./repair-phrases";
import { FIRST_SELF_CHECK_IDS, SELF_CHECK, SELF_CHECK_IDS } from "./self-check";
import { findSpeechNotes } from "./topic-views";

const italian = readMessages("it");

describe("the questions for listening back", () => {
  it("have a text in the messages, and all but the one about being understood have examples", () => {
    expect(SELF_CHECK_IDS).toHaveLength(8);
    for (const id of SELF_CHECK_IDS) expect(italian.has(`oral.selfCheck.${id}`)).toBe(true);
    const withoutExamples = SELF_CHECK_IDS.filter((id) => SELF_CHECK[id].examples === null);
    expect(withoutExamples).toEqual(["P8"]);
  });

  it("start with answering, giving a reason and being understood", () => {
    expect(FIRST_SELF_CHECK_IDS).toEqual(["E1", "E2", "P8"]);
  });
});

it("the twelve repair phrases cover every need, which the messages name", () => {
  expect(REPAIR_PHRASES).toHaveLength(12);
  for (const need of REPAIR_NEEDS) {
    expect(REPAIR_PHRASES.some((phrase) => phrase.need === need)).toBe(true);
    expect(italian.has(`oral.repair.${need}`)).toBe(true);
  }
});

it("the samples have 3, 6 and 10 points, and their reasons quote them in every language", () => {
  const points = Object.values(CALIBRATION.samples).map(({ scores }) => sumOralScores(scores));
  expect(points).toEqual([3, 6, 10]);
  for (const locale of OFFERED_LOCALES)
    for (const [level, { text }] of Object.entries(CALIBRATION.samples)) {
      const reason = readMessages(locale).get(`oral.calibration.${level}`) ?? "";
      const quotes = [...reason.matchAll(/[«“]([^»”]+)[»”]/gu)].map(([, quote = ""]) => quote.toLowerCase());
      expect(quotes.length, `${locale} ${level}`).toBeGreaterThan(0);
      for (const quote of quotes) expect(text.toLowerCase()).toContain(quote);
    }
});

it("readers get the notes for their own language, and readers of Italian get none", () => {
  const files = readdirSync("lib/oral/content/speech-notes").map((file) => file.replace(".json", ""));
  expect(files.toSorted()).toEqual(TRANSLATED_LOCALES.toSorted());
  expect(findSpeechNotes("it")).toBeNull();
  for (const locale of TRANSLATED_LOCALES)
    for (const { wrong, right } of findSpeechNotes(locale)?.notes ?? []) expect(wrong).not.toBe(right);
});

it("the plan's advice to speak names the rehearsal as the menu does, and the answer about the oral exam offers it", () => {
  for (const locale of OFFERED_LOCALES) {
    const messages = readMessages(locale);
    const place = messages.get("layout.places.oral") ?? "-";
    expect(messages.get("report.plan.steps.oral.text"), locale).toMatch(new RegExp(`[«“„]${place}[»”]`, "u"));
    // After what the exam is and how long it takes, and that it is in no simulation.
    const sentences = messages.get("home.questions.oral.answer")?.match(/[^.]+\.(?: |$)/gu) ?? [];
    expect(sentences.length, locale).toBe(4);
  }
});
