import type { Attempt } from "@/lib/exam/queries";
import { paperFingerprint, shortHash } from "@/lib/report/readiness/paper-items";
import { MODEL_VERSION } from "@/lib/report/readiness/readiness";

/** Short hash of all inputs of a readiness: equal hash, equal readiness. @param learnedAt of the difficulties */
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
