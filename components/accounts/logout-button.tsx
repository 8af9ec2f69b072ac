"use client";

import { useRouter } from "next/navigation";
import { sleep } from "@/components/accounts/confirm-sign-in";
import { deleteStoredAccount } from "@/components/accounts/stored-account";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { useSubmit } from "@/components/ui/use-submit";
import { callApi } from "@/lib/http/call";

type Props = {
  texts: Record<"label" | "done" | "doneText" | "failed" | "failedText", string>;
  /** How long the goodbye message is shown before the redirect. */
  delayMs?: number;
};

/** Signs out, goes to the home page and discards all fetched data. */
export function LogoutButton({ texts, delayMs = 0 }: Props) {
  const router = useRouter();
  const { submit, isBlocked } = useSubmit({
    send: () => callApi("/api/logout", {}),
    onDone: async () => {
      notify({ tone: "good", title: texts.done, text: texts.doneText });
      await Promise.all([deleteStoredAccount(), sleep(delayMs)]);
      router.push("/");
      router.refresh();
    },
    words: { title: texts.failed, failed: texts.failedText },
  });

  return (
    <Button variant="secondary" size="small" className="w-full" onClick={() => submit()} disabled={isBlocked}>
      {texts.label}
    </Button>
  );
}
