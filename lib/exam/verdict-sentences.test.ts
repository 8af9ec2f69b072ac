import { createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import { passLine, toOutcome } from "@/lib/exam/outcome";
import { mapSections, type Section } from "@/lib/exam/sections";
import { type VerdictTranslator, verdictSentences } from "@/lib/exam/verdict-sentences";
import english from "@/messages/en.json";
import italian from "@/messages/it.json";

const toIt = createTranslator({ locale: "it", messages: italian.exam.verdict });
const toEn = createTranslator({ locale: "en", messages: english.exam.verdict });
const inItalian: VerdictTranslator = (key, values) => toIt(key, values);
const inEnglish: VerdictTranslator = (key, values) => toEn(key, values);

const QUESTIONS = { ascolto1: 6, ascolto2: 12, lettura: 12, cloze: 6, scrittura: null };

/** The outcome of an attempt with these scores. The default for a section is 10; null: a writing that waits. */
function outcomeOf(scores: Partial<Record<Section, number | null>>) {
  const details = (section: Section) => {
    const score = scores[section] === undefined ? 10 : scores[section];
    const totalQuestions = QUESTIONS[section];
    const passed = score === null ? null : score >= passLine(section, totalQuestions);
    return { score, maxScore: 12, passed, pending: score === null, correctAnswers: null, totalQuestions };
  };
  return toOutcome({ sectionDetails: mapSections(details) });
}

const say = (scores: Parameters<typeof outcomeOf>[0]) => {
  const { headline, details } = verdictSentences(outcomeOf(scores), "it", inItalian);
  return [headline, ...details].join(" ");
};

describe("the verdict in words", () => {
  it("has one sentence if all five sections are passed", () => {
    expect(say({})).toBe("Hai superato tutte e 5 le prove.");
  });

  it("names the writing if it failed, with its points and those required", () => {
    expect(say({ scrittura: 6 })).toBe("Hai superato 4 prove su 5. Ti manca la Scrittura: 6 su 12, ne servono 7.");
  });

  it("names one failed question section, with a decimal comma", () => {
    expect(say({ ascolto1: 4.5 })).toBe("Hai superato 4 prove su 5. Ti manca l'Ascolto 1: 4,5 su 12, ne servono 6.");
  });

  it("lists several failed sections, the farthest below its pass line first", () => {
    expect(say({ ascolto2: 4, cloze: 2, scrittura: 6 })).toBe(
      "Hai superato 2 prove su 5. Ti mancano: il Cloze (2 su 12, ne servono 6), l'Ascolto 2 (4 su 12, ne servono 6) e la Scrittura (6 su 12, ne servono 7).",
    );
  });

  it("has its own wording for one and for none", () => {
    const none = { ascolto1: 0, ascolto2: 0, lettura: 0, cloze: 0, scrittura: 0 };
    expect(verdictSentences(outcomeOf({ ...none, lettura: 6 }), "it", inItalian).headline).toBe(
      "Hai superato 1 prova su 5.",
    );
    expect(verdictSentences(outcomeOf(none), "it", inItalian).headline).toBe("Non hai superato nessuna delle 5 prove.");
  });

  it("says that a writing waits, never that it failed", () => {
    expect(say({ scrittura: null })).toBe(
      "Finora hai superato 4 prove su 5. La Scrittura è in correzione: il totale si completa quando arriva il voto.",
    );
    expect(say({ scrittura: null, lettura: 5 })).toBe(
      "Finora hai superato 3 prove su 5. Ti manca la Lettura: 5 su 12, ne servono 6. La Scrittura è in correzione: il totale si completa quando arriva il voto.",
    );
  });

  it("counts four sections if the writing gets no mark, and says so", () => {
    const outcome = { passedCount: 3, sectionCount: 4, waiting: [], unmarked: ["scrittura" as const] };
    const failed = { ...outcome, shortfalls: [{ section: "cloze" as const, score: 4, needed: 6 }] };
    const sayOf = (of: typeof failed) =>
      Object.values(verdictSentences(of, "it", inItalian))
        .flat()
        .join(" ");
    expect(sayOf(failed)).toBe(
      "Hai superato 3 prove su 4. Ti manca il Cloze: 4 su 12, ne servono 6. La Scrittura qui non ha un voto: non conta in questo risultato.",
    );
    expect(sayOf({ ...outcome, passedCount: 4, shortfalls: [] })).toMatch(
      /^Hai superato tutte e 4 le prove\. La Scrittura/,
    );
  });

  it("is in the reader's language", () => {
    const { headline, details } = verdictSentences(outcomeOf({ scrittura: 6 }), "en", inEnglish);
    expect([headline, ...details].join(" ")).toMatch(/4 .*5.*6 .*12.*7/);
  });
});
