"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { callApi, textProperty } from "@/lib/call";

type Props = {
  simulationId: number;
  texts: Record<"button" | "pending" | "title" | "text" | "confirm" | "cancel" | "failed" | "failedText", string>;
};

/** Starts a simulation, after a word that there is one attempt at each. */
export function StartButton({ simulationId, texts }: Props) {
  const router = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isBusy, setBusy] = useState(false);
  const titleId = `start-${simulationId}-title`;
  const textId = `start-${simulationId}-text`;

  const start = async () => {
    setBusy(true);
    dialog.current?.close();
    const answer = await callApi(`/api/simulations/${simulationId}/start-session`, {});
    const sessionId = answer.ok ? textProperty(answer.data, "sessionId") : null;
    if (sessionId) return router.push(`/exam/${sessionId}`);
    setBusy(false);
    notify({ tone: "wrong", title: texts.failed, text: texts.failedText });
    // Perhaps it was begun in another window: the card then says so.
    router.refresh();
  };

  return (
    <div>
      <Button
        onClick={() => dialog.current?.showModal()}
        disabled={isBusy}
        aria-haspopup="dialog"
        className="w-full sm:w-auto"
      >
        {isBusy ? texts.pending : texts.button}
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby={titleId}
        aria-describedby={textId}
        className="m-auto w-[calc(100%-2rem)] max-w-md rounded-lg border border-line bg-surface p-5 text-ink sm:p-6"
      >
        <h2 id={titleId} className="text-xl">
          {texts.title}
        </h2>
        <p id={textId} className="mt-2">
          {texts.text}
        </p>
        <div className="mt-5 flex flex-col gap-3 sm:flex-row-reverse">
          <Button onClick={start}>{texts.confirm}</Button>
          <Button variant="secondary" onClick={() => dialog.current?.close()}>
            {texts.cancel}
          </Button>
        </div>
      </dialog>
    </div>
  );
}
