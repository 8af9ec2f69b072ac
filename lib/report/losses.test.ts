import { describe, expect, it } from "vitest";
import { getSimulation } from "@/lib/exam/content/library";
import { keyedQuestions } from "@/lib/exam/kinds/table";
import type { Attempt } from "@/lib/exam/queries";
import { markQuestions, SECTION_MAX } from "@/lib/exam/score";
import { isQuestionSection, type QuestionSection, SECTIONS } from "@/lib/exam/sections";
import { type PaperWithWriting, rankLosses } from "@/lib/report/losses";
import { chooseMending } from "@/lib/report/mending";
import type { ErrorType } from "@/lib/writing/error-kinds";
import type { HandedInText } from "@/lib/writing/queries";

type Wrong = Partial<Record<QuestionSection, readonly number[]>>;

/** A finished attempt with right answers, except these wrong ones. */
function attempt(id: string, wrong: Wrong = {}, blank: Wrong = {}): Attempt {
  const at = new Date("2026-11-01T10:00:00Z");
  const sections = SECTIONS.map((section) => {
    const kept = { revision: 1, completed: true, savedAt: at, lockedAt: at, maxScore: SECTION_MAX, pending: false };
    const shared = { section, answers: {}, seconds: {}, ...kept };
    if (!isQuestionSection(section))
      return {
        ...shared,
        correctedAt: at,
        marks: [],
        correctAnswers: null,
        totalQuestions: null,
        score: 8,
        passed: true,
      };
    const questions = keyedQuestions(getSimulation(1), section);
    const {
      marks,
      score12: score,
      ...rest
    } = markQuestions(questions, (question) => {
      if (blank[section]?.includes(question)) return undefined;
      const item = questions.find((one) => one.id === question);
      const isWrong = wrong[section]?.includes(question);
      return isWrong ? item?.letters.find((letter) => letter !== item.correct_answer) : item?.correct_answer;
    });
    return { ...shared, ...rest, correctedAt: at, marks, score };
  });
  const facts = {
    simulationId: 1,
    status: "closed",
    mode: "exam",
    extraTime: "none",
    onPaper: false,
    setAsideAt: null,
  } as const;
  return { id, ...facts, startedAt: at, closedAt: at, sections };
}

/** A marked writing with errors of these kinds. */
function writing(
  criteria: Partial<Record<"efficacia" | "morfosintassi" | "lessico" | "ortografia", number>>,
  types: ErrorType[],
  bullets?: boolean[],
) {
  const errors = types.map((type, place) => {
    const [original, corrected] = [`errore ${place}`, `giusto ${place}`];
    const span = { start: 0, end: 8, correctedStart: 0, correctedEnd: 8 };
    return { id: place + 1, type, original, corrected, explanation: "", ...span };
  });
  const full = { efficacia: 3, stile: 1, morfosintassi: 4, lessico: 3, ortografia: 1, ...criteria };
  const texts = { feedback: "", overallFeedback: "", originalText: "", correctedText: "" };
  const told = { source: "ai", ai_generated: true, teacherAsked: false } as const;
  const details = bullets ? { evidence: {}, bullets, reasons: [] } : null;
  const result = { score: 8, estimatedScore: 8, passed: true, criteria: full, errors, ...texts, ...told, details };
  return { id: "w", text: "", option: "A", basicCheck: null, wait: null, result } satisfies HandedInText;
}

const idsWith = (section: QuestionSection, tag: string) =>
  keyedQuestions(getSimulation(1), section)
    .filter((one) => one.tag === tag)
    .map(({ id }) => id);
const paper = (of: Attempt, written: HandedInText | null = null): PaperWithWriting => ({
  attempt: of,
  writing: written,
});

describe("the greatest losses of points", () => {
  it("are empty if everything is right", () => {
    expect(rankLosses([])).toEqual([]);
    expect(rankLosses([paper(attempt("a"), writing({}, []))])).toEqual([]);
  });

  it("count one choice like two statements, as the real exam does", () => {
    const [choice] = keyedQuestions(getSimulation(1), "ascolto1");
    const statement = keyedQuestions(getSimulation(1), "lettura").find(({ tag }) => tag !== choice?.tag);
    const losses = rankLosses([paper(attempt("a", { ascolto1: [choice?.id ?? 0], lettura: [statement?.id ?? 0] }))]);
    expect(losses.map(({ topic, points }) => [topic, points])).toEqual([
      [{ kind: "questions", tag: choice?.tag }, 1],
      [{ kind: "questions", tag: statement?.tag }, 0.5],
    ]);
  });

  it("are added up over the papers, and link to the place of the greatest loss, with one of the learner's answers", () => {
    const tag = keyedQuestions(getSimulation(1), "lettura")
      .map((one) => one.tag)
      .find((one) => idsWith("lettura", one).length > 1);
    if (!tag) throw new Error("the reading tests nothing twice");
    const [first = 0, second = 0] = idsWith("lettura", tag);
    const newest = attempt("new", { lettura: [first] });
    const older = attempt("old", { lettura: [second] }, { lettura: [first] });
    const [loss] = rankLosses([paper(newest), paper(older)]);
    expect(loss).toMatchObject({
      count: 3,
      points: 1.5,
      places: [{ attemptId: "old", section: "lettura", count: 2 }, { count: 1 }],
    });
    expect(loss?.example).toMatchObject({ kind: "question", userAnswer: expect.stringMatching(/^[VF]$/) });
  });

  it("distribute a criterion's loss among its errors, and exclude errors that cost nothing", () => {
    const marked = writing({ morfosintassi: 1, ortografia: 1 }, [
      "grammaticale",
      "grammaticale",
      "sintattico",
      "ortografico",
    ]);
    expect(rankLosses([paper(attempt("a"), marked)])).toEqual([
      {
        topic: { kind: "writing", type: "grammaticale" },
        count: 2,
        points: 2,
        places: [{ attemptId: "a", simulationId: 1, section: "scrittura", count: 2 }],
        example: { kind: "passage", original: "errore 0", corrected: "giusto 0" },
      },
      expect.objectContaining({ topic: { kind: "writing", type: "sintattico" }, count: 1, points: 1 }),
    ]);
  });

  it("include a point of the task that the marker did not find, with the loss of the first criterion", () => {
    const marked = writing({ efficacia: 2 }, [], [true, false, true]);
    const [, point] = getSimulation(1).sections.scrittura.options[0]?.bullets ?? [];
    expect(rankLosses([paper(attempt("a"), marked)])).toEqual([
      {
        topic: { kind: "task", criterion: "efficacia" },
        count: 1,
        points: 1,
        places: [{ attemptId: "a", simulationId: 1, section: "scrittura", count: 1 }],
        example: { kind: "point", point },
      },
    ]);
    expect(rankLosses([paper(attempt("a"), writing({ efficacia: 2 }, [], [true, true, true]))])).toEqual([]);
    expect(rankLosses([paper(attempt("a"), writing({ efficacia: 2 }, []))])).toEqual([]);
  });

  it("are at most three, the greatest first", () => {
    const everything = Object.fromEntries(
      (["ascolto1", "ascolto2", "lettura", "cloze"] as const).map((section) => [
        section,
        keyedQuestions(getSimulation(1), section).map(({ id }) => id),
      ]),
    );
    const points = rankLosses([paper(attempt("a", everything))]).map((loss) => loss.points);
    expect(points).toHaveLength(3);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
  });

  it("exclude a question whose key has been corrected since", () => {
    const one = attempt("a", { ascolto1: [1] });
    for (const { marks } of one.sections) for (const mark of marks) mark.correctAnswer = `${mark.correctAnswer}?`;
    expect(rankLosses([paper(one)])).toEqual([]);
  });
});

describe("what to mend first", () => {
  it("is a question of the section, rather one that was answered, without its key", () => {
    const [first, second] = keyedQuestions(getSimulation(1), "ascolto1");
    const mending = chooseMending(
      paper(attempt("a", { ascolto1: [second?.id ?? 0] }, { ascolto1: [first?.id ?? 0] })),
      "ascolto1",
    );
    expect(mending).toMatchObject({ kind: "question", question: second?.question });
    expect(Object.keys(mending ?? {})).not.toContain("correctAnswer");
    expect(chooseMending(paper(attempt("a")), "ascolto1")).toBeNull();
  });

  const text = "Cara Anna,\nieri ho andato da te. Ho telefonato il tecnico, ma lui è venuto non.";
  const mark = (original: string) => ({
    original,
    start: text.indexOf(original),
    end: text.indexOf(original) + original.length,
  });
  const written = (wrong: readonly string[], bullets?: boolean[]) => {
    const handedIn = writing(
      {},
      wrong.map(() => "grammaticale"),
      bullets,
    );
    const errors = handedIn.result.errors.map((error, at) => ({ ...error, ...mark(wrong[at] ?? "") }));
    return paper(attempt("a"), { ...handedIn, result: { ...handedIn.result, originalText: text, errors } });
  };

  it("is the sentence of a text with most errors, marked where they are", () => {
    const mending = chooseMending(written(["ho andato", "telefonato il", "è venuto non"]), "scrittura");
    expect(mending?.kind === "text" && mending.segments.map(({ text: piece, item }) => [piece, item !== null])).toEqual(
      [
        ["Ho ", false],
        ["telefonato il", true],
        [" tecnico, ma lui ", false],
        ["è venuto non", true],
        [".", false],
      ],
    );
  });

  it("is a missing point of the task if no error is marked, the text itself if there is none", () => {
    const points = getSimulation(1).sections.scrittura.options.find(({ id }) => id === "A")?.bullets;
    expect(chooseMending(written([], [true, false, false]), "scrittura")).toEqual({
      kind: "point",
      point: points?.[1],
    });
    expect(chooseMending(paper(attempt("a"), { ...writing({}, []), result: null }), "scrittura")).toBeNull();
    expect(chooseMending(paper(attempt("a")), "scrittura")).toEqual({ kind: "empty" });
  });
});
