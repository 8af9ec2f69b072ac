import { type CallResult, callApi, OWNER_HEADER } from "@/lib/http/call";
import type { AnswerView, ModelView, RehearsalMode, RehearsalView, SelfCheckAnswers } from "@/lib/oral/rehearsal-view";
import type { TopicId } from "@/lib/oral/topic-map";

/** The calls of a rehearsal. They carry times, choices and typed text; sound has no call. */

type Done = { done: true };

const call = <T>(id: string, act: string, body: object, options?: { timeoutSeconds: number }) =>
  callApi<T>(`/api/rehearsals/${id}/${act}`, body, options);

/** @param ownerId the account that the page was made for: another one is refused */
export const startRehearsal = (
  { mode }: { mode: RehearsalMode },
  ownerId?: string,
): Promise<CallResult<Pick<RehearsalView, "id">>> =>
  callApi("/api/rehearsals", { mode }, ownerId === undefined ? {} : { headers: { [OWNER_HEADER]: ownerId } });

/** Without a response by then the rehearsal continues; the same choice can be sent again. */
const CHOICE_SECONDS = 6;

export const chooseTopic = (id: string, topicId: TopicId) =>
  call<Done>(id, "topic", { topicId }, { timeoutSeconds: CHOICE_SECONDS });

export const saveAnswer = (id: string, answer: AnswerView) => call<Done>(id, "answers", answer);

export const finishRehearsalTry = (id: string, attempt: number) =>
  call<{ models: ModelView[] }>(id, "finish", { attempt });

export const saveSelfCheck = (id: string, answers: SelfCheckAnswers) => call<Done>(id, "self-check", { answers });

export const saveSpokenText = (id: string, text: string) => call<Done>(id, "text", { text });

/** The server answers within this time, with patterns or a refusal. */
const CORRECTION_SECONDS = 100;

/** Call it only from the button beside which the consent to send the text stands: the call says that it was given. */
export const requestSpokenCorrection = (id: string) =>
  call<NonNullable<RehearsalView["correction"]>>(
    id,
    "correct",
    { consent: true },
    { timeoutSeconds: CORRECTION_SECONDS },
  );

/** Deletes it from the server; `deleteRehearsalAndVoice` also deletes its sound from the device. */
export const deleteRehearsal = (id: string) => call<Done>(id, "delete", {});
