import type { QuestionsResult } from "@/lib/exam/correction";
import type { SectionContent } from "@/lib/exam/kinds/table";
import type { Answers } from "@/lib/exam/merge";
import type { RecordView } from "@/lib/exam/record";
import type { QuestionSection, Section } from "@/lib/exam/sections";
import { type CallAnswer, type CallFailure, callApi } from "@/lib/http/call";

/** Whether the same call may succeed later without anybody doing anything. */
export function isTemporary({ status }: CallFailure): boolean {
  return status === 0 || status === 408 || status === 429 || status >= 500;
}

export type SessionState<R, More> = {
  session: { id: string; status: "active" | "closed" };
  records: (RecordView<R> & More)[];
};

/** Where the attempt stands on the server; `R` is the result of the section that is asked about, `More` what else its record holds. */
export function readSessionState<R, More = unknown>(attemptId: string): Promise<CallAnswer<SessionState<R, More>>> {
  return callApi(`/api/session-state/${attemptId}`);
}

/** @param told how long each of these questions was worked on so far, in all; and when the newest was answered, if it matters */
export function sendAnswers(
  attemptId: string,
  prova: Section,
  answers: Answers,
  revision: number,
  told: { seconds: Readonly<Record<string, number>>; typedAt: string | undefined },
): Promise<CallAnswer<{ revision: number }>> {
  const body = { prova, answers, completed: false, revision, ...told };
  return callApi(`/api/session/${attemptId}/save-answers`, body, { keepalive: true });
}

export function correctQuestions(
  attemptId: string,
  section: QuestionSection,
): Promise<CallAnswer<{ correctionResult: QuestionsResult }>> {
  return callApi(`/api/correggi/${attemptId}/${section}`, {}, { timeoutSeconds: 30 });
}

/** The section's content, after the correction with the key, the explanations and the transcript. */
export function readContent(simulationId: number, section: Section): Promise<CallAnswer<SectionContent>> {
  return callApi(`/api/exam/${simulationId}/${section}`);
}

export function finishAttempt(attemptId: string): Promise<CallAnswer<{ success: boolean }>> {
  return callApi(`/api/session/${attemptId}/finish`, {}, { timeoutSeconds: 30 });
}
