import { describe, expect, it } from "vitest";
import { countWords } from "@/lib/exam/word-count";
import { getTopic } from "@/lib/oral/content/topics";
import { findSpokenPatterns } from "@/lib/oral/spoken-correction";
import type { Ask } from "@/lib/writing/anthropic";

const TEXT =
  "Eh, allora, la spesa, la spesa io fare il sabato al mercato. I pomodori costa poco e la carne la prendo dal macellaio. Mi piace i dolci, ma sono cari.";
const topic = getTopic("fare-la-spesa");

type Given = { sentence: number; original: string; corrected: string; explanation: string };
const FARE = { sentence: 1, original: "io fare", corrected: "io faccio", explanation: "Il verbo prende la persona." };
const COSTA = {
  sentence: 2,
  original: "i pomodori costa",
  corrected: "i pomodori costano",
  explanation: "Molti pomodori: il verbo va al plurale.",
};
const PIACE = { sentence: 3, original: "Mi piace i", corrected: "Mi piacciono i", explanation: "I dolci sono molti." };

/** Answers the first question, then the retry. */
function stub(...answers: Given[][]): { ask: Ask; sent: { assignment: string; system: string; material: string }[] } {
  const sent: { assignment: string; system: string; material: string }[] = [];
  const ask: Ask = async ({ assignment, system, material, schema }) => {
    sent.push({ assignment, system, material });
    const patterns = answers[Math.min(sent.length, answers.length) - 1];
    return { ok: true, value: schema.parse({ patterns }), usage: null };
  };
  return { ask, sent };
}

const find = (ask: Ask, text = TEXT, locale = "it") => findSpokenPatterns({ text, topic, locale }, ask);
const withoutPlace = ({ sentence: _sentence, ...pattern }: Given) => pattern;

describe("the patterns in a spoken text", () => {
  it("contain only the quoted words, better words and the reason", async () => {
    const { ask, sent } = stub([FARE, COSTA, PIACE]);
    expect(await find(ask)).toEqual({ ok: true, value: [FARE, COSTA, PIACE].map(withoutPlace) });
    expect(sent).toHaveLength(1);
  });

  it("are explained in 25 words at most", async () => {
    const rule = "Dopo «voglio» il verbo resta com'è.";
    const { ask } = stub([{ ...FARE, explanation: `${rule} ${"Dillo ancora una volta, piano. ".repeat(6)}` }]);
    const found = await find(ask);
    const explanation = (found.ok && found.value?.[0]?.explanation) || "";
    expect(explanation).toContain(rule);
    expect(countWords(explanation)).toBeLessThanOrEqual(25);
  });

  it("may be an empty list, for a text without errors", async () => {
    expect(await find(stub([]).ask)).toEqual({ ok: true, value: [] });
  });

  it("are at most three, after asking once more", async () => {
    const many = [FARE, COSTA, PIACE, { ...FARE, original: "il sabato", corrected: "di sabato" }];
    const { ask, sent } = stub(many);
    const found = await find(ask);
    expect(found.ok && found.value).toHaveLength(3);
    expect(sent.map(({ assignment }) => assignment.includes("at most 3 patterns"))).toEqual([false, true]);
  });

  it.each([
    ["quotes what was not said", { ...FARE, original: "io andare" }],
    ["names a sentence that is not there", { ...FARE, sentence: 9 }],
    ["changes only accents, capitals or punctuation", { ...FARE, original: "Eh, allora", corrected: "Eh allora…" }],
    ["has no explanation", { ...FARE, explanation: " " }],
    ["gives a number", { ...FARE, explanation: "Sei a 6 su 11: studia i verbi." }],
  ])("leave out one that %s", async (_what, faulty) => {
    const { ask, sent } = stub([faulty, COSTA]);
    expect(await find(ask)).toEqual({ ok: true, value: [withoutPlace(COSTA)] });
    expect(sent).toHaveLength(2);
    // The complaint names the place, never the learner's words.
    expect(sent[1]?.assignment).toContain("Pattern 1");
    expect(sent[1]?.assignment).not.toContain(faulty.original);
  });

  it("are requested in the learner's language, and once more if they are in another language", async () => {
    const rumanian = Array.from({ length: 3 }, () => "Verbul este la persoana întâi și nu la infinitiv, ca în română.");
    const { ask, sent } = stub([FARE, COSTA, PIACE].map((one, at) => ({ ...one, explanation: rumanian[at] ?? "" })));
    expect((await find(ask, TEXT, "en")).ok).toBe(true);
    expect(sent.map(({ assignment }) => assignment.includes("must be written in English"))).toEqual([false, true]);
  });

  it("exclude hesitations, repetitions, restarts and spelling by the prompt, which also forbids marks", async () => {
    const { ask, sent } = stub([]);
    await find(ask);
    expect(sent[0]?.system).toMatch(
      /None of these is an error:\s+- hesitations.*repetitions, restarts.*spelling, accents/s,
    );
    expect(sent[0]?.system).toContain("Never give marks, points, levels or percentages");
  });

  it("are not requested for a text in another language or without words", async () => {
    const { ask, sent } = stub([]);
    const english = "the shop is near my house and there we buy bread every single morning";
    for (const text of [english, "… 12 !"]) expect(await find(ask, text)).toEqual({ ok: true, value: null });
    expect(sent).toEqual([]);
  });

  it("name the failure of the service", async () => {
    const ask: Ask = async () => ({ ok: false, failure: "overloaded", usage: null });
    expect(await find(ask)).toMatchObject({ ok: false, failure: "overloaded" });
  });
});
