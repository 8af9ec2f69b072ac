import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { forgetAccount } from "@/components/accounts/stored-account";
import { AnswerSync } from "@/components/exam/answer-sync";
import { findEarlyAnswers, joinTexts, readInputValues } from "@/components/exam/early-answers";
import { localDraft } from "@/components/exam/local-draft";
import { listenForSaves } from "@/components/exam/use-autosave";
import type { SyncView } from "@/lib/exam/attempt-state";
import type { Answers } from "@/lib/exam/merge";
import { type CallOptions, type CallResult, callApi, OWNER_HEADER } from "@/lib/http/call";
import { CORRECTION_SECONDS } from "@/lib/writing/calls";

/** `owner` is needed because a prompt's task name does not contain the account. */
export type DraftRef = { owner: string; task: string; number: number };

export type OpenedDraft = DraftRef & { text: string; revision: number };

/** Calls the API of a draft with its owner's id. */
function callDraft<T = unknown>(draft: DraftRef, action: "" | "/correct", body?: object, options?: CallOptions) {
  const path = `/api/drafts/${draft.task}/${draft.number}${action}`;
  return callApi<T>(path, body, { ...options, headers: { [OWNER_HEADER]: draft.owner } });
}

/** Hands a draft in, or retries its correction, and waits for the marks. */
export const requestDraftCorrection = (draft: DraftRef, body: { text: string; revision?: number }) =>
  callDraft(draft, "/correct", body, { timeoutSeconds: CORRECTION_SECONDS });

/**
 * A draft saved like exam answers: locally at once, on the server soon after. `onLocked`: already handed in.
 * @returns `isKept`: the device keeps the text. Not once its owner's session was ended or another account is signed in
 */
export function useDraft(
  opened: OpenedDraft,
  onLocked: () => void,
): { sync: AnswerSync; view: SyncView; isKept: boolean } {
  const { owner, task, number, text, revision } = opened;
  const device = useRef(localDraft(`${owner}:${task}`, `scrittura-${number}`, (key) => key === "text"));
  const locked = useRef(onLocked);
  const mayStore = useRef(true);
  const [isKept, setKept] = useState(true);
  const call = async <T>(action: Promise<CallResult<T>>): Promise<CallResult<T>> => {
    const response = await action;
    const hasEnded = !response.ok && response.reason === "session_ended";
    if (response.ok || hasEnded || response.reason === "other_account") {
      mayStore.current = response.ok;
      setKept(response.ok);
    }
    if (hasEnded) await forgetAccount();
    return response;
  };
  const [sync] = useState(
    () =>
      new AnswerSync({
        record: { answers: { text }, revision, locked: false },
        unmergeable: ["text"],
        send: (answers, next) =>
          call(callDraft(opened, "", { text: answers["text"] ?? "", revision: next }, { keepalive: true })),
        read: () => call(callDraft<{ answers: Answers; revision: number; locked: boolean }>(opened, "")),
        store: (unsaved) => {
          if (mayStore.current) device.current.write(unsaved);
        },
        onChange: (changed) => setView(changed),
        onLocked: () => locked.current(),
        onTrouble: () => {},
      }),
  );
  const [view, setView] = useState(sync.view);
  useLayoutEffect(() => {
    const stored = device.current.read();
    sync.restore(stored, device.current.recover());
    // The text typed before hydration.
    const { text: typed } = findEarlyAnswers(readInputValues(), ["text"], { text });
    if (typed === undefined) return;
    const waiting = stored.values["text"];
    const answer = waiting === undefined ? typed : joinTexts(text, waiting, typed);
    if (answer !== sync.view.answers["text"]) sync.change("text", answer);
  }, [sync, text]);
  useEffect(() => {
    const stopListening = listenForSaves(sync);
    return () => {
      stopListening();
      void sync.flush().then(() => sync.stop());
    };
  }, [sync]);
  return { sync, view, isKept };
}
