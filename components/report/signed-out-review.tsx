"use client";

import { useTranslations } from "next-intl";
import { useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { ButtonLink } from "@/components/ui/link";
import { loginPath } from "@/lib/accounts/return-path";

type Props = {
  path: string;
  /** Signs in the demo learner; null where there is none. */
  signInAsDemo: (() => Promise<boolean>) | null;
};

export function SignedOutReview({ path, signInAsDemo }: Props) {
  const t = useTranslations("report.screen");
  const [isBusy, startSignIn] = useTransition();
  const [hasFailed, setFailed] = useState(false);
  // After a successful sign-in this card is unmounted.
  const signIn = () => startSignIn(async () => setFailed((await signInAsDemo?.()) === false));
  return (
    <Card className="max-w-reading space-y-4">
      <CardTitle>{t("noToken")}</CardTitle>
      <p>{t("noTokenText")}</p>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <ButtonLink href={loginPath(path)}>{t("login")}</ButtonLink>
        {signInAsDemo && (
          <Button variant="secondary" onClick={signIn} disabled={isBusy}>
            {isBusy ? t("testLoginPending") : t("testLogin")}
          </Button>
        )}
        <ButtonLink href="/dashboard" variant="quiet" prefetch="auto">
          {t("dashboard")}
        </ButtonLink>
      </div>
      {hasFailed && (
        <p role="alert" className="text-wrong">
          {t("testLoginFailed")}
        </p>
      )}
    </Card>
  );
}
