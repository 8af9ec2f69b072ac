import { createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import type { QuestionSection } from "@/lib/exam/sections";
import type { QuestionsReview, WritingReview } from "@/lib/report/queries";
import { datedFileName, type SummaryInput, toSummary } from "@/lib/report/summary";
import messages from "@/messages/it.json";

const italian = { locale: "it", messages } as const;
const words = {
  summary: createTranslator({ ...italian, namespace: "report.summary" }),
  verdict: createTranslator({ ...italian, namespace: "exam.verdict" }),
  sections: createTranslator({ ...italian, namespace: "exam.sections" }),
  correction: createTranslator({ ...italian, namespace: "exam.correction" }),
  patterns: createTranslator({ ...italian, namespace: "writing.result.patterns" }),
};

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
        tag: "detail-place",
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
        tag: "detail-place",
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
        tag: "detail-place",
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
  task: null,
  maxScore: 12,
  correctionResult: null,
  spelling: null,
  models: [],
  wait: null,
  drafts: [],
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
    ai_generated: true,
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

describe("the summary without marks for writings", () => {
  const none = { score: null, estimatedScore: null, passed: null, criteria: null };
  const { correctionResult: result } = marked;
  const corrected = writing({ maxScore: null, correctionResult: result && { ...result, ...none } });
  const questionsOf = (prova: QuestionSection): QuestionsReview => ({
    ...questions,
    prova,
    correctionResult: { ...questions.correctionResult, score12: 8, passed: true },
  });
  const reviews = {
    ascolto1: questionsOf("ascolto1"),
    ascolto2: questionsOf("ascolto2"),
    lettura: questionsOf("lettura"),
    cloze: questionsOf("cloze"),
  };
  const say = (scrittura: WritingReview) => toSummary(input({ reviews: { ...reviews, scrittura } }), now, words);

  it("keeps the correction, says that there is no mark, and adds up the other four sections", () => {
    const { verdict: told, sections } = say(corrected);
    expect(sections[4]?.result).toBe("Correzione senza voto.");
    expect(sections[4]?.blocks.map(({ heading }) => heading)).toContain("Testo corretto");
    expect([told?.outcome, told?.total]).toEqual(["SCRITTURA SENZA VOTO", "Punteggio totale: 32 su 48"]);
    expect(told?.text).toMatch(/^Hai superato tutte e 4 le prove\. La Scrittura qui non ha un voto/);
  });

  it("says only that a text waits for its correction, or that there is none", () => {
    expect(say(writing({ maxScore: null })).sections[4]?.result).toBe("Nessun testo consegnato.");
    const waiting = say(writing({ maxScore: null, status: "pending" }));
    expect(waiting.sections[4]?.result).not.toMatch(/punteggio|voto/);
    expect(waiting.verdict).toMatchObject({ outcome: "IN CORREZIONE", total: "Punteggio fino a ora: 32 su 48" });
  });
});

describe("the summary", () => {
  it("has the candidate's name as written and the current day in Italy", () => {
    expect(toSummary(input(), now, words).facts).toEqual([
      { label: "Nome", value: "Ștefania Łukasz-Ñíguez" },
      { label: "Data", value: "22/11/2026" },
    ]);
  });

  it("calls a candidate without a name Utente", () => {
    expect(toSummary(input({ candidate: { firstName: " ", lastName: "" } }), now, words).facts[0]?.value).toBe(
      "Utente",
    );
  });

  it("has the five sections in order, with the names of the exam's papers and the screens", () => {
    expect(toSummary(input(), now, words).sections.map(({ title, name }) => [title, name])).toEqual([
      ["Ascolto - Prova 1", "Ascolto 1"],
      ["Ascolto - Prova 2", "Ascolto 2"],
      ["Comprensione della Lettura", "Lettura"],
      ["Strutture di Comunicazione", "Cloze"],
      ["Produzione Scritta", "Scrittura"],
    ]);
  });

  it("has for every question its result, its options with the given and the right one, and its explanation", () => {
    const section = toSummary(input(), now, words).sections[0];
    expect(section?.result).toBe("1 risposta giusta su 3. Punteggio: 4 su 12. Prova non superata.");
    const [right, wrong, blank] = section?.questions ?? [];
    const plain = { isRight: false, isChosen: false, note: "" };
    expect(right).toEqual({
      heading: "Domanda 1. Testo 1",
      question: "Chi parla?",
      outcome: "right",
      outcomeWord: "Giusto",
      options: [
        { text: "A) un medico", ...plain },
        { text: "B) una vicina", isRight: true, isChosen: true, note: "Tua risposta, corretta" },
        { text: "C) un autista", ...plain },
      ],
      explanation: ["Dice «sono la vicina».", "A) Il medico non parla."],
    });
    expect(wrong).toMatchObject({
      outcomeWord: "Sbagliato",
      options: [
        { text: "A) pane", isRight: false, isChosen: true, note: "Tua risposta, sbagliata" },
        { text: "B) sale", ...plain },
        { text: "C) olio", isRight: true, isChosen: false, note: "Risposta corretta" },
      ],
      explanation: [],
    });
    expect(blank).toMatchObject({
      outcome: "unanswered",
      outcomeWord: "Non risposto",
      options: [
        { text: "VERO", isRight: true, isChosen: false, note: "Risposta corretta" },
        { text: "FALSO", ...plain },
      ],
    });
  });

  it("can be sent to a worker: it is plain data, and page numbers are filled in later", () => {
    const summary = toSummary(input(), now, words);
    expect(structuredClone(summary)).toEqual(summary);
    expect(summary.pageLabel).toBe("Pagina {page} di {pages}");
  });

  it("says that a section without a review is not marked", () => {
    expect(toSummary(input(), now, words).sections[1]).toMatchObject({
      result: "Questa prova non è stata corretta.",
      questions: [],
      blocks: [],
    });
  });

  it("has the writing's text, score, corrected text and feedback", () => {
    expect(toSummary(input(), now, words).sections[4]).toMatchObject({
      result: "Punteggio: 6/12. INSUFFICIENTE.",
      blocks: [
        { heading: "Il tuo testo", paragraphs: ["Cara Anna,", "io ho andato a casa."] },
        { heading: "Testo corretto", paragraphs: ["Cara Anna,", "io sono andato a casa."] },
        { heading: "Feedback", paragraphs: ["Il messaggio è chiaro."] },
        { heading: "Chi ha corretto", paragraphs: ["Correzione fatta da un'intelligenza artificiale: può sbagliare."] },
      ],
    });
  });

  it("names the parts of a writing excluded from marking", () => {
    const { correctionResult } = marked;
    const details = { evidence: {}, bullets: [], reasons: [], leftOut: [{ start: 12, end: 32 }] };
    const review = writing({ correctionResult: correctionResult && { ...correctionResult, details } });
    const block = toSummary(input({ reviews: { scrittura: review } }), now, words)
      .sections.at(-1)
      ?.blocks.find(({ heading }) => heading === "Parti non rivolte a chi legge: non contano");
    expect(block?.paragraphs).toEqual(["io ho andato a casa."]);
  });

  it("says whether an AI or a teacher corrected the writing, in words and as metadata", () => {
    const { correctionResult } = marked;
    if (!correctionResult) throw new Error("not marked");
    const signed = writing({ correctionResult: { ...correctionResult, source: "teacher", ai_generated: false } });
    const told = [marked, signed, writing({ status: "pending" })].map((scrittura) => {
      const { isAiGenerated, sections } = toSummary(input({ reviews: { scrittura } }), now, words);
      const block = sections[4]?.blocks.find(({ heading }) => heading === "Chi ha corretto");
      return [isAiGenerated, block?.paragraphs];
    });
    expect(told).toEqual([
      [true, ["Correzione fatta da un'intelligenza artificiale: può sbagliare."]],
      [false, ["Correzione fatta e firmata dall'insegnante."]],
      [false, undefined],
    ]);
  });

  it("lists the patterns, then the errors with sentence, rule and example (a repeated one explained once), marks unclear passages, and names a strength and a point to practise", () => {
    const { correctionResult } = marked;
    if (!correctionResult) throw new Error("not marked");
    const at = (start: number, end: number) => ({ start, end, correctedStart: 0, correctedEnd: 4 });
    const scrittura = writing({
      originalText: "Io ho andato a casa.\nHo tornato ieri.",
      correctionResult: {
        ...correctionResult,
        errors: [
          {
            id: 1,
            type: "grammaticale",
            original: "ho",
            corrected: "sono",
            explanation: "«Andare» vuole «essere».",
            quoted: "sono andato",
            example: "Siamo andati al mare.",
            ...at(3, 5),
          },
          {
            id: 2,
            type: "altro",
            original: "casa",
            corrected: "casa",
            explanation: "",
            isUnclear: true,
            ...at(15, 19),
          },
          { id: 3, type: "altro", original: "ieri", corrected: "", explanation: "", ...at(32, 36) },
          {
            id: 4,
            type: "grammaticale",
            original: "Ho",
            corrected: "Sono",
            explanation: "«Tornare» vuole «essere».",
            ...at(21, 23),
          },
        ],
        details: {
          evidence: {},
          bullets: [],
          reasons: [],
          strength: "Saluti bene.",
          practise: { type: "grammaticale", advice: "Ripassa i verbi." },
        },
      },
    });
    const { blocks } = toSummary(input({ reviews: { scrittura } }), now, words).sections[4] ?? { blocks: [] };
    const [first, second] = ["«Io ho andato a casa.»", "«Ho tornato ieri.»"];
    expect(blocks.slice(2)).toEqual([
      {
        heading: "Gli errori che si ripetono",
        paragraphs: ["2 volte: si scrive «sono» invece di «ho»"],
      },
      {
        heading: "Errori",
        paragraphs: [],
        entries: [
          {
            heading: "1. ho -> sono",
            paragraphs: [
              first,
              "«Andare» vuole «essere».",
              "Qui: «sono andato»",
              "Un altro esempio: «Siamo andati al mare.»",
            ],
          },
          { heading: "2. Non chiaro: casa", paragraphs: [first] },
          { heading: "3. ieri -> (da togliere)", paragraphs: [second] },
          { heading: "4. Ho -> Sono", paragraphs: [second] },
        ],
      },
      {
        heading: "Feedback",
        paragraphs: ["Il messaggio è chiaro.", "Da tenere: Saluti bene.", "Da esercitare: Ripassa i verbi."],
      },
      { heading: "Chi ha corretto", paragraphs: ["Correzione fatta da un'intelligenza artificiale: può sbagliare."] },
    ]);
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

describe("the verdict of the summary", () => {
  const part = (prova: QuestionSection, passed: boolean): QuestionsReview => ({
    ...questions,
    prova,
    correctionResult: {
      ...questions.correctionResult,
      correctAnswers: passed ? 2 : 1,
      score12: passed ? 8 : 4,
      passed,
    },
  });
  const reviews = (scrittura: WritingReview) => ({
    ascolto1: part("ascolto1", true),
    ascolto2: part("ascolto2", true),
    lettura: part("lettura", true),
    cloze: part("cloze", true),
    scrittura,
  });
  const verdictOf = (scrittura: WritingReview) => toSummary(input({ reviews: reviews(scrittura) }), now, words).verdict;

  it("has the exam's own terms, the total and the sentence of the result", () => {
    expect(verdictOf(marked)).toEqual({
      standing: "failed",
      outcome: "ESAME NON SUPERATO",
      total: "Punteggio totale: 38 su 60",
      text: "Hai superato 4 prove su 5. Ti manca la Scrittura: 6 su 12, ne servono 7.",
    });
  });

  it("counts an empty writing as 0, and a waiting one not yet", () => {
    expect(verdictOf(writing({ originalText: "" }))?.text).toContain("Ti manca la Scrittura: 0 su 12");
    expect(verdictOf(writing({ status: "pending" }))).toEqual({
      standing: "open",
      outcome: "IN CORREZIONE",
      total: "Punteggio fino a ora: 32 su 60",
      text: "Finora hai superato 4 prove su 5. La Scrittura è in correzione: il totale si completa quando arriva il voto.",
    });
  });

  it("is missing while a section has no review", () => {
    expect(toSummary(input(), now, words).verdict).toBeNull();
  });

  const rowsOf = (scrittura: WritingReview) =>
    toSummary(input({ reviews: reviews(scrittura) }), now, words).scores.map(({ name, outcome, mark }) => [
      name,
      mark?.words,
      outcome,
    ]);

  it("is above a table with the score of each section and whether it is passed", () => {
    const passed = ["8 su 12", "Prova superata"];
    const rows = ["Ascolto 1", "Ascolto 2", "Lettura", "Cloze"].map((name) => [name, ...passed]);
    expect(rowsOf(marked)).toEqual([...rows, ["Scrittura", "6 su 12", "Prova non superata"]]);
    expect(rowsOf(writing({ status: "pending" })).at(-1)).toEqual(["Scrittura", undefined, "IN CORREZIONE"]);
    expect(rowsOf(writing({ maxScore: null })).at(-1)).toEqual(["Scrittura", undefined, "Correzione senza voto."]);
  });

  it("stands below the words that this is practice, and names no pass mark for a section", () => {
    const { training, scores } = toSummary(input({ reviews: reviews(marked) }), now, words);
    expect(training).toBe("Questo è un allenamento, non l'esame.");
    expect(JSON.stringify(scores)).not.toMatch(/si passa|ne servono/);
  });

  it("says that half is enough only here, if an ability would fail in the real exam", () => {
    const good = writing({
      correctionResult: marked.correctionResult && { ...marked.correctionResult, score: 9, passed: true },
    } as Partial<WritingReview>);
    const half = reviews(good);
    const hard = Object.fromEntries(
      Object.entries(half).map(([section, review]) => [
        section,
        review.prova === "scrittura"
          ? review
          : { ...review, correctionResult: { ...review.correctionResult, score12: 6 } },
      ]),
    );
    expect(toSummary(input({ reviews: half }), now, words).verdict?.text).toBe("Hai superato tutte e 5 le prove.");
    expect(toSummary(input({ reviews: hard }), now, words).verdict?.text).toBe(
      "Hai superato tutte e 5 le prove. Qui basta la metà; all'esame ne servono 7.",
    );
  });
});

describe("the file name", () => {
  it("is the product's name with the date, valid on every file system", () => {
    expect(datedFileName("CILS", "Completo", now, "pdf")).toBe("CILS_Completo_22-11-2026.pdf");
    expect(datedFileName("Prova/A: B", "Completo", now, "pdf")).toBe("Prova_A_B_Completo_22-11-2026.pdf");
  });
});
