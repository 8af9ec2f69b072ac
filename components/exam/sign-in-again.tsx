"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { SignInFields } from "@/components/accounts/sign-in-fields";
import { keepAccount } from "@/components/accounts/stored-account";
import { useSignIn } from "@/components/accounts/use-sign-in";
import { ExamDialog } from "@/components/exam/exam-dialog";
import type { ExamSession } from "@/components/exam/exam-session";
import { useSession } from "@/components/exam/use-session";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";

/** Signs the learner in again over the exam, which then continues. Another account gets none of its answers. */
export default function SignInAgain({ session }: { session: ExamSession }): ReactNode {
  const t = useTranslations("exam.signIn");
  const login = useTranslations("accounts.login");
  const { other } = useSession(session);
  const [isForgotten, setForgotten] = useState(false);
  const { email } = session.owner;
  const { submit, isBusy, isBlocked, trouble, wantsCode } = useSignIn({
    onSignedIn: async (profile) => {
      keepAccount(profile);
      setForgotten((await session.check()) === "nobody");
    },
    words: { failed: login("wrong"), offline: t("offline") },
  });
  return (
    <ExamDialog isOpen onClose={session.giveUp} title={t("title")} className="max-w-md">
      <p className="mt-2">{t("text")}</p>
      {other && (
        <Alert role="alert" tone="careful" title={t("otherTitle")} className="mt-4 wrap-anywhere">
          <p>{t("other", { other, email })}</p>
        </Alert>
      )}
      {isForgotten && (
        <Alert role="alert" tone="wrong" className="mt-4">
          {t("forgotten")}
        </Alert>
      )}
      <form method="post" noValidate onSubmit={submit} className="mt-4 space-y-4">
        <SignInFields prefix="again" email={email} trouble={trouble} isAlert wantsCode={wantsCode} />
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <Button type="submit" disabled={isBlocked} className="sm:flex-1">
            {isBusy ? login("submitting") : login("submit")}
          </Button>
          <Button variant="quiet" onClick={session.giveUp}>
            {t("later")}
          </Button>
        </div>
      </form>
    </ExamDialog>
  );
}
