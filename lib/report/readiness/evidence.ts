import type { Attempt } from "@/lib/exam/queries";
import { sectionOf } from "@/lib/exam/queries";
import { WRITING_SECTION } from "@/lib/exam/sections";
import { askedName, askedQuestions, SECTIONS_OF } from "@/lib/report/readiness/asked";
import { type Difficulty, type Response, UNKNOWN_DIFFICULTY } from "@/lib/report/readiness/item";
import type { QuestionAbility, Sitting } from "@/lib/report/readiness/question-ability";
import { type Evidence, WEIGHTS } from "@/lib/report/readiness/readiness";

/** Learned difficulties by `askedName`. */
export type Difficulties = ReadonlyMap<string, Difficulty>;

export const NOTHING_LEARNED: Difficulties = new Map();

/** The first finished attempt at each simulation, oldest first, without questions whose key changed since. */
export function toEvidence(attempts: readonly Attempt[], difficulties: Difficulties): Evidence {
  const finished = attempts.filter(({ status }) => status === "closed").toSorted((a, b) => +a.startedAt - +b.startedAt);
  const first = finished.filter(
    ({ simulationId }, place) => finished.findIndex((other) => other.simulationId === simulationId) === place,
  );
  const sittings = (ability: QuestionAbility) =>
    first.map(
      (attempt): Sitting => ({ responses: responsesOf(attempt, ability, difficulties), weight: WEIGHTS[attempt.mode] }),
    );
  return {
    ascolto: sittings("ascolto").filter(({ responses }) => responses.length > 0),
    lettura: sittings("lettura").filter(({ responses }) => responses.length > 0),
    scrittura: first.every((attempt) => sectionOf(attempt, WRITING_SECTION).maxScore !== null)
      ? first.flatMap((attempt) => {
          const { score } = sectionOf(attempt, WRITING_SECTION);
          return score === null ? [] : [{ score, weight: WEIGHTS[attempt.mode] }];
        })
      : null,
  };
}

function responsesOf(attempt: Attempt, ability: QuestionAbility, difficulties: Difficulties): Response[] {
  return SECTIONS_OF[ability].flatMap((section) => {
    const { correctedAt, marks } = sectionOf(attempt, section);
    if (correctedAt === null) return [];
    return askedQuestions(attempt.simulationId, section).flatMap((asked): Response[] => {
      const mark = marks.find(({ id, correctAnswer }) => id === asked.questionId && correctAnswer === asked.key);
      if (!mark) return [];
      const difficulty = difficulties.get(askedName(asked)) ?? UNKNOWN_DIFFICULTY;
      return [{ options: asked.options, passage: asked.passage, difficulty, isRight: mark.isCorrect }];
    });
  });
}
