"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { pause } from "@/components/accounts/confirm-sign-in";
import { NewPasswordForm } from "@/components/accounts/new-password-form";
import { keepWaitingEmail } from "@/components/accounts/waiting-email";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ErrorSummary } from "@/components/ui/error-summary";
import { Field } from "@/components/ui/field";
import { useHydrated } from "@/components/ui/hydrated";
import { notify } from "@/components/ui/toaster";
import { callApi } from "@/lib/call";

// Time to read that it worked before the page changes, and the shortest password here (specification, sections 2 and 5).
const REDIRECT_MS = 2000;
const PASSWORD_MIN = 6;

type Step = "email" | "code" | "done";

/** The way back to an account in two steps: the address to which a code is mailed, then the code and a new password. */
export function ForgotPasswordSteps() {
  const translate = useTranslations("accounts.forgotPassword");
  const router = useRouter();
  const [step, setStep] = useState<Step>("email");
  const [email, setEmail] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);

  // A new step is a new page to whoever cannot see it.
  useEffect(() => {
    if (step !== "email") heading.current?.focus();
  }, [step]);

  const goOn = (sentTo: string) => {
    setEmail(sentTo);
    keepWaitingEmail(sentTo);
    notify({ tone: "good", title: translate("sent") });
    setStep("code");
  };

  const finish = async () => {
    setStep("done");
    await pause(REDIRECT_MS);
    router.push("/");
    router.refresh();
  };

  const titles = { email: translate("title"), code: translate("stepTitle"), done: translate("changed") };
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {titles[step]}
      </h1>
      {step === "email" && <EmailForm email={email} onSent={goOn} />}
      {step === "code" && (
        <>
          <p className="wrap-anywhere">{translate("sentTo", { email })}</p>
          <NewPasswordForm email={email} passwordMin={PASSWORD_MIN} onDone={() => void finish()}>
            <Button variant="secondary" onClick={() => setStep("email")}>
              {translate("stepBack")}
            </Button>
          </NewPasswordForm>
          <p className="text-ink-soft">{translate("notArrived")}</p>
        </>
      )}
      {step === "done" && (
        <Alert tone="good" role="status">
          <p>{translate("changedText")}</p>
          <p>{translate("goingHome")}</p>
        </Alert>
      )}
    </>
  );
}

function EmailForm({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const translate = useTranslations("accounts.forgotPassword");
  const words = useTranslations("accounts.resetPassword");
  const isReady = useHydrated();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<{ text: string; isField: boolean } | null>(null);
  const summary = useMemo(
    () => (fault ? [{ ...(fault.isField && { fieldId: "forgot-email" }), text: fault.text }] : []),
    [fault],
  );

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const typed = String(new FormData(event.currentTarget).get("email")).trim();
    if (!/^\S+@\S+\.\S+$/.test(typed)) return setFault({ text: words("faults.email"), isField: true });

    setBusy(true);
    setFault(null);
    const answer = await callApi("/api/forgot-password", { email: typed });
    setBusy(false);
    if (answer.ok) return onSent(typed);
    const field = answer.fields["email"];
    const text = answer.status === 0 ? words("offlineText") : (field ?? answer.message ?? translate("sentFailed"));
    setFault({ text, isField: field !== undefined });
    notify({ tone: "wrong", title: translate("sentFailed"), text });
  };

  return (
    <>
      <p>{translate("lead")}</p>
      <form method="post" noValidate onSubmit={send} className="space-y-5">
        {summary.length > 0 && <ErrorSummary title={words("summary")} faults={summary} />}
        <Field
          id="forgot-email"
          name="email"
          type="email"
          label={translate("email")}
          hint={translate("emailHint")}
          error={fault?.isField ? fault.text : undefined}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          defaultValue={email}
          required
        />
        <Button type="submit" className="w-full sm:w-auto" disabled={!isReady || isBusy}>
          {isBusy ? translate("sending") : translate("send")}
        </Button>
      </form>
    </>
  );
}
