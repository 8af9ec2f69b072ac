import { readRecord } from "@/lib/exam/calls";
import type { Answers } from "@/lib/exam/merge";
import { WRITING_SECTION } from "@/lib/exam/sections";
import { type CallResult, callApi } from "@/lib/http/call";
import type { PendingMarking } from "@/lib/writing/queries";
import type { SpellingFinding, WritingResult } from "@/lib/writing/schema";

/** A writing's marks, or without marks the basic check and its state in the AI queue. */
export type WritingState = {
  result: WritingResult | null;
  spelling: SpellingFinding[] | null;
  wait: PendingMarking | null;
};

/** The server answers within this time, with marks or without. */
export const CORRECTION_SECONDS = 100;

type Answer =
  | { status: "done"; correctionResult: WritingResult }
  | { status: "pending"; spelling: SpellingFinding[]; wait: PendingMarking | null };

/** Hands in and waits for the marks. `revision`: the newest save known to this page. */
export async function correctWriting(
  attemptId: string,
  { text = "", option }: Answers,
  revision: number,
): Promise<CallResult<WritingState>> {
  const answer = await callApi<Answer>(
    `/api/correggi/${attemptId}/${WRITING_SECTION}`,
    { text, ...(option ? { option } : {}), revision },
    { timeoutSeconds: CORRECTION_SECONDS },
  );
  if (!answer.ok) return answer;
  if (answer.data.status === "done")
    return { ok: true, data: { result: answer.data.correctionResult, spelling: null, wait: null } };
  return { ok: true, data: { result: null, spelling: answer.data.spelling, wait: answer.data.wait } };
}

/** The writing on the server; null while it is not handed in, and when no answer came. */
export async function readWriting(attemptId: string) {
  const answer = await readRecord<WritingResult, { wait?: PendingMarking | null }>(attemptId, WRITING_SECTION);
  if (!answer.ok || !answer.data.locked) return null;
  const { answers, correctedAt, correctionResult: result, wait = null } = answer.data;
  return { answers, isCorrected: correctedAt !== null, result, wait };
}
