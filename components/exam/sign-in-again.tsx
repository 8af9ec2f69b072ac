"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { SignInFields } from "@/components/accounts/sign-in-fields";
import { storeAccount } from "@/components/accounts/stored-account";
import { useSignIn } from "@/components/accounts/use-sign-in";
import { ExamDialog } from "@/components/exam/exam-dialog";
import { type ExamSession, useExamSession } from "@/components/exam/exam-session";
import { ContactLine } from "@/components/layout/contact-line";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";

/** Sign-in dialog over the exam, which then continues. Answers are never sent under another account. */
export default function SignInAgain({ session }: { session: ExamSession }): ReactNode {
  const t = useTranslations("exam.signIn");
  const login = useTranslations("accounts.login");
  const { other } = useExamSession(session);
  const [isSessionBlocked, setSessionBlocked] = useState(false);
  const { email } = session.owner;
  const { submit, isBusy, isBlocked, formError, wantsCode } = useSignIn({
    onSignedIn: async (profile) => {
      storeAccount(profile);
      setSessionBlocked((await session.check()) === "nobody");
    },
    words: { failed: login("wrong"), offline: t("offline") },
  });
  return (
    <ExamDialog isOpen onClose={session.cancelSignIn} title={t("title")} className="max-w-md">
      <p className="mt-2">{t("text")}</p>
      {other && (
        <Alert role="alert" tone="careful" title={t("otherTitle")} className="mt-4 wrap-anywhere">
          <p>{t("other", { other, email })}</p>
        </Alert>
      )}
      {isSessionBlocked && (
        <Alert role="alert" tone="wrong" className="mt-4">
          <p>{t("forgotten")}</p>
          <ContactLine />
        </Alert>
      )}
      <form method="post" noValidate onSubmit={submit} className="mt-4 space-y-4">
        <SignInFields prefix="again" email={email} formError={formError} isAlert wantsCode={wantsCode} />
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <Button type="submit" disabled={isBlocked} className="sm:flex-1">
            {isBusy ? login("submitting") : login("submit")}
          </Button>
          <Button variant="quiet" onClick={session.cancelSignIn}>
            {t("later")}
          </Button>
        </div>
      </form>
    </ExamDialog>
  );
}
