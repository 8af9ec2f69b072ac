import type { QuestionsResult } from "@/lib/exam/correction";
import type { SectionContent } from "@/lib/exam/kinds/table";
import type { Answers } from "@/lib/exam/merge";
import type { RecordView } from "@/lib/exam/record";
import type { QuestionSection, Section } from "@/lib/exam/sections";
import { type CallFailure, type CallResult, callApi, failureOf } from "@/lib/http/call";

/** Whether repeating the same call later may succeed. */
export function isTemporary({ status }: CallFailure): boolean {
  return status === 0 || status === 408 || status === 429 || status >= 500;
}

/** One section's record on the server; `R` is its result, `More` extra fields. */
export async function fetchRecord<R, More = unknown>(
  attemptId: string,
  section: Section,
): Promise<CallResult<RecordView<R> & More>> {
  const response = await callApi<{ records: (RecordView<R> & More)[] }>(`/api/session-state/${attemptId}`);
  if (!response.ok) return response;
  const data = response.data.records.find(({ prova }) => prova === section);
  return data ? { ok: true, data } : failureOf(404);
}

/** @param timing total seconds spent per question so far, and optionally when the newest was answered */
export function sendAnswers(
  attemptId: string,
  prova: Section,
  answers: Answers,
  revision: number,
  timing: { seconds: Readonly<Record<string, number>>; typedAt: string | undefined },
): Promise<CallResult<{ revision: number }>> {
  const body = { prova, answers, completed: false, revision, ...timing };
  return callApi(`/api/session/${attemptId}/save-answers`, body, { keepalive: true });
}

export function correctQuestions(attemptId: string, section: QuestionSection) {
  const path = `/api/correggi/${attemptId}/${section}`;
  return callApi<{ correctionResult: QuestionsResult }>(path, {}, { timeoutSeconds: 30 });
}

/** The section's content; once corrected it includes key, explanations and transcript. */
export const fetchContent = (simulationId: number, section: Section) =>
  callApi<SectionContent>(`/api/exam/${simulationId}/${section}`);

export const requestFinish = (id: string) => callApi(`/api/session/${id}/finish`, {}, { timeoutSeconds: 30 });
