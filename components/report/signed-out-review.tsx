"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button, buttonVariants } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";

/**
 * For whoever is neither signed in nor holds a token.
 * @param signInAsDemo signs in the demo learner; null where there is none
 */
export function SignedOutReview({ signInAsDemo }: { signInAsDemo: (() => Promise<boolean>) | null }) {
  const t = useTranslations("report.screen");
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const signIn = async () => {
    setBusy(true);
    setFailed(false);
    const isIn = await signInAsDemo?.();
    // Once signed in, this card is gone.
    if (!isIn) {
      setBusy(false);
      setFailed(true);
    }
  };

  return (
    <Card className="max-w-reading space-y-4">
      <CardTitle>{t("noToken")}</CardTitle>
      <p>{t("noTokenText")}</p>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Link href="/login" className={buttonVariants()}>
          {t("login")}
        </Link>
        {signInAsDemo && (
          <Button variant="secondary" onClick={signIn} disabled={isBusy}>
            {isBusy ? t("testLoginPending") : t("testLogin")}
          </Button>
        )}
        <Link href="/dashboard" className={buttonVariants({ variant: "quiet" })}>
          {t("dashboard")}
        </Link>
      </div>
      {hasFailed && (
        <p role="alert" className="text-wrong">
          {t("testLoginFailed")}
        </p>
      )}
    </Card>
  );
}
