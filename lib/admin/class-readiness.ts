import { getSimulation } from "@/lib/exam/content/library";
import type { Tag } from "@/lib/exam/content/tags";
import { keyedQuestions } from "@/lib/exam/kinds/table";
import { type Attempt, sectionRecordOf } from "@/lib/exam/queries";
import { QUESTION_SECTIONS } from "@/lib/exam/sections";
import { type Difficulties, toMeasurements } from "@/lib/report/readiness/measurements";
import { estimateReadiness } from "@/lib/report/readiness/readiness";
import { MEASURED_ABILITIES, type MeasuredAbility } from "@/lib/report/real-exam";

const MAX_TOPICS = 10;

/** Chances of passing in percent, over the class. */
export type AbilityRange = { ability: MeasuredAbility } & Record<Quantile, number>;
type Quantile = "lowest" | "lowerQuartile" | "median" | "upperQuartile" | "highest";

/** Answers to questions with this tag: all, the wrong or missing ones, and the number of learners who missed any. */
export type MissedTopic = { tag: Tag; total: number; missed: number; learners: number };

/** `measured`: learners with a measurement of every ability that gets marks; `abilities`: only these. */
export type ClassReadiness = ReturnType<typeof toClassReadiness>;

/** Aggregates the readiness of a class. @param learners the counting attempts of each learner */
export function toClassReadiness(learners: readonly (readonly Attempt[])[], difficulties: Difficulties) {
  const results = learners.flatMap((attempts) => estimateReadiness(toMeasurements(attempts, difficulties)) ?? []);
  const chancesOf = (ability: MeasuredAbility) =>
    results.flatMap(({ abilities }) => abilities.filter((one) => one.ability === ability).map(({ middle }) => middle));
  return {
    measured: results.length,
    abilities: MEASURED_ABILITIES.flatMap((ability) => {
      const chances = chancesOf(ability);
      return chances.length > 0 ? toRange(ability, chances) : [];
    }),
    topics: toTopics(learners),
  };
}

function toRange(ability: MeasuredAbility, chances: readonly number[]): AbilityRange {
  const sorted = chances.toSorted((a, b) => a - b);
  const at = (share: number) => quantileOf(sorted, share);
  const [lowest, highest] = [at(0), at(1)];
  return { ability, lowest, lowerQuartile: at(0.25), median: at(0.5), upperQuartile: at(0.75), highest };
}

function quantileOf(sorted: readonly number[], share: number): number {
  const position = (sorted.length - 1) * share;
  const [below = 0, above = below] = [sorted[Math.floor(position)], sorted[Math.ceil(position)]];
  return Math.round(below + (above - below) * (position % 1));
}

function toTopics(learners: readonly (readonly Attempt[])[]): MissedTopic[] {
  const answers = learners.flatMap((own, learner) => own.flatMap(answersOf).map((one) => ({ ...one, learner })));
  return [...Map.groupBy(answers, ({ tag }) => tag)]
    .map(([tag, group]): MissedTopic => {
      const missed = group.filter(({ isCorrect }) => !isCorrect);
      const missedBy = new Set(missed.map(({ learner }) => learner));
      return { tag, total: group.length, missed: missed.length, learners: missedBy.size };
    })
    .filter(({ missed }) => missed > 0)
    .toSorted((a, b) => b.missed - a.missed || b.missed / b.total - a.missed / a.total)
    .slice(0, MAX_TOPICS);
}

/** Leaves out questions whose key has changed since. */
function answersOf(attempt: Attempt): { tag: Tag; isCorrect: boolean }[] {
  return QUESTION_SECTIONS.flatMap((section) => {
    const questions = keyedQuestions(getSimulation(attempt.simulationId), section);
    return sectionRecordOf(attempt, section).marks.flatMap(({ id, correctAnswer, isCorrect }) => {
      const question = questions.find((one) => one.id === id && one.correct_answer === correctAnswer);
      return question ? [{ tag: question.tag, isCorrect }] : [];
    });
  });
}
