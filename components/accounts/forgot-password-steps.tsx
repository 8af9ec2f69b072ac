"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { sleep } from "@/components/accounts/confirm-sign-in";
import { Fields } from "@/components/accounts/fields";
import { NewPasswordForm } from "@/components/accounts/new-password-form";
import { storePendingEmail } from "@/components/accounts/stored-account";
import { ValidatedForm } from "@/components/accounts/validated-form";
import { ReadAloud } from "@/components/layout/read-aloud";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { SIGN_IN_MARK } from "@/lib/accounts/return-path";
import { callApi } from "@/lib/http/call";

const REDIRECT_MS = 2000;
const PASSWORD_MIN = 6;

type Step = "email" | "code" | "done";

/** Password reset in two steps: mail a code, then enter it with a new password. */
export function ForgotPasswordSteps() {
  const t = useTranslations("accounts.forgotPassword");
  const router = useRouter();
  const [step, setStep] = useState<Step>("email");
  const [email, setEmail] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);

  // Moves screen readers to the new step.
  useEffect(() => {
    if (step !== "email") heading.current?.focus();
  }, [step]);

  const enterCode = (sentTo: string) => {
    setEmail(sentTo);
    storePendingEmail(sentTo);
    notify({ tone: "good", title: t("sent") });
    setStep("code");
  };

  const finish = async () => {
    setStep("done");
    await sleep(REDIRECT_MS);
    router.push(`/?${SIGN_IN_MARK}`);
    router.refresh();
  };

  const titles = { email: t("title"), code: t("stepTitle"), done: t("changed") };
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {titles[step]}
      </h1>
      {step === "email" && <EmailForm email={email} onSent={enterCode} />}
      {step === "code" && (
        <>
          <ReadAloud>
            <p className="wrap-anywhere">{t("sentTo", { email })}</p>
            <p className="text-ink-soft">{t("notArrived")}</p>
          </ReadAloud>
          <NewPasswordForm email={email} passwordMin={PASSWORD_MIN} onDone={() => void finish()}>
            <Button variant="secondary" className="w-full sm:w-auto" onClick={() => setStep("email")}>
              {t("stepBack")}
            </Button>
          </NewPasswordForm>
        </>
      )}
      {step === "done" && (
        <Alert tone="good" role="status">
          <ReadAloud>
            <p>{t("changedText")}</p>
            <p>{t("goingHome")}</p>
          </ReadAloud>
        </Alert>
      )}
    </>
  );
}

function EmailForm({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const t = useTranslations("accounts.forgotPassword");
  const words = useTranslations("accounts.resetPassword");
  const texts = { label: t("email"), hint: t("emailHint") };
  const field = { name: "email", ...texts, defaultValue: email, required: true } as const;
  return (
    <>
      <ReadAloud>
        <p>{t("lead")}</p>
      </ReadAloud>
      <ValidatedForm
        schema={async () => (await import("@/lib/accounts/schema")).forgotPasswordSchema}
        send={({ email = "" }) => callApi("/api/forgot-password", { email: email.trim() })}
        onDone={(_sent, { email = "" }) => onSent(email.trim())}
        words={{ title: t("sentFailed"), failed: t("sentFailed"), offline: words("offlineText") }}
        summary={words("summary")}
        button={t("send")}
        pending={t("sending")}
        buttonClassName="w-full sm:w-auto"
      >
        {(errors) => <Fields prefix="forgot" fields={[field]} errors={errors} />}
      </ValidatedForm>
    </>
  );
}
