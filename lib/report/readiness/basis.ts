import type { Attempt } from "@/lib/exam/queries";
import { paperFingerprint, shortHash } from "@/lib/report/readiness/asked";
import { MODEL_VERSION } from "@/lib/report/readiness/readiness";

/**
 * All that a learner's readiness is worked out from, as a short hash: the model, the marks of the finished attempts, what
 * their papers ask today, and when difficulties were learned last. The same basis gives the same readiness.
 * @param learnedAt null while no difficulties have been learned
 */
export function basisOf(attempts: readonly Attempt[], learnedAt: Date | null): string {
  const finished = attempts
    .filter(({ status }) => status === "closed")
    .map(({ id, simulationId, mode, startedAt, sections }) => [
      [id, paperFingerprint(simulationId), mode, startedAt],
      sections.map(({ correctedAt, score, maxScore, marks }) => [
        [correctedAt !== null, score, maxScore],
        marks.map((mark) => [mark.id, mark.correctAnswer, mark.isCorrect]),
      ]),
    ]);
  return shortHash([MODEL_VERSION, learnedAt, finished], 16);
}
