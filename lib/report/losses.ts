import { getSimulation } from "@/lib/exam/content/library";
import type { Tag } from "@/lib/exam/content/tags";
import { CRITERIA, type Criterion } from "@/lib/exam/criteria";
import { type KeyedQuestion, withoutKey } from "@/lib/exam/kinds/question";
import { keyedQuestions } from "@/lib/exam/kinds/table";
import { type Attempt, sectionRecordOf } from "@/lib/exam/queries";
import { SECTION_MAX } from "@/lib/exam/score";
import { QUESTION_SECTIONS, type Section, WRITING_SECTION } from "@/lib/exam/sections";
import type { ErrorType } from "@/lib/writing/error-kinds";
import type { HandedInText } from "@/lib/writing/queries";

export type Topic =
  | { kind: "questions"; tag: Tag }
  | { kind: "writing"; type: CountedErrorType }
  | { kind: "task"; criterion: "efficacia" };

export type LossExample =
  | { kind: "question"; question: string; options?: string[]; userAnswer: string | null; correctAnswer: string }
  | { kind: "passage"; original: string; corrected: string }
  | { kind: "point"; point: string };

type Place = { attemptId: string; simulationId: number; section: Section };

/** `points`: on the real exam's scale of 12 per ability; `places`: where they were lost, the costliest first. */
export type Loss = {
  topic: Topic;
  count: number;
  points: number;
  places: (Place & { count: number })[];
  /** The learner's own, from the first place. */
  example: LossExample;
};

/** `writing` is null until it is handed in. */
export type PaperWithWriting = { attempt: Attempt; writing: HandedInText | null };

/** A longer list is too much to work on at once. */
const MAX_LOSSES = 3;

/** Two of our sections (12 points each) make one ability of the real exam (12 points). */
const SECTIONS_PER_ABILITY = 2;

const CRITERION_OF = {
  grammaticale: "morfosintassi",
  sintattico: "morfosintassi",
  lessicale: "lessico",
  ortografico: "ortografia",
  stilistico: "stile",
} as const satisfies Partial<Record<ErrorType, Criterion>>;

export type CountedErrorType = keyof typeof CRITERION_OF;

type Miss = Pick<Loss, "topic" | "points" | "example"> & { place: Place };

/** Topics that cost most points, costliest first. @param papers newest first, for the examples */
export function rankLosses(papers: readonly PaperWithWriting[]): Loss[] {
  const misses = papers.flatMap((one) => [...lostQuestions(one), ...lostWritingPoints(one), ...lostTaskPoints(one)]);
  const topics = Map.groupBy(misses, ({ topic }) => topicKey(topic));
  return [...topics.values()]
    .map(toLoss)
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points || b.count - a.count)
    .slice(0, MAX_LOSSES);
}

/** Unique name of a topic. */
export function topicKey(topic: Topic): Tag | CountedErrorType | "efficacia" {
  if (topic.kind === "questions") return topic.tag;
  return topic.kind === "writing" ? topic.type : topic.criterion;
}

function toLoss(misses: readonly Miss[]): Loss {
  const groups = [...Map.groupBy(misses, ({ place }) => `${place.attemptId}/${place.section}`).values()];
  const byCost = groups.toSorted((a, b) => sumPoints(b) - sumPoints(a));
  const [shown] = (byCost[0] ?? []).toSorted((a, b) => Number(isBlank(a)) - Number(isBlank(b)));
  if (!shown) throw new Error("a loss needs at least one miss");
  const places = byCost.flatMap(([first, ...rest]) => (first ? { ...first.place, count: rest.length + 1 } : []));
  const points = Math.round(sumPoints(misses) * 10) / 10;
  return { topic: shown.topic, count: misses.length, points, places, example: shown.example };
}

const placeOf = ({ id, simulationId }: Attempt, section: Section): Place => ({ attemptId: id, simulationId, section });

const sumPoints = (misses: readonly Miss[]) => misses.reduce((sum, { points }) => sum + points, 0);

const isBlank = ({ example }: Miss) => example.kind === "question" && example.userAnswer === null;

/** Questions whose key has changed since are left out. */
function lostQuestions({ attempt }: PaperWithWriting): Miss[] {
  return QUESTION_SECTIONS.flatMap((section) => {
    const { correctedAt, marks } = sectionRecordOf(attempt, section);
    if (correctedAt === null) return [];
    const questions = keyedQuestions(getSimulation(attempt.simulationId), section);
    return marks.flatMap(({ id, userAnswer, correctAnswer, isCorrect }): Miss[] => {
      const question = questions.find((one) => one.id === id && one.correct_answer === correctAnswer);
      if (isCorrect || !question) return [];
      return [
        {
          topic: { kind: "questions", tag: question.tag },
          points: SECTION_MAX / questions.length / SECTIONS_PER_ABILITY,
          place: placeOf(attempt, section),
          example: { kind: "question", ...wordsOf(question), userAnswer, correctAnswer },
        },
      ];
    });
  });
}

function wordsOf(item: KeyedQuestion) {
  const { question, options } = withoutKey(item);
  return { question, ...(options ? { options } : {}) };
}

/** Splits the points lost in a criterion equally among its errors. */
function lostWritingPoints({ attempt, writing }: PaperWithWriting): Miss[] {
  const result = writing?.result;
  const criteria = result?.criteria;
  // Without a mark the cost of an error is unknown.
  if (!criteria) return [];
  const counted = result.errors.flatMap((error) => (isCountedType(error.type) ? [{ ...error, type: error.type }] : []));
  return counted.map(({ type, original, corrected }): Miss => {
    const criterion = CRITERION_OF[type];
    const sharers = counted.filter((other) => CRITERION_OF[other.type] === criterion).length;
    return {
      topic: { kind: "writing", type },
      points: (CRITERIA[criterion] - criteria[criterion]) / sharers,
      place: placeOf(attempt, WRITING_SECTION),
      example: { kind: "passage", original, corrected },
    };
  });
}

/** Splits the points lost in `efficacia` among the bullets of the task that the text does not cover. */
function lostTaskPoints({ attempt, writing }: PaperWithWriting): Miss[] {
  const { criteria, details } = writing?.result ?? {};
  if (!criteria || !details) return [];
  const { options } = getSimulation(attempt.simulationId).sections[WRITING_SECTION];
  const bullets = options.find(({ id }) => id === writing?.option)?.bullets ?? [];
  const missing = bullets.filter((_, place) => details.bullets[place] === false);
  return missing.map((point) => ({
    topic: { kind: "task", criterion: "efficacia" },
    points: (CRITERIA.efficacia - criteria.efficacia) / missing.length,
    place: placeOf(attempt, WRITING_SECTION),
    example: { kind: "point", point },
  }));
}

const isCountedType = (type: ErrorType): type is CountedErrorType => Object.hasOwn(CRITERION_OF, type);
