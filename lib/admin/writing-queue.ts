import "server-only";
import { countWords } from "@/lib/exam/words";
import { getTask } from "@/lib/writing/task";

/** Why a writing wants a teacher. */
export const QUEUE_KINDS = ["contested", "failed", "outOfRange", "waiting"] as const;
export type QueueKind = (typeof QUEUE_KINDS)[number];

/** A line of the teachers' queue. `since`: when the wait began. */
export type QueuedWriting = {
  id: string;
  attemptId: string;
  simulationId: number;
  option: string | null;
  words: number;
  kind: QueueKind;
  since: Date;
};

type WritingRow = {
  id: string;
  attemptId: string;
  text: string;
  option: string | null;
  submittedAt: Date;
  attempt: { simulationId: number };
  corrections: { source: "ai" | "teacher"; state: string; failure: string | null; createdAt: Date }[];
};

/** The writings that want a teacher, each with why, the longest wait first; the others are left out. */
export function toQueue(rows: readonly WritingRow[]): QueuedWriting[] {
  const queued = rows.flatMap((row): QueuedWriting[] => {
    const words = countWords(row.text);
    const { simulationId } = row.attempt;
    const range = getTask(simulationId, row.option).words;
    const kind = toKind(row.corrections, words < range.min || words > range.max);
    if (!kind) return [];
    const { id, attemptId, option, submittedAt, corrections } = row;
    const asked = corrections.find(({ source }) => source === "teacher");
    return [{ id, attemptId, simulationId, option, words, kind, since: asked?.createdAt ?? submittedAt }];
  });
  return queued.toSorted((a, b) => a.since.getTime() - b.since.getTime());
}

/** A text of the wrong length is told apart from one whose correction failed or waits: its marks want more thought. */
function toKind(corrections: WritingRow["corrections"], isOutOfRange: boolean): QueueKind | null {
  if (corrections.some(({ source, state }) => source === "teacher" && state === "queued")) return "contested";
  if (corrections.some(({ state }) => state === "done")) return null;
  if (corrections.some(({ failure, state }) => state === "failed" && failure !== "too_long")) return "failed";
  return isOutOfRange ? "outOfRange" : "waiting";
}
