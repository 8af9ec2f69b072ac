"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useState, useTransition } from "react";
import { CodeField } from "@/components/accounts/code-field";
import { PasswordField } from "@/components/accounts/password-field";
import { RecoveryCodes } from "@/components/accounts/recovery-codes";
import { SecondFactorRemoval } from "@/components/accounts/second-factor-removal";
import { SecretSheet } from "@/components/accounts/secret-sheet";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { useHydrated } from "@/components/ui/hydrated";
import { beginSecondFactor, confirmSecondFactor } from "@/lib/accounts/actions";
import type { QrCode } from "@/lib/accounts/qr-code";

type Step =
  | { name: "password" }
  | { name: "code"; secret: string; qrCode: QrCode }
  | { name: "done"; recoveryCodes: readonly string[] };

/**
 * The three steps to a second factor: the password, the app and its code, the recovery codes; or the way to remove it.
 * @param isOn whether there is one. It turns true under the recovery codes, which stay until they are saved.
 */
export function SecondFactorSetup({ isOn }: { isOn: boolean }) {
  const translate = useTranslations("accounts.secondFactor");
  const words = useTranslations("accounts.login");
  const router = useRouter();
  const isReady = useHydrated();
  const [step, setStep] = useState<Step>({ name: "password" });
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, startSending] = useTransition();

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setTrouble(null);
    startSending(async () => {
      if (step.name === "password") {
        const answer = await beginSecondFactor({ password: String(form.get("password")) }).catch(() => null);
        if (answer?.ok) setStep({ name: "code", ...answer.value });
        else setTrouble(answer?.message ?? translate("failed"));
      } else {
        const answer = await confirmSecondFactor({ code: String(form.get("code")) }).catch(() => null);
        if (answer?.ok) setStep({ name: "done", recoveryCodes: answer.value });
        else setTrouble(answer?.message ?? translate("failed"));
      }
    });
  };

  const finish = () => {
    setStep({ name: "password" });
    router.refresh();
  };

  if (step.name === "done") return <RecoveryCodes codes={step.recoveryCodes} onSaved={finish} />;
  if (isOn) return <SecondFactorRemoval />;
  return (
    <form method="post" onSubmit={send}>
      <Card className="space-y-5" aria-labelledby="setup-title">
        {step.name === "password" ? (
          <>
            <CardTitle id="setup-title">{translate("startTitle")}</CardTitle>
            <p>{translate("startText")}</p>
            <PasswordField
              id="setup-password"
              name="password"
              label={translate("password")}
              autoComplete="current-password"
              required
              texts={{
                show: words("show"),
                hide: words("hide"),
                showPassword: words("showPassword"),
                hidePassword: words("hidePassword"),
              }}
            />
          </>
        ) : (
          <>
            <SecretSheet secret={step.secret} qrCode={step.qrCode} titleId="setup-title" />
            <h2 className="text-xl">{translate("confirmTitle")}</h2>
            <CodeField id="setup-code" label={translate("code")} hint={translate("codeHint")} />
          </>
        )}
        {trouble && (
          <Alert role="alert" tone="wrong">
            {trouble}
          </Alert>
        )}
        <Button type="submit" disabled={!isReady || isBusy} className="w-full sm:w-auto">
          {translate(isBusy ? "sending" : step.name === "password" ? "start" : "confirm")}
        </Button>
      </Card>
    </form>
  );
}
