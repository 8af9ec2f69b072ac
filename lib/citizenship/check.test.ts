import { describe, expect, it } from "vitest";
import {
  type CheckAnswers,
  checkHref,
  decideCheck,
  listOptions,
  nextQuestion,
  type OptionName,
  parseCheck,
  QUESTION_NAMES,
  type QuestionName,
} from "@/lib/citizenship/check";
import { RULES, type RuleName } from "@/lib/citizenship/rules";
import { readMessages } from "@/tests/support/messages";

/** The answers of an applicant by residence without any special circumstances. */
const PLAIN: Record<QuestionName, OptionName> = {
  via: "residenza",
  soggiorno: "altro",
  accordo: "non-firmato",
  titolo: "nessun-titolo",
  salute: "nessun-limite",
  certificato: "nessun-certificato",
};

/** Answers question after question, as the page asks them. Fails if a question comes twice. */
function walk(all: Record<QuestionName, OptionName>) {
  const given: CheckAnswers = {};
  for (let question = nextQuestion(given); question; question = nextQuestion(given)) {
    expect(given[question]).toBeUndefined();
    given[question] = all[question];
  }
  return { given, ...decideCheck(given) };
}

/** Every way through the questions. */
function listPaths(given: CheckAnswers = {}): CheckAnswers[] {
  const question = nextQuestion(given);
  if (!question) return [given];
  return listOptions(question).flatMap((option) => listPaths({ ...given, [question]: option }));
}

const paths = listPaths();

describe("the test persons", () => {
  it.each<[string, Partial<Record<QuestionName, OptionName>>, RuleName]>([
    ["1 residence, work permit", {}, "exam"],
    ["2 Romanian with permanent residence", {}, "exam"],
    ["3 marriage, card of an EU family member", { via: "matrimonio" }, "exam"],
    ["4 marriage, lives abroad", { via: "matrimonio" }, "exam"],
    ["5 EU permit of 2022", { soggiorno: "ue" }, "euPermit"],
    ["6 EU permit of 2012", { soggiorno: "ue" }, "euPermit"],
    ["7 CE permit of 2009, Prefettura", { soggiorno: "ce-italia" }, "cePermit"],
    ["8 CE permit of 2009, consulate", { via: "matrimonio", soggiorno: "ce-estero" }, "cePermitAbroad"],
    ["9 German EU permit", { soggiorno: "ue-altro-paese" }, "otherStatePermit"],
    ["10 the same with an Italian diploma", { soggiorno: "ue-altro-paese", titolo: "medie" }, "italianSchool"],
    ["11 agreement of 2014, copy lost", { accordo: "firmato" }, "agreement"],
    ["12 licenza media of a CPIA", { titolo: "medie" }, "italianSchool"],
    ["13 degree in Italian", { titolo: "medie" }, "italianSchool"],
    ["14 degree in English", { titolo: "inglese" }, "courseInEnglish"],
    ["15 primary school only", { titolo: "elementari" }, "primarySchool"],
    ["16 B1 attestation of a CPIA", { titolo: "cpia" }, "cpiaAttestation"],
    ["17 foreign diploma in another language", { titolo: "nessun-titolo" }, "exam"],
    ["18 dementia, certified by the AUSL", { salute: "asl" }, "health"],
    ["19 aged 72 and healthy", {}, "exam"],
    ["20 family doctor only", { salute: "senza-asl" }, "healthNotAttested"],
    ["21 dyslexia, able to learn", { salute: "aiuti" }, "exam"],
    ["22 refugee with an asylum permit", {}, "exam"],
    ["23 descendant", { via: "origini" }, "otherRoute"],
    ["24 born in Italy, aged 18", { via: "nascita" }, "otherRoute"],
    ["25 CELI 2 of 2016", { certificato: "quattro" }, "certificate"],
  ])("%s: exactly the expected rules", (_who, answers, rule) => {
    const { rules, outcome } = walk({ ...PLAIN, ...answers });
    const expected = rule === "exam" ? ["exam", "familyOrRefugee"] : [rule];
    expect([rules, outcome]).toEqual([expected, RULES[rule].outcome]);
  });

  it.each([
    ["6 and 7, to renew a permit of more than ten years", ["euPermit", "cePermit"], "dieci anni"],
    ["11, to ask for the lost copy", ["agreement"], "perso la copia"],
    ["2 and 3, that others say so", ["familyOrRefugee"], "lo dicono altri"],
    ["2 and 3, to ask for an answer in writing", ["familyOrRefugee"], "risposta scritta"],
    ["22, to ask a legal help desk", ["familyOrRefugee"], "sportello legale"],
  ])("read the advice that they need: %s", (_who, rules, words) => {
    const messages = readMessages("it");
    const wordsOf = (rule: string) =>
      `${messages.get(`citizenship.rules.${rule}.text`)} ${messages.get(`citizenship.rules.${rule}.bring`)}`;
    for (const rule of rules) expect(wordsOf(rule)).toContain(words);
  });
});

it("the rule on family cards and refugees is not official, and people abroad are sent to the consulate", () => {
  expect(RULES.familyOrRefugee.confidence).toBe("reported");
  expect(readMessages("it").get("citizenship.outcomes.exam.text")).toMatch(/all'estero, chiedi al consolato/);
});

describe("every way through the questions", () => {
  it("ends in a rule with the outcome of the verdict, and every rule is reached", () => {
    const ends = paths.map((answers) => ({ answers, ...decideCheck(answers) }));
    expect(paths.length).toBeGreaterThan(1000);
    const wrong = ends.filter(({ rules, outcome }) => !rules.some((rule) => RULES[rule].outcome === outcome));
    expect(wrong).toEqual([]);
    // The order of the reasons is that of the questions, so a weaker rule is never listed beside a stronger one.
    expect(new Set(ends.flatMap(({ rules }) => rules))).toEqual(new Set(Object.keys(RULES)));
  });

  it("leads to the exam only if all questions were answered, without any doubt or exemption", () => {
    const exams = paths.filter((answers) => decideCheck(answers).outcome === "exam");
    for (const answers of exams) {
      expect(Object.keys(answers)).toEqual(QUESTION_NAMES);
      expect(Object.values(answers)).not.toContain("non-so");
    }
    // Residence or marriage, each with and without support at the exam.
    expect(exams).toHaveLength(4);
  });

  it("asks about health only if no earlier answer exempts the applicant", () => {
    const asked = paths.filter(({ salute }) => salute);
    const settled = asked.filter(({ salute: _, certificato: __, ...before }) => nextQuestion(before) !== "salute");
    expect(settled).toEqual([]);
  });

  it("continues after a doubt, because a later answer may resolve it", () => {
    expect(nextQuestion({ via: "non-so" })).toBe("soggiorno");
    expect(decideCheck({ via: "non-so", soggiorno: "ue" }).outcome).toBe("exempt");
    expect(decideCheck({ ...PLAIN, titolo: "cpia", salute: "senza-asl" }).rules).toEqual([
      "cpiaAttestation",
      "healthNotAttested",
    ]);
  });

  it("names every reason of the same weight", () => {
    expect(decideCheck({ ...PLAIN, soggiorno: "ue", titolo: "medie" }).rules).toEqual(["euPermit", "italianSchool"]);
    expect(decideCheck({ ...PLAIN, via: "origini", soggiorno: "ue" }).outcome).toBe("otherRoute");
  });
});

describe("the URL", () => {
  it("keeps the answers in a round trip", () => {
    for (const answers of paths) {
      const query = Object.fromEntries(new URL(checkHref(answers), "https://a.example").searchParams);
      expect(parseCheck(query)).toEqual({ answers, question: null, isMissing: false });
    }
  });

  it("ignores values that are not answers", () => {
    const nothing = { answers: {}, question: "via", isMissing: false };
    expect(parseCheck({})).toEqual(nothing);
    expect(parseCheck({ via: "altro", soggiorno: ["ue", "altro"], cambia: "x", domanda: "y" })).toEqual(nothing);
  });

  it("asks again if the form came without an answer", () => {
    const { question, isMissing } = parseCheck({ via: "residenza", domanda: "soggiorno" });
    expect([question, isMissing]).toEqual(["soggiorno", true]);
    expect(parseCheck({ via: "residenza", domanda: "via" }).question).toBe("soggiorno");
  });

  it("shows a question again with its answer, in the language of the URL", () => {
    const href = checkHref({ via: "residenza", soggiorno: "ue" }, { change: "via", lang: "pl" });
    expect(href).toBe("/devi-fare-esame?via=residenza&soggiorno=ue&cambia=via&lang=pl");
    const query = Object.fromEntries(new URL(href, "https://a.example").searchParams);
    expect(parseCheck(query)).toEqual({
      answers: { via: "residenza", soggiorno: "ue" },
      question: "via",
      isMissing: false,
    });
  });
});
