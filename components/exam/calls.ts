import type { QuestionsResult } from "@/lib/exam/correction";
import type { Answers } from "@/lib/exam/merge";
import type { SectionContent } from "@/lib/exam/paper";
import type { RecordView } from "@/lib/exam/record";
import type { QuestionSection, Section } from "@/lib/exam/sections";

/** How a call failed. `status` is 0 when no answer came; `message` is the server's sentence for the learner, or empty. */
export type Failure = { ok: false; status: number; message: string };
export type Outcome<T> = { ok: true; data: T } | Failure;

type CallOptions = { body?: unknown; timeoutSeconds?: number; keepalive?: boolean };

/** What the platform lets a page send while it is closing, all requests together, with some room to spare. */
const KEEPALIVE_BYTES = 50_000;

/** Sends one call of the contract; POST when there is a body. Never throws. */
export async function call<T>(
  path: string,
  { body, timeoutSeconds = 20, keepalive = false }: CallOptions = {},
): Promise<Outcome<T>> {
  const json = body === undefined ? null : JSON.stringify(body);
  try {
    const response = await fetch(path, {
      signal: AbortSignal.timeout(timeoutSeconds * 1000),
      ...(json === null
        ? { cache: "no-store" }
        : {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: json,
            keepalive: keepalive && json.length < KEEPALIVE_BYTES,
          }),
    });
    if (!response.ok) return { ok: false, status: response.status, message: await readMessage(response) };
    const data: T = await response.json();
    return { ok: true, data };
  } catch {
    return { ok: false, status: 0, message: "" };
  }
}

async function readMessage(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const message = typeof body === "object" && body !== null && "message" in body ? body.message : null;
  return typeof message === "string" ? message : "";
}

/** Whether the same call may succeed later without anybody doing anything. */
export function isPassing({ status }: Failure): boolean {
  return status === 0 || status === 408 || status === 429 || status >= 500;
}

export type SessionState<R, More> = {
  session: { id: string; status: "active" | "closed" };
  records: (RecordView<R> & More)[];
};

/** Where the attempt stands on the server; `R` is the result of the section that is asked about, `More` what else its record holds. */
export function readSessionState<R, More = unknown>(attemptId: string): Promise<Outcome<SessionState<R, More>>> {
  return call(`/api/session-state/${attemptId}`);
}

/** @param seconds how long each of these questions was worked on so far, in all */
export function sendAnswers(
  attemptId: string,
  prova: Section,
  answers: Answers,
  revision: number,
  seconds: Readonly<Record<string, number>>,
): Promise<Outcome<{ revision: number }>> {
  const body = { prova, answers, completed: false, revision, seconds };
  return call(`/api/session/${attemptId}/save-answers`, { body, keepalive: true });
}

export function correctQuestions(
  attemptId: string,
  section: QuestionSection,
): Promise<Outcome<{ correctionResult: QuestionsResult }>> {
  return call(`/api/correggi/${attemptId}/${section}`, { body: {}, timeoutSeconds: 30 });
}

/** The section's content, after the correction with the key, the explanations and the transcript. */
export function readContent(simulationId: number, section: Section): Promise<Outcome<SectionContent>> {
  return call(`/api/exam/${simulationId}/${section}`);
}

export function finishAttempt(attemptId: string): Promise<Outcome<{ success: boolean }>> {
  return call(`/api/session/${attemptId}/finish`, { body: {}, timeoutSeconds: 30 });
}
