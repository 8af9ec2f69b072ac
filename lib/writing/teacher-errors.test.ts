import { describe, expect, it } from "vitest";
import { CRITERIA, CRITERION_NAMES } from "@/lib/exam/criteria";
import { DESCRIPTORS } from "@/lib/writing/descriptors";
import type { SpellingFinding } from "@/lib/writing/schema";
import { isShortText, toShortTextScores } from "@/lib/writing/short-text";
import { locateTeacherErrors, type ProposalSources, toTeacherLines } from "@/lib/writing/teacher-errors";

const NO_SOURCES: ProposalSources = { explained: [], findings: [], lines: [] };
const TEXT = "Io ho andato a casa, perchè piove.";
const say = (note: string) => `<${note}>`;

const locate = (correctedText: string, sources: Partial<ProposalSources> = {}, text = TEXT) =>
  locateTeacherErrors(text, { correctedText }, { ...NO_SOURCES, ...sources }, say);

describe("the errors of a text corrected by a teacher", () => {
  it("are at the differences and keep existing explanations, with what belongs to them", () => {
    const [auxiliary] = locate("Io sono andato a casa, perchè piove.");
    if (!auxiliary) throw new Error("no error found");
    const { note: _, ...plain } = auxiliary;
    const explained = { ...plain, explanation: "Vuole «essere».", quoted: "sono andato" };
    const errors = locate("Io sono andato a casa, perché piove.", { explained: [explained] });
    expect(errors).toMatchObject([
      { id: 1, original: "ho", corrected: "sono", explanation: "Vuole «essere».", quoted: "sono andato" },
      { id: 2, original: "perchè", corrected: "perché" },
    ]);
    for (const { start, end, original } of errors) expect(TEXT.slice(start, end)).toBe(original);
  });

  it("are empty if nothing was changed", () => {
    expect(locate(TEXT)).toEqual([]);
  });

  it.each([
    ["Io sono andato a casa, perchè piove.", "grammaticale", "grammaticale"],
    ["Io ho andato a casa, perché piove.", "ortografico", "accent"],
    ["io ho andato a casa, perchè piove.", "ortografico", "capital"],
    ["Io ho andato in casa, perchè piove.", "grammaticale", "preposition"],
    ["Io ho andato a casa.", "sintattico", "sintattico"],
    ["Io ho già andato a casa, perchè piove.", "sintattico", "missing"],
    ["Io ho andato a casa, perchè nevica.", "lessicale", "lessicale"],
  ] as const)("have the kind and the sentence that their words show: %s", (correctedText, type, note) => {
    expect(locate(correctedText)).toMatchObject([{ type, note, explanation: say(note) }]);
  });

  it.each([
    ["parlo", "parla", "verb"],
    ["parla", "parlano", "verb"],
    ["mangio", "mangiare", "verb"],
    ["prende", "prendono", "verb"],
    ["gioco", "giochiamo", "verb"],
    ["mangio", "mangiavo", "verb"],
    ["finisce", "finiva", "verb"],
    ["vado", "sono andato", "verb"],
    ["bello", "bella", "agreement"],
    ["Bianco", "bianchi", "agreement"],
    ["ragazzo", "ragazzi", "agreement"],
    ["amica", "amiche", "agreement"],
    ["casa", "case", "agreement"],
  ] as const)("have the kind and the sentence of a form: %s, %s", (wrong, right, note) => {
    expect(locate(`Maria ${right} qui.`, {}, `Maria ${wrong} qui.`)).toMatchObject([
      { type: "grammaticale", note, explanation: say(note) },
    ]);
  });

  it.each([
    ["banco", "panca"],
    ["vita", "vista"],
    ["casa", "caso"],
    ["pesca", "pesce"],
    ["olio", "oliva"],
    ["Italia", "Italiano"],
    ["Messico", "Messicano"],
    ["principe", "principesse"],
    ["posta", "posto"],
  ])("are not called forms of a word where the words do not show it: %s, %s", (wrong, right) => {
    const [error] = locate(`Maria ${right} qui.`, {}, `Maria ${wrong} qui.`);
    expect(["verb", "agreement"]).not.toContain(error?.note);
  });

  it("have the kind and the sentence of the basic check where it found something", () => {
    const finding: SpellingFinding = { start: 3, end: 5, original: "ho", suggestions: ["sono"], reason: "verb" };
    expect(locate("Io sono andato a casa, perchè piove.", { findings: [finding] })).toMatchObject([
      { type: "grammaticale", note: "verb", explanation: say("verb") },
    ]);
  });

  it("have what the teacher says, and a teacher's own words are offered again for the same words elsewhere", () => {
    const correctedText = "Io sono andato a casa, perchè piove.";
    const given = { start: 3, corrected: "sono", type: "sintattico", explanation: "Con «andare»: essere." } as const;
    const errors = locateTeacherErrors(TEXT, { correctedText, notes: [given] }, NO_SOURCES, say);
    expect(errors).toMatchObject([{ type: "sintattico", explanation: given.explanation, isTeachers: true }]);
    expect(errors[0]?.note).toBeUndefined();
    const lines = toTeacherLines([...errors, ...errors]);
    expect(lines).toEqual([{ wrong: "ho", right: "sono", type: "sintattico", explanation: given.explanation }]);
    const text = "Ieri ho tornato tardi.";
    expect(locate("Ieri sono tornato tardi.", { lines }, text)).toMatchObject([
      { type: "sintattico", explanation: given.explanation, isTeachers: true },
    ]);
  });

  it("say a ready-made sentence in the learner's language, also one that the teacher chose", () => {
    const notes = [{ start: 3, corrected: "sono", type: "lessicale" as const, explanation: say("lessicale") }];
    const correctedText = "Io sono andato a casa, perché piove.";
    const errors = locateTeacherErrors(TEXT, { correctedText, notes }, NO_SOURCES, say, (note) => `learner ${note}`);
    expect(errors).toMatchObject([
      { type: "lessicale", note: "lessicale", explanation: "learner lessicale" },
      { type: "ortografico", note: "accent", explanation: "learner accent" },
    ]);
    expect(toTeacherLines(errors)).toEqual([]);
  });

  it("are explained alike in all parts of an error that an earlier correction explained as a whole", () => {
    const text = "Lui è caduto senza spirito.";
    const start = text.indexOf("senza");
    const whole = {
      id: 1,
      type: "lessicale",
      original: "senza spirito",
      corrected: "svenuto",
      explanation: "Si dice così.",
    };
    const end = start + whole.original.length;
    const explained = [
      { ...whole, type: "lessicale" as const, start, end, correctedStart: start, correctedEnd: start + 7 },
    ];
    const errors = locate("Lui è caduto svenuto.", { explained }, text);
    expect(errors.length).toBeGreaterThan(0);
    for (const error of errors) expect(error).toMatchObject({ type: "lessicale", explanation: "Si dice così." });
  });
});

describe("a teacher's help", () => {
  it("describes every point of every criterion", () => {
    for (const name of CRITERION_NAMES) expect(DESCRIPTORS[name]).toHaveLength(CRITERIA[name] + 1);
  });

  it("proposes points for a text under 30 words by its length", () => {
    const text = (words: number) => "parola ".repeat(words);
    expect([29, 30].map((words) => isShortText(text(words)))).toEqual([true, false]);
    const total = (words: number) =>
      Object.values(toShortTextScores(text(words), { min: 80, max: 120 })).reduce((sum, points) => sum + points, 0);
    expect([0, 5, 25].map(total)).toEqual([0, 2, 3]);
  });
});
