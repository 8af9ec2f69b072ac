import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { AnswerSync, type SyncView } from "@/components/exam/answer-sync";
import { localDraft } from "@/components/exam/local-draft";
import { WRITING_TEXT_ID } from "@/components/writing/text-field";
import { callApi } from "@/lib/call";
import type { Answers } from "@/lib/exam/merge";

/** A draft as its page opened it. `task` and `number` name it in its calls. */
export type OpenedDraft = { task: string; number: number; text: string; revision: number };

/** Where the calls of a draft go. */
export const draftCall = ({ task, number }: Pick<OpenedDraft, "task" | "number">) => `/api/drafts/${task}/${number}`;

/**
 * The text of a draft, saved as the answers of an attempt are: on this device at once, on the server soon after.
 * @param onLocked when it turns out to be handed in already
 */
export function useDraft(opened: OpenedDraft, onLocked: () => void): { sync: AnswerSync; view: SyncView } {
  const { task, number, text, revision } = opened;
  const device = useRef(localDraft(task, `scrittura-${number}`, (key) => key === "text"));
  const locked = useRef(onLocked);
  const [sync] = useState(
    () =>
      new AnswerSync({
        record: { answers: { text }, revision, locked: false },
        guarded: ["text"],
        send: (answers, next) =>
          callApi(draftCall(opened), { text: answers["text"] ?? "", revision: next }, { keepalive: true }),
        read: () => callApi<{ answers: Answers; revision: number; locked: boolean }>(draftCall(opened)),
        store: device.current.write,
        onChange: (changed) => setView(changed),
        onLocked: () => locked.current(),
        onTrouble: () => {},
      }),
  );
  const [view, setView] = useState(sync.view);
  useLayoutEffect(() => {
    sync.restore(device.current.read(), device.current.recover());
    // What was typed before this code ran.
    const typed = document.querySelector<HTMLTextAreaElement>(`#${WRITING_TEXT_ID}`)?.value;
    if (typed !== undefined && typed !== text && typed !== sync.view.answers["text"]) sync.change("text", typed);
  }, [sync, text]);
  useEffect(() => {
    const save = () => void sync.flush();
    const retry = () => sync.retry();
    const onVisibility = () => (document.visibilityState === "hidden" ? save() : retry());
    document.addEventListener("visibilitychange", onVisibility);
    window.addEventListener("pagehide", save);
    window.addEventListener("online", retry);
    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      window.removeEventListener("pagehide", save);
      window.removeEventListener("online", retry);
      void sync.flush().then(() => sync.stop());
    };
  }, [sync]);
  return { sync, view };
}
