"use client";

import { type ComponentProps, useState } from "react";
import { useSignedOut } from "@/components/accounts/use-signed-out";
import { hasUnsavedAnswers } from "@/components/layout/unsaved-answers";
import { Button } from "@/components/ui/button";
import { ConfirmQuestion } from "@/components/ui/confirm-button";
import { type Reply, useSubmit } from "@/components/ui/use-submit";
import { callApi } from "@/lib/http/call";

type Props = {
  texts: Record<"label" | "done" | "doneText" | "failed" | "failedText", string>;
  /** Asked while the device has answers that the server never received: signing out deletes them. */
  question: Omit<ComponentProps<typeof ConfirmQuestion>, "isBusy" | "onConfirm" | "onCancel">;
  /** How long the goodbye message is shown before the redirect. */
  delayMs?: number;
};

const UNSAVED: Reply = { ok: false, message: null };

export function LogoutButton({ texts, question, delayMs = 0 }: Props) {
  const leave = useSignedOut();
  const [isAsking, setAsking] = useState(false);
  const { submit, isBusy, isBlocked } = useSubmit({
    send: async (): Promise<Reply> => (!isAsking && (await hasUnsavedAnswers()) ? UNSAVED : callApi("/api/logout", {})),
    onDone: () => leave(texts.done, texts.doneText, delayMs),
    onRefused: (reply) => {
      if (reply === UNSAVED) setAsking(true);
      return reply === UNSAVED;
    },
    words: { title: texts.failed, failed: texts.failedText },
  });
  const stay = () => setAsking(false);
  if (isAsking) return <ConfirmQuestion {...question} isBusy={isBusy} onConfirm={() => submit()} onCancel={stay} />;
  return (
    <Button variant="secondary" size="small" className="w-full" onClick={() => submit()} disabled={isBlocked}>
      {texts.label}
    </Button>
  );
}
