import { getSimulation } from "@/lib/exam/content/library";
import type { Tag } from "@/lib/exam/content/tags";
import { CRITERIA, type Criterion } from "@/lib/exam/criteria";
import { type KeyedQuestion, questionWords } from "@/lib/exam/kinds/question";
import { keyedQuestions } from "@/lib/exam/paper";
import { type Attempt, sectionOf } from "@/lib/exam/queries";
import { SECTION_MAX } from "@/lib/exam/score";
import { QUESTION_SECTIONS, type Section, WRITING_SECTION } from "@/lib/exam/sections";
import type { HandedIn } from "@/lib/writing/queries";
import type { ErrorType } from "@/lib/writing/schema";

/** What a loss is about: what questions test, a kind of error in the writing, or points of its task that are missing. */
export type Topic =
  | { kind: "questions"; tag: Tag }
  | { kind: "writing"; type: CountedType }
  | { kind: "task"; criterion: "efficacia" };

/** A missed question with the answer that was given, a passage of a writing with its correction, or a point of its task. */
export type LossExample =
  | { kind: "question"; question: string; options?: string[]; userAnswer: string | null; correctAnswer: string }
  | { kind: "passage"; original: string; corrected: string }
  | { kind: "point"; point: string };

/** What cost points: how often, how many on the real exam's scale of 12 an ability, and where most of them were lost. */
export type Loss = {
  topic: Topic;
  count: number;
  points: number;
  place: { attemptId: string; section: Section };
  /** The learner's own, from that place. */
  example: LossExample;
};

/** A finished attempt, and its writing once it was handed in. */
export type FinishedPaper = { attempt: Attempt; writing: HandedIn | null };

/** More than so many things to do at once are none. */
const MOST_LOSSES = 3;

/** Two sections of 12 points of ours make one ability of 12 in the real exam. */
const SECTIONS_AN_ABILITY = 2;

/** The criterion that pays for each kind of error. */
const CRITERION_OF = {
  grammaticale: "morfosintassi",
  sintattico: "morfosintassi",
  lessicale: "lessico",
  ortografico: "ortografia",
  stilistico: "stile",
} as const satisfies Partial<Record<ErrorType, Criterion>>;

/** The kinds of error that a criterion pays for. */
export type CountedType = keyof typeof CRITERION_OF;

/** One thing that went wrong. */
type Miss = Omit<Loss, "count">;

/**
 * The things that cost most points, the costliest first; of two that cost the same the one that happened more often.
 * @param papers the newest first: the examples come from there
 */
export function rankLosses(papers: readonly FinishedPaper[], most = MOST_LOSSES): Loss[] {
  const misses = papers.flatMap((paper) => [
    ...missedQuestions(paper.attempt),
    ...writingErrors(paper),
    ...missingPoints(paper),
  ]);
  const topics = Map.groupBy(misses, ({ topic }) => nameTopic(topic));
  return [...topics.values()]
    .map(toLoss)
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points || b.count - a.count)
    .slice(0, most);
}

/** One name for each topic: the tag, the kind of error, or the criterion. */
export function nameTopic(topic: Topic): Tag | CountedType | "efficacia" {
  if (topic.kind === "questions") return topic.tag;
  return topic.kind === "writing" ? topic.type : topic.criterion;
}

/** Misses of one topic together, with the place that cost most of it. */
function toLoss(misses: readonly Miss[]): Loss {
  const places = [...Map.groupBy(misses, ({ place }) => `${place.attemptId}/${place.section}`).values()];
  const costliest = places.reduce((worst, place) => (sumPoints(place) > sumPoints(worst) ? place : worst));
  const [shown] = costliest.toSorted((a, b) => Number(isBlank(a)) - Number(isBlank(b)));
  if (!shown) throw new Error("a loss of nothing");
  return { ...shown, count: misses.length, points: Math.round(sumPoints(misses) * 10) / 10 };
}

const sumPoints = (misses: readonly Miss[]) => misses.reduce((sum, { points }) => sum + points, 0);

const isBlank = ({ example }: Miss) => example.kind === "question" && example.userAnswer === null;

/** The questions that were not answered rightly; one that was mended since is left out. */
function missedQuestions(attempt: Attempt): Miss[] {
  return QUESTION_SECTIONS.flatMap((section) => {
    const { correctedAt, marks } = sectionOf(attempt, section);
    if (correctedAt === null) return [];
    const questions = keyedQuestions(getSimulation(attempt.simulationId), section);
    return marks.flatMap(({ id, userAnswer, correctAnswer, isCorrect }): Miss[] => {
      const question = questions.find((one) => one.id === id && one.correct_answer === correctAnswer);
      if (isCorrect || !question) return [];
      return [
        {
          topic: { kind: "questions", tag: question.tag },
          points: SECTION_MAX / questions.length / SECTIONS_AN_ABILITY,
          place: { attemptId: attempt.id, section },
          example: { kind: "question", ...wordsOf(question), userAnswer, correctAnswer },
        },
      ];
    });
  });
}

function wordsOf(item: KeyedQuestion) {
  const { question, options } = questionWords(item);
  return { question, ...(options ? { options } : {}) };
}

/** The errors of a marked writing: what its criterion lost is shared out among the errors that the criterion is about. */
function writingErrors({ attempt, writing }: FinishedPaper): Miss[] {
  const result = writing?.result;
  const criteria = result?.criteria;
  // Without a mark nobody can say what an error cost.
  if (!criteria) return [];
  const counted = result.errors.flatMap((error) => (isCounted(error.type) ? [{ ...error, type: error.type }] : []));
  return counted.map(({ type, original, corrected }): Miss => {
    const criterion = CRITERION_OF[type];
    const sharers = counted.filter((other) => CRITERION_OF[other.type] === criterion).length;
    return {
      topic: { kind: "writing", type },
      points: (CRITERIA[criterion] - criteria[criterion]) / sharers,
      place: { attemptId: attempt.id, section: WRITING_SECTION },
      example: { kind: "passage", original, corrected },
    };
  });
}

/** The points of the task that the marker did not find: what the first criterion lost is shared out among them. */
function missingPoints({ attempt, writing }: FinishedPaper): Miss[] {
  const { criteria, details } = writing?.result ?? {};
  if (!criteria || !details) return [];
  const { options } = getSimulation(attempt.simulationId).sections[WRITING_SECTION];
  const bullets = options.find(({ id }) => id === writing?.option)?.bullets ?? [];
  const missing = bullets.filter((_, place) => details.bullets[place] === false);
  return missing.map((point) => ({
    topic: { kind: "task", criterion: "efficacia" },
    points: (CRITERIA.efficacia - criteria.efficacia) / missing.length,
    place: { attemptId: attempt.id, section: WRITING_SECTION },
    example: { kind: "point", point },
  }));
}

const isCounted = (type: ErrorType): type is CountedType => Object.hasOwn(CRITERION_OF, type);
