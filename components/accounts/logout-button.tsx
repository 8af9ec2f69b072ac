"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { pause } from "@/components/accounts/confirm-sign-in";
import { forgetAccount } from "@/components/accounts/stored-account";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { callApi } from "@/lib/call";

type Props = {
  texts: Record<"label" | "done" | "doneText" | "failed" | "failedText", string>;
  /** How long the good-bye stands before the home page comes. */
  delayMs?: number;
};

/** Signs out and goes home; everything the pages had fetched is thrown away. */
export function LogoutButton({ texts, delayMs = 0 }: Props) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);

  const signOut = async () => {
    setBusy(true);
    const answer = await callApi("/api/logout", {});
    if (!answer.ok) {
      setBusy(false);
      return notify({ tone: "wrong", title: texts.failed, text: texts.failedText });
    }
    forgetAccount();
    notify({ tone: "good", title: texts.done, text: texts.doneText });
    await pause(delayMs);
    router.push("/");
    router.refresh();
    setBusy(false);
  };

  return (
    <Button variant="secondary" size="small" onClick={signOut} disabled={isBusy}>
      {texts.label}
    </Button>
  );
}
