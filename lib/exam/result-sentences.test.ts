import { createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import { passLine } from "@/lib/exam/outcome";
import { resultSentences } from "@/lib/exam/result-sentences";
import { isJustFinished } from "@/lib/exam/result-state";
import { mapSections, type Section } from "@/lib/exam/sections";
import { judgeExam } from "@/lib/exam/verdict";
import messages from "@/messages/it.json";

const italian = { locale: "it", messages } as const;
const words = {
  verdict: createTranslator({ ...italian, namespace: "exam.verdict" }),
  head: createTranslator({ ...italian, namespace: "exam.dashboard.result.head" }),
  abilities: createTranslator({ ...italian, namespace: "exam.dashboard.realExam" }),
  correction: createTranslator({ ...italian, namespace: "exam.correction" }),
};

const QUESTIONS = { ascolto1: 6, ascolto2: 12, lettura: 12, cloze: 6, scrittura: null };

/** The head of a result with these scores. The default for a section is 10; null: a writing that waits. */
function say(scores: Partial<Record<Section, number | null>>) {
  const sectionDetails = mapSections((section) => {
    const score = scores[section] === undefined ? 10 : scores[section];
    const totalQuestions = QUESTIONS[section];
    const passed = score === null ? null : score >= passLine(section, totalQuestions);
    return { score, maxScore: 12, passed, pending: score === null, correctAnswers: null, totalQuestions };
  });
  const { examPassed } = judgeExam(Object.values(sectionDetails));
  const { state, headline, details } = resultSentences({ examPassed, sectionDetails }, "it", words);
  return [state, headline, ...details];
}

describe("the head of a result", () => {
  it("says passed only if every ability reaches the real exam's pass mark", () => {
    expect(say({})).toEqual(["passed", "Hai superato tutte e 5 le prove."]);
    expect(say({ ascolto1: 7, ascolto2: 7 })[0]).toBe("passed");
  });

  it("says that half is enough only here, and names the abilities below the real exam's pass mark", () => {
    expect(say({ ascolto1: 6, ascolto2: 7, lettura: 6, cloze: 6 })).toEqual([
      "hard",
      "Qui basta la metà; all'esame ne servono 7.",
      "Sotto il 7: Lettura (6) e Ascolto (6,5).",
      "Hai superato tutte e 5 le prove.",
    ]);
  });

  it("says what is missing before it shows any figure", () => {
    expect(say({ scrittura: 6 })).toEqual([
      "notYet",
      "Ti manca la Scrittura.",
      "6 su 12: all'esame ne servono 7.",
      "Hai superato 4 prove su 5.",
    ]);
    expect(say({ scrittura: 6, cloze: 2 }).slice(1, 3)).toEqual([
      "Ti mancano il Cloze e la Scrittura.",
      "il Cloze (2) e la Scrittura (6): all'esame ne servono 7 su 12.",
    ]);
    expect(say({ ascolto2: 4, cloze: 2, scrittura: 6 })).toEqual(["notYet", "Ti mancano 3 prove su 5."]);
  });

  it("never uses a threshold other than the real exam's", () => {
    for (const scores of [{ ascolto1: 4 }, { lettura: 5, scrittura: 6 }, { cloze: 6, lettura: 7 }])
      expect(say(scores).join(" ")).not.toMatch(/serv\w+ (?!7)|passa con/);
  });

  it("never says that a writing failed while it waits for its marks", () => {
    const waiting = "La Scrittura è in correzione: il totale si completa quando arriva il voto.";
    expect(say({ scrittura: null })).toEqual(["open", "Finora hai superato 4 prove su 5.", waiting]);
    expect(say({ scrittura: null, lettura: 5 })).toEqual([
      "notYet",
      "Ti manca la Lettura.",
      "5 su 12: all'esame ne servono 7.",
      "Finora hai superato 3 prove su 5.",
      waiting,
    ]);
  });
});

describe("the lights of a house", () => {
  it("turn on for a learner who has just finished, not at a later visit", () => {
    const closedAt = "2026-11-20T10:00:00.000Z";
    expect(isJustFinished(closedAt, new Date("2026-11-20T10:01:00Z"))).toBe(true);
    expect(isJustFinished(closedAt, new Date("2026-11-20T10:05:00Z"))).toBe(false);
  });
});
