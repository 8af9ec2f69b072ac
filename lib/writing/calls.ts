import { fetchRecord } from "@/lib/exam/calls";
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

/** The server responds within this time, with marks or without. */
export const CORRECTION_SECONDS = 100;

type CorrectionResponse =
  | { status: "done"; correctionResult: WritingResult }
  | { status: "pending"; spelling: SpellingFinding[]; wait: PendingMarking | null };

/** Hands in and waits for the marks. `revision`: the newest save known to this page. */
export async function requestCorrection(
  attemptId: string,
  { text = "", option }: Answers,
  revision: number,
): Promise<CallResult<WritingState>> {
  const response = await callApi<CorrectionResponse>(
    `/api/correggi/${attemptId}/${WRITING_SECTION}`,
    { text, ...(option ? { option } : {}), revision },
    { timeoutSeconds: CORRECTION_SECONDS },
  );
  if (!response.ok) return response;
  if (response.data.status === "done")
    return { ok: true, data: { result: response.data.correctionResult, spelling: null, wait: null } };
  return { ok: true, data: { result: null, spelling: response.data.spelling, wait: response.data.wait } };
}

/** The writing on the server; null while it is not handed in, and when no response came. */
export async function fetchWriting(attemptId: string) {
  const response = await fetchRecord<WritingResult, { wait?: PendingMarking | null }>(attemptId, WRITING_SECTION);
  if (!response.ok || !response.data.locked) return null;
  const { answers, correctedAt, correctionResult: result, wait = null } = response.data;
  return { answers, isCorrected: correctedAt !== null, result, wait };
}
