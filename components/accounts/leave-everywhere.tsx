"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { forgetAccount } from "@/components/accounts/stored-account";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/hydrated";
import { notify } from "@/components/ui/toaster";
import { leaveEverywhere } from "@/lib/accounts/actions";

/** Signs out in every browser, in two steps. */
export function LeaveEverywhere() {
  const translate = useTranslations("accounts.own.everywhere");
  const router = useRouter();
  const isReady = useHydrated();
  const [step, setStep] = useState<"start" | "sure" | "busy">("start");
  const question = useRef<HTMLDivElement>(null);

  // The button that was pressed is gone: the question takes its place, also for the keyboard.
  const isAsking = step !== "start";
  useEffect(() => {
    if (isAsking) question.current?.focus();
  }, [isAsking]);

  const leave = async () => {
    setStep("busy");
    const answer = await leaveEverywhere().catch(() => null);
    if (!answer?.ok) {
      setStep("sure");
      return notify({ tone: "wrong", title: translate("failedTitle"), text: answer?.message ?? translate("failed") });
    }
    forgetAccount();
    notify({ tone: "good", title: translate("done") });
    router.push("/");
    router.refresh();
  };

  if (step === "start") {
    return (
      <Button variant="secondary" disabled={!isReady} onClick={() => setStep("sure")}>
        {translate("start")}
      </Button>
    );
  }
  return (
    <Alert ref={question} tabIndex={-1} tone="careful" title={translate("start")} className="space-y-3">
      <p>{translate("sure")}</p>
      <div className="flex flex-wrap gap-3">
        <Button disabled={step === "busy"} onClick={() => void leave()}>
          {translate(step === "busy" ? "busy" : "confirm")}
        </Button>
        <Button variant="secondary" disabled={step === "busy"} onClick={() => setStep("start")}>
          {translate("keep")}
        </Button>
      </div>
    </Alert>
  );
}
