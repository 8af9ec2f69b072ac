import { type Attempt, sectionRecordOf } from "@/lib/exam/queries";
import {
  mapKeys,
  QUESTION_ABILITIES,
  type QuestionAbility,
  sectionsOfAbility,
  WRITING_SECTION,
} from "@/lib/exam/sections";
import { type Difficulty, type ItemResponse, PRIOR_DIFFICULTY } from "@/lib/report/readiness/item";
import { itemKey, listPaperItems } from "@/lib/report/readiness/paper-items";
import type { AttemptResponses } from "@/lib/report/readiness/question-ability";
import { type Measurements, MODE_WEIGHTS } from "@/lib/report/readiness/readiness";

/** Learned difficulties by `itemKey`. */
export type Difficulties = ReadonlyMap<string, Difficulty>;

export const NO_DIFFICULTIES: Difficulties = new Map();

/** The first finished attempt at each simulation, oldest first, without questions whose key changed since. */
export function toMeasurements(attempts: readonly Attempt[], difficulties: Difficulties): Measurements {
  const finished = attempts.filter(({ status }) => status === "closed").toSorted((a, b) => +a.startedAt - +b.startedAt);
  const firstAttempts = finished.filter(
    ({ simulationId }, place) => finished.findIndex((other) => other.simulationId === simulationId) === place,
  );
  const attemptResponses = (ability: QuestionAbility) =>
    firstAttempts.flatMap((attempt): AttemptResponses[] => {
      const responses = responsesOf(attempt, ability, difficulties);
      return responses.length > 0 ? [{ responses, weight: MODE_WEIGHTS[attempt.mode] }] : [];
    });
  return {
    ...mapKeys(QUESTION_ABILITIES, attemptResponses),
    scrittura: firstAttempts.every((attempt) => sectionRecordOf(attempt, WRITING_SECTION).maxScore !== null)
      ? firstAttempts.flatMap((attempt) => {
          const { score } = sectionRecordOf(attempt, WRITING_SECTION);
          return score === null ? [] : [{ score, weight: MODE_WEIGHTS[attempt.mode] }];
        })
      : null,
  };
}

function responsesOf(attempt: Attempt, ability: QuestionAbility, difficulties: Difficulties): ItemResponse[] {
  return sectionsOfAbility(ability).flatMap((section) => {
    const { correctedAt, marks } = sectionRecordOf(attempt, section);
    if (correctedAt === null) return [];
    return listPaperItems(attempt.simulationId, section).flatMap((item): ItemResponse[] => {
      const mark = marks.find(({ id, correctAnswer }) => id === item.questionId && correctAnswer === item.key);
      if (!mark) return [];
      const difficulty = difficulties.get(itemKey(item)) ?? PRIOR_DIFFICULTY;
      return [{ options: item.options, passage: item.passage, difficulty, isRight: mark.isCorrect }];
    });
  });
}
