"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { NewPasswordForm } from "@/components/accounts/new-password-form";
import { readPendingEmail } from "@/components/accounts/stored-account";
import { ReadAloud } from "@/components/layout/read-aloud";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/link";
import { useHydrated } from "@/components/ui/use-hydrated";

const PASSWORD_MIN = 8;

/** `email`: from the link in the mail; without it the one stored in this browser. */
export function ResetPasswordPanel({ email: linked }: { email: string | null }) {
  const t = useTranslations("accounts.resetPassword");
  const isReady = useHydrated();
  const [isDone, setDone] = useState(false);
  const email = linked ?? (isReady ? readPendingEmail() : null);

  if (isDone) return <Done />;
  return (
    <>
      <h1 className="text-3xl">{t("title")}</h1>
      {email ? (
        <>
          <ReadAloud>
            <p className="wrap-anywhere">{t("lead", { email })}</p>
          </ReadAloud>
          <NewPasswordForm email={email} passwordMin={PASSWORD_MIN} onDone={() => setDone(true)} />
        </>
      ) : (
        isReady && (
          <Alert tone="careful" title={t("noEmailTitle")}>
            <ReadAloud>
              <p>{t("noEmail")}</p>
            </ReadAloud>
          </Alert>
        )
      )}
      <Link className="text-link inline-block py-2.5" href="/forgot-password" prefetch={false}>
        {t("newCode")}
      </Link>
    </>
  );
}

function Done() {
  const t = useTranslations("accounts.resetPassword");
  const forgot = useTranslations("accounts.forgotPassword");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {t("doneTitle")}
      </h1>
      <ReadAloud>
        <p>{forgot("changedText")}</p>
      </ReadAloud>
      <div className="flex flex-col gap-3 sm:flex-row">
        <ButtonLink href="/login">{t("signIn")}</ButtonLink>
        <ButtonLink href="/" variant="secondary">
          {t("home")}
        </ButtonLink>
      </div>
    </>
  );
}
