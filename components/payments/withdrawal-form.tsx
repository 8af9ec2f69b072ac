"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/hydrated";
import { notify } from "@/components/ui/toaster";
import { withdraw } from "@/lib/payments/actions";

/**
 * The two steps of a withdrawal: say so, then confirm the statement.
 * @param statement what the consumer declares, with name, purchase and where the receipt goes
 */
export function WithdrawalForm({ statement }: { statement: string }) {
  const translate = useTranslations("payments.withdrawal");
  const router = useRouter();
  const isReady = useHydrated();
  const [step, setStep] = useState<"start" | "sure" | "busy">("start");
  const [fault, setFault] = useState<string | null>(null);
  const question = useRef<HTMLDivElement>(null);

  // The button that was pressed is gone: the question takes its place, also for the keyboard.
  const isAsking = step !== "start";
  useEffect(() => {
    if (isAsking) question.current?.focus();
  }, [isAsking]);

  const confirm = async () => {
    setStep("busy");
    setFault(null);
    const answer = await withdraw().catch(() => null);
    if (answer?.ok) return router.refresh();
    const text = answer ? answer.message : translate("failed");
    setStep("sure");
    setFault(text);
    notify({ tone: "wrong", title: translate("failedTitle"), text });
  };

  if (step === "start") {
    return (
      <Button variant="secondary" disabled={!isReady} onClick={() => setStep("sure")}>
        {translate("start")}
      </Button>
    );
  }
  return (
    <Alert ref={question} tabIndex={-1} tone="careful" title={translate("sureTitle")} className="space-y-3">
      <p>{statement}</p>
      <p>{translate("sure")}</p>
      {fault && (
        <p role="alert" className="font-semibold text-wrong">
          {fault}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" disabled={step === "busy"} onClick={() => void confirm()}>
          {translate(step === "busy" ? "confirming" : "confirm")}
        </Button>
        <Button variant="secondary" disabled={step === "busy"} onClick={() => setStep("start")}>
          {translate("keep")}
        </Button>
      </div>
    </Alert>
  );
}
