import { describe, expect, it } from "vitest";
import { getSimulation, listSimulations } from "@/lib/exam/content/library";
import type { HeardSibling, Sibling } from "@/lib/exam/content/siblings";
import { BLANK } from "@/lib/exam/kinds/gap";
import { keyedQuestions } from "@/lib/exam/kinds/table";
import type { Attempt } from "@/lib/exam/queries";
import { SECTION_MAX } from "@/lib/exam/score";
import { isOfKind, QUESTION_SECTIONS, type QuestionSection, SECTIONS } from "@/lib/exam/sections";
import { extendSpan } from "@/lib/exam/transcript";
import { chooseSibling, toAskableQuestion } from "@/lib/report/deck/askable-question";
import { cardsOf, missedQuestions, type QuestionCard, writingErrors } from "@/lib/report/deck/cards";
import { isSessionOver, NEW_PER_DAY, planDeck, timeUntil } from "@/lib/report/deck/plan";
import { type DeckGrade, scheduleNext } from "@/lib/report/deck/schedule";
import { nextStep } from "@/lib/report/deck/step";
import { toQuestionCardView } from "@/lib/report/deck/view";
import type { CardState } from "@/lib/report/queries/deck";
import type { WritingResult } from "@/lib/writing/schema";

const MONDAY = new Date("2026-11-23T09:00:00Z");
const later = (minutes: number, from = MONDAY) => new Date(from.getTime() + minutes * 60_000);
const DAY = 24 * 60;

/** An attempt whose corrected sections have these answers, and all other answers blank. */
function attempt(
  answers: Partial<Record<QuestionSection, Record<number, string>>>,
  more: Partial<Attempt> & { open?: QuestionSection[] } = {},
): Attempt {
  const { open = [], ...facts } = more;
  const simulationId = facts.simulationId ?? 1;
  const sections = SECTIONS.map((section) => {
    const given = section === "scrittura" ? undefined : answers[section];
    const isCorrected = given !== undefined && !open.includes(section as QuestionSection);
    const questions = section === "scrittura" ? [] : keyedQuestions(getSimulation(simulationId), section);
    const marks = questions.map(({ id, correct_answer }) => {
      const userAnswer = given?.[id] ?? null;
      return { id, userAnswer, correctAnswer: correct_answer, isCorrect: userAnswer === correct_answer };
    });
    return {
      section,
      answers: {},
      seconds: {},
      completed: false,
      savedAt: null,
      correctedAt: isCorrected ? MONDAY : null,
      lockedAt: isCorrected ? MONDAY : null,
      marks: isCorrected ? marks : [],
      correctAnswers: null,
      totalQuestions: null,
      score: null,
      passed: null,
      maxScore: SECTION_MAX,
      pending: false,
      revision: 0,
    };
  });
  return {
    id: "k7m2q9xayz",
    simulationId,
    status: "closed",
    mode: "practice",
    extraTime: "none",
    onPaper: false,
    startedAt: MONDAY,
    closedAt: MONDAY,
    setAsideAt: null,
    ...facts,
    sections,
  };
}

/** Answers of a section: all right except those given. */
function answersBut(section: QuestionSection, missed: number[], simulationId = 1): Record<number, string> {
  return Object.fromEntries(
    keyedQuestions(getSimulation(simulationId), section).map(({ id, letters, correct_answer: key }) => [
      id,
      missed.includes(id) ? (letters.find((letter) => letter !== key) ?? "") : key,
    ]),
  );
}

const names = (cards: readonly { name: string }[]) => cards.map(({ name }) => name);

describe("the questions of a deck", () => {
  it("are those missed in corrected sections, each once, with their tag", () => {
    const once = attempt({ lettura: answersBut("lettura", [2, 7]), cloze: answersBut("cloze", [1]) });
    const again = attempt({ lettura: answersBut("lettura", [7]) }, { id: "older" });
    const cards = missedQuestions([once, again]);
    expect(names(cards)).toEqual(["1/lettura/2", "1/lettura/7", "1/cloze/1"]);
    expect(cards.map(({ tag }) => tag)).toContain("relative-clause");
  });

  it("exclude uncorrected sections, and questions that are open again in a new attempt", () => {
    const open = attempt({ lettura: answersBut("lettura", [2]) }, { status: "active", open: ["lettura"] });
    expect(missedQuestions([open])).toEqual([]);
    const before = attempt({ lettura: answersBut("lettura", [2]) }, { id: "older", setAsideAt: MONDAY });
    expect(missedQuestions([open, before])).toEqual([]);
    expect(names(missedQuestions([{ ...open, setAsideAt: MONDAY }, before]))).toEqual(["1/lettura/2"]);
  });

  it("include a blank answer if others of its section were given, and exclude sections left completely blank", () => {
    const { 3: _blank, ...rest } = answersBut("cloze", []);
    expect(names(missedQuestions([attempt({ cloze: rest, lettura: {} })]))).toEqual(["1/cloze/3"]);
  });
});

describe("the errors of a deck", () => {
  const text = "Ciao Anna! Ieri ho andato al mare.\nHo visto tuo fratello. Baci";
  const error = (original: string, corrected: string, isUnclear = false) => {
    const start = text.indexOf(original);
    const place = { start, end: start + original.length, correctedStart: 0, correctedEnd: 0 };
    return { id: 1, type: "grammaticale" as const, original, corrected, explanation: "", isUnclear, ...place };
  };
  const writing = (errors: ReturnType<typeof error>[]) => ({
    attemptId: "k7m2q9xayz",
    simulationId: 1,
    result: { originalText: text, errors, ai_generated: true },
    markedAt: MONDAY,
  });

  it("are shown in their own sentence", () => {
    const [card] = writingErrors([writing([error("ho andato", "sono andato")])]);
    expect(card).toMatchObject({ name: "k7m2q9xayz/16-25", before: "Ieri ", after: " al mare." });
  });

  it("exclude unclear passages and errors without content", () => {
    expect(writingErrors([writing([error("Baci", "Baci"), error("mare", "male", true)])])).toEqual([]);
  });

  it("are left out while the writing of their simulation is open again", () => {
    const before = attempt({}, { setAsideAt: MONDAY });
    const marked = { ...before, sections: before.sections.map((one) => ({ ...one, correctedAt: MONDAY })) };
    const result = writing([error("ho andato", "sono andato")]).result as WritingResult;
    const handedIn = { id: "1", text, option: "A", basicCheck: null, result, wait: null };
    const whole = { attempt: marked, handedIn };
    const again = { attempt: attempt({}, { id: "again", status: "active" }), handedIn: null };
    expect(names(cardsOf([whole]))).toEqual(["k7m2q9xayz/16-25"]);
    expect(cardsOf([again, whole])).toEqual([]);
  });
});

describe("the source text of a question", () => {
  it("contains its evidence, for every question of every paper, and no key but those of other gaps", () => {
    for (const { id: simulationId } of listSimulations())
      for (const section of QUESTION_SECTIONS)
        for (const { id, evidence } of keyedQuestions(getSimulation(simulationId), section)) {
          const card = { simulationId, section, questionId: id } as QuestionCard;
          const source = toAskableQuestion(card, null)?.source;
          if (source?.kind === "audio") {
            expect(source.span.startSeconds).toBeLessThanOrEqual(evidence.audio?.startSeconds ?? 0);
            expect(source.span.endSeconds).toBeGreaterThanOrEqual(evidence.audio?.endSeconds ?? Infinity);
            expect(source.span.endSeconds - source.span.startSeconds).toBeLessThan(60);
            continue;
          }
          const text = source?.passage.parts.map((part) => part.text).join("\n") ?? "";
          if (isOfKind(section, "cloze")) {
            expect(text.split(BLANK)).toHaveLength(2);
            expect(text).not.toMatch(/\[\d\]/);
          } else expect(text).toContain(evidence.quote);
        }
  });

  it("is played with some sentences around it, as far as there are any", () => {
    const sentences = [0, 1, 2, 3, 4].map((at) => ({ startSeconds: at, endSeconds: at + 0.9 }));
    expect(extendSpan(sentences, sentences[3] ?? null, 2)).toEqual({ startSeconds: 1, endSeconds: 4.9 });
    expect(extendSpan(sentences, sentences[0] ?? null, 1)).toEqual({ startSeconds: 0, endSeconds: 1.9 });
    expect(extendSpan([], null, 1)).toBeNull();
  });
});

/** The stored state of a card after these answers, at these minutes from Monday. */
function answeredAt(name: string, answers: [minutes: number, grade: DeckGrade][], siblings: string[] = []): CardState {
  const [[first = 0] = []] = answers;
  const states = answers.reduce<CardState | null>((state, [minutes, grade], at) => {
    const schedule = scheduleNext(state, grade, later(minutes));
    return { ...schedule, name, grade, version: at + 1, siblings, createdAt: later(first) };
  }, null);
  if (!states) throw new Error("no answers");
  return states;
}

describe("a week of the deck", () => {
  const cards = missedQuestions([attempt({ lettura: answersBut("lettura", [1, 2]) })]);

  it("repeats a missed card at once, and a known one after days and growing intervals", () => {
    const wrong = answeredAt("1/lettura/1", [[0, "again"]]);
    expect(timeUntil(wrong.dueAt, MONDAY)).toEqual({ unit: "minutes", count: 1 });
    const good = answeredAt("1/lettura/1", [
      [0, "again"],
      [5, "good"],
      [20, "good"],
    ]);
    expect(timeUntil(good.dueAt, later(20))).toMatchObject({ unit: "days" });
    const again = answeredAt("1/lettura/1", [
      [0, "good"],
      [15, "good"],
      [4 * DAY, "good"],
      [20 * DAY, "good"],
    ]);
    const waits = [again.dueAt.getTime() - later(20 * DAY).getTime()].map((ms) => ms / (DAY * 60_000));
    expect(waits[0]).toBeGreaterThan(16);
    const easy = answeredAt("1/lettura/1", [[0, "easy"]]);
    expect(timeUntil(easy.dueAt, MONDAY).count).toBeGreaterThan(5);
  });

  it("has each day the cards due that day, the longest due first", () => {
    const known = answeredAt("1/lettura/1", [[0, "easy"]]);
    const slow = answeredAt("1/lettura/2", [
      [0, "good"],
      [10, "good"],
    ]);
    const dueOn = (day: number) =>
      names(planDeck(cards, [known, slow], later(day * DAY + 30)).due.map(({ card }) => card));
    expect(dueOn(0)).toEqual([]);
    expect(planDeck(cards, [known, slow], later(30)).nextAt).toEqual(slow.dueAt);
    expect(dueOn(7)).toEqual(["1/lettura/2"]);
    expect(dueOn(10)).toEqual(["1/lettura/2", "1/lettura/1"]);
  });

  it("has a few new cards a day, questions and errors in turn, and shows when the rest follows", () => {
    const many = missedQuestions([
      attempt({ lettura: {}, ascolto2: answersBut("ascolto2", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) }),
    ]);
    const first = planDeck(many, [], MONDAY);
    expect([first.due.length, first.total]).toEqual([NEW_PER_DAY, 12]);
    expect(first.nextAt).toEqual(new Date("2026-11-23T23:00:00Z"));
    const states = first.due.map(({ card }) => answeredAt(card.name, [[0, "easy"]]));
    expect(planDeck(many, states, later(5)).due).toEqual([]);
    expect(planDeck(many, states, later(DAY)).due).toHaveLength(2);
  });

  it("ends a session after five minutes, even if cards are still due", () => {
    const deck = { cards, states: [] };
    expect(nextStep(deck, MONDAY, later(4.9), "it").card).toMatchObject({ name: "1/lettura/1", version: 0 });
    expect(nextStep(deck, MONDAY, later(5), "it")).toMatchObject({ card: null, due: 2 });
    expect(isSessionOver(MONDAY, later(4.9))).toBe(false);
  });

  it("sends a question without its key and its explanation", () => {
    const { card } = nextStep({ cards, states: [] }, MONDAY, MONDAY, "it");
    expect(JSON.stringify(card)).not.toMatch(/correct|explanation|evidence|right/);
  });
});

describe("a waiting time", () => {
  it.each([
    [1, { unit: "minutes", count: 1 }],
    [59, { unit: "minutes", count: 59 }],
    [120, { unit: "hours", count: 2 }],
    [15 * 60, { unit: "days", count: 1 }],
    [3 * DAY, { unit: "days", count: 3 }],
  ])("%s minutes", (minutes, expected) => {
    expect(timeUntil(later(minutes), MONDAY)).toEqual(expected);
  });
});

describe("a sibling", () => {
  const [card] = missedQuestions([attempt({ lettura: answersBut("lettura", [2]) })]);
  const made = (id: string, kind: "statement" | "gap", tag = card?.tag): Sibling => {
    const shared = { id, tag, title: "Avviso", text: "Il corso costa [1] euro.", evidence: { quote: "Il corso" } };
    const more =
      kind === "gap" ? { options: ["a", "b", "c"], correct_answer: "B" } : { question: "?", correct_answer: "V" };
    return { ...shared, ...more, kind, explanation: { it: { right: "Perché sì." } } } as Sibling;
  };
  const known = answeredAt("1/lettura/2", [[0, "good"]]);

  it("replaces a question of its tag and kind once that was answered right, and is not shown twice", () => {
    if (!card) throw new Error("no card");
    const all = [made("a-1", "gap"), made("a-2", "statement", "opinion"), made("a-3", "statement")];
    expect(chooseSibling(card, null, new Set(), all)).toBeNull();
    expect(chooseSibling(card, answeredAt(card.name, [[0, "again"]]), new Set(), all)).toBeNull();
    expect(chooseSibling(card, known, new Set(), all)?.id).toBe("a-3");
    expect(chooseSibling(card, known, new Set(["a-3"]), all)).toBeNull();
  });

  it("has its own text and question; a gap is shown as a blank", () => {
    if (!card) throw new Error("no card");
    expect(toAskableQuestion(card, made("a-1", "gap"))).toMatchObject({
      isGap: true,
      question: { question: `Il corso costa ${BLANK} euro.`, letters: ["A", "B", "C"] },
      source: { passage: { title: "Avviso", parts: [{ text: `Il corso costa ${BLANK} euro.` }] } },
    });
    expect(toAskableQuestion(card, made("a-3", "statement"))?.question.letters).toEqual(["V", "F"]);
  });

  const heard: HeardSibling = {
    kind: "statement",
    id: "a-4",
    tag: card?.tag ?? "detail-place",
    title: "Al banco",
    place: "shop",
    turns: [
      { voice: "F1", speaker: "Cliente", text: "Scusi. Il pane è finito?", effect: "none" },
      { voice: "M1", speaker: "Commesso", text: "No, arriva alle dieci.", effect: "none" },
    ],
    question: "Il pane c'è già.",
    correct_answer: "F",
    evidence: { quote: "arriva alle dieci" },
    explanation: { it: { right: "È falso." } },
  };
  const sentence = (startSeconds: number, endSeconds: number, text: string) => ({ startSeconds, endSeconds, text });
  const turns = [
    [sentence(0.4, 1, "Scusi."), sentence(1.3, 2.5, "Il pane è finito?")],
    [sentence(3, 4.6, "No, arriva alle dieci.")],
  ].map((sentences) => ({ startSeconds: 0, endSeconds: 5, sentences }));
  const timings = {
    ...{ id: "a-4", piece: "pieces/sibling-a-4.mp3", source: "synthetic" as const, hash: "", pieceSha256: "" },
    ...{ durationSeconds: 5, loudnessLufs: -16, truePeakDb: -2, turns },
  };

  it("with sound replaces only a question that was heard, and comes before one to read", () => {
    const [spoken] = missedQuestions([attempt({ ascolto2: answersBut("ascolto2", [2]) })]);
    if (!card || !spoken) throw new Error("no card");
    const all = [made("a-3", "statement", spoken.tag), { ...heard, tag: spoken.tag }];
    expect(chooseSibling({ ...card, tag: spoken.tag }, known, new Set(), all)?.id).toBe("a-3");
    expect(chooseSibling(spoken, answeredAt(spoken.name, [[0, "good"]]), new Set(), all)?.id).toBe("a-4");
  });

  it("with sound is played before its question, without a word of it, and knows where the answer is heard", () => {
    if (!card) throw new Error("no card");
    const askable = toAskableQuestion(card, heard, () => timings);
    if (!askable) throw new Error("not askable");
    expect(askable).toMatchObject({
      source: { kind: "audio", src: "/api/audio/siblings/a-4.mp3", span: { startSeconds: 0.4, endSeconds: 4.6 } },
      question: { evidence: { audio: { startSeconds: 3, endSeconds: 4.6 } } },
      transcript: [{ turns: [{ speaker: "Cliente" }, { speaker: "Commesso" }] }],
    });
    const ref = { name: card.name, version: 1, sibling: heard.id, simulationId: 1, section: card.section };
    expect(JSON.stringify(toQuestionCardView(ref, askable, "it"))).not.toMatch(/finito|dieci|Al banco|transcript/);
  });

  it("with sound is not asked without its recording", () => {
    if (!card) throw new Error("no card");
    expect(() => toAskableQuestion(card, heard, () => undefined)).toThrow("a-4 has no recording");
  });
});
