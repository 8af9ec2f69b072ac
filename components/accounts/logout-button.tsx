"use client";

import { useSignedOut } from "@/components/accounts/use-signed-out";
import { Button } from "@/components/ui/button";
import { useSubmit } from "@/components/ui/use-submit";
import { callApi } from "@/lib/http/call";

type Props = {
  texts: Record<"label" | "done" | "doneText" | "failed" | "failedText", string>;
  /** How long the goodbye message is shown before the redirect. */
  delayMs?: number;
};

export function LogoutButton({ texts, delayMs = 0 }: Props) {
  const leave = useSignedOut();
  const { submit, isBlocked } = useSubmit({
    send: () => callApi("/api/logout", {}),
    onDone: () => leave(texts.done, texts.doneText, delayMs),
    words: { title: texts.failed, failed: texts.failedText },
  });

  return (
    <Button variant="secondary" size="small" className="w-full" onClick={() => submit()} disabled={isBlocked}>
      {texts.label}
    </Button>
  );
}
