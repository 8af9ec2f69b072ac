"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useState, useTransition } from "react";
import { CodeField } from "@/components/accounts/code-field";
import { PasswordField } from "@/components/accounts/password-field";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { useHydrated } from "@/components/ui/hydrated";
import { removeSecondFactor } from "@/lib/accounts/actions";

/** Removes the second factor, for the password and a code. */
export function SecondFactorRemoval() {
  const translate = useTranslations("accounts.secondFactor");
  const words = useTranslations("accounts.login");
  const router = useRouter();
  const isReady = useHydrated();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, startSending] = useTransition();

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setTrouble(null);
    startSending(async () => {
      const proof = { password: String(form.get("password")), code: String(form.get("code")) };
      const answer = await removeSecondFactor(proof).catch(() => null);
      if (answer?.ok) router.refresh();
      else setTrouble(answer?.message ?? translate("failed"));
    });
  };

  return (
    <form method="post" onSubmit={send}>
      <Card className="space-y-5" aria-labelledby="removal-title">
        <CardTitle id="removal-title">{translate("removeTitle")}</CardTitle>
        <p>{translate("removeText")}</p>
        <PasswordField
          id="removal-password"
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
        <CodeField id="removal-code" label={translate("removeCode")} />
        {trouble && (
          <Alert role="alert" tone="wrong">
            {trouble}
          </Alert>
        )}
        <Button type="submit" variant="danger" disabled={!isReady || isBusy} className="w-full sm:w-auto">
          {translate(isBusy ? "sending" : "remove")}
        </Button>
      </Card>
    </form>
  );
}
