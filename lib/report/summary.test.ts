import { createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import { toPrintable } from "@/lib/report/printable";
import type { QuestionsReview, WritingReview } from "@/lib/report/queries";
import { type SummaryInput, type SummaryWords, summaryFileName, toSummary } from "@/lib/report/summary";
import messages from "@/messages/it.json";

const translate = createTranslator({ locale: "it", messages: messages.report.summary });
const words: SummaryWords = (key, values) => translate(key, values);

const now = new Date("2026-11-21T23:30:00.000Z");

const questions: QuestionsReview = {
  prova: "ascolto1",
  questions: [],
  userAnswers: { ascolto1_1: "B" },
  correctionResult: {
    correctAnswers: 1,
    totalQuestions: 3,
    score12: 4,
    passed: false,
    corrections: [
      {
        questionIndex: 0,
        id: 1,
        title: "Testo 1",
        question: "Chi parla?",
        options: ["un medico", "una vicina", "un autista"],
        userAnswer: "B",
        correctAnswer: "B",
        isCorrect: true,
        explanation: "Dice «sono la vicina».\nA) Il medico non parla.",
        evidence: { quote: "parole" },
      },
      {
        questionIndex: 1,
        id: 2,
        question: "Che cosa chiede?",
        options: ["pane", "sale", "olio"],
        userAnswer: "A",
        correctAnswer: "C",
        isCorrect: false,
        explanation: "",
        evidence: { quote: "parole" },
      },
      {
        questionIndex: 2,
        id: 3,
        question: "Il negozio è aperto.",
        userAnswer: null,
        correctAnswer: "V",
        isCorrect: false,
        explanation: "Apre alle nove.",
        evidence: { quote: "parole" },
      },
    ],
  },
};

const writing = (more: Partial<WritingReview>): WritingReview => ({
  prova: "scrittura",
  status: "done",
  originalText: "Cara Anna,\n\nio ho andato a casa.",
  option: "A",
  correctionResult: null,
  spelling: null,
  models: [],
  wait: null,
  ...more,
});

const marked = writing({
  correctionResult: {
    score: 6,
    estimatedScore: 6,
    passed: false,
    criteria: { efficacia: 2, stile: 1, morfosintassi: 1, lessico: 1, ortografia: 1 },
    feedback: "Il messaggio è chiaro.",
    overallFeedback: "Il messaggio è chiaro.",
    originalText: "Cara Anna,\n\nio ho andato a casa.",
    correctedText: "Cara Anna,\n\nio sono andato a casa.",
    errors: [],
    source: "ai",
    details: null,
    teacherAsked: false,
  },
});

const input = (more: Partial<SummaryInput> = {}): SummaryInput => ({
  product: "CILS",
  language: "it",
  candidate: { firstName: "Ștefania", lastName: "Łukasz-Ñíguez" },
  reviews: { ascolto1: questions, scrittura: marked },
  ...more,
});

describe("the summary", () => {
  it("carries the candidate's name as written and the day it is made in Italy", () => {
    expect(toSummary(input(), now, words).facts).toEqual([
      { label: "Candidato", value: "Ștefania Łukasz-Ñíguez" },
      { label: "Data", value: "22/11/2026" },
    ]);
  });

  it("calls a candidate without a name Utente", () => {
    expect(toSummary(input({ candidate: { firstName: " ", lastName: "" } }), now, words).facts[0]?.value).toBe(
      "Utente",
    );
  });

  it("has the five sections in order under the specification's titles", () => {
    expect(toSummary(input(), now, words).sections.map(({ title }) => title)).toEqual([
      "Ascolto - Prova 1",
      "Ascolto - Prova 2",
      "Comprensione della Lettura",
      "Strutture di Comunicazione",
      "Produzione Scritta",
    ]);
  });

  it("gives every question its answer, outcome, key and explanation", () => {
    const section = toSummary(input(), now, words).sections[0];
    expect(section?.result).toBe("1 risposta giusta su 3. Punteggio: 4 su 12. Prova non superata.");
    expect(section?.questions).toEqual([
      {
        heading: "Domanda 1. Testo 1",
        question: "Chi parla?",
        outcome: "right",
        outcomeWord: "Giusto",
        answer: "Tua risposta: B) una vicina",
        correct: "Risposta corretta: B) una vicina",
        explanation: ["Dice «sono la vicina».", "A) Il medico non parla."],
      },
      expect.objectContaining({
        outcome: "wrong",
        answer: "Tua risposta: A) pane",
        correct: "Risposta corretta: C) olio",
        explanation: [],
      }),
      expect.objectContaining({
        outcome: "unanswered",
        outcomeWord: "Non risposto",
        answer: "",
        correct: "Risposta corretta: VERO",
      }),
    ]);
  });

  it("says of a section without a review that it is not marked", () => {
    expect(toSummary(input(), now, words).sections[1]).toMatchObject({
      result: "Questa prova non è stata corretta.",
      questions: [],
      blocks: [],
    });
  });

  it("gives the writing its text, score, corrected text and feedback", () => {
    expect(toSummary(input(), now, words).sections[4]).toMatchObject({
      result: "Punteggio: 6/12. INSUFFICIENTE.",
      blocks: [
        { heading: "Il tuo testo", paragraphs: ["Cara Anna,", "io ho andato a casa."] },
        { heading: "Testo corretto", paragraphs: ["Cara Anna,", "io sono andato a casa."] },
        { heading: "Feedback", paragraphs: ["Il messaggio è chiaro."] },
      ],
    });
  });

  it("says in words that a writing waits, and that an empty one scores 0", () => {
    const resultOf = (scrittura: WritingReview) =>
      toSummary(input({ reviews: { scrittura } }), now, words).sections[4]?.result;
    expect(resultOf(writing({ status: "pending" }))).toBe(
      "Il testo è in correzione: il punteggio non è ancora pronto.",
    );
    expect(resultOf(writing({ originalText: "" }))).toBe("Nessun testo consegnato. Punteggio: 0/12.");
  });
});

describe("the file's name", () => {
  it("is the product's with the day, and safe for every file system", () => {
    expect(summaryFileName("CILS", now)).toBe("CILS_Completo_22-11-2026.pdf");
    expect(summaryFileName("Prova/A: B", now)).toBe("Prova_A_B_Completo_22-11-2026.pdf");
  });
});

describe("what the font draws", () => {
  it("keeps the letters of all eight languages, also when they come in two pieces", () => {
    const letters = "ȘșȚțĂăÂâÎî ŁłĄąĘęĆćŃńÓóŚśŹźŻż ËëÇç ÃãÕõ Ññ ÀàÈèÉéÌìÒòÙù — “sì” «no» ’ … €";
    expect(toPrintable(letters)).toBe(letters);
    expect(toPrintable("e\u0300 s\u0326")).toBe("è ș");
  });

  it("never leaves a hole: an accent goes first, then a question mark stands", () => {
    expect(toPrintable("ĉ ễ → 😀 中\u200d")).toBe("c e -> ? ?");
  });
});
