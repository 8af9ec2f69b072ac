"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useMemo, useState } from "react";
import { PasswordField } from "@/components/accounts/password-field";
import { forgetAccount } from "@/components/accounts/stored-account";
import { Button } from "@/components/ui/button";
import { ErrorSummary } from "@/components/ui/error-summary";
import { Field } from "@/components/ui/field";
import { useHydrated } from "@/components/ui/hydrated";
import { notify } from "@/components/ui/toaster";
import { findResetFaults, RESET_FIELDS, type ResetEntry, type ResetField } from "@/lib/accounts/reset-form";
import { type CallAnswer, callApi } from "@/lib/call";

type Props = {
  /** Whose password it is. */
  email: string;
  passwordMin: number;
  onDone: () => void;
  /** Other buttons beside the form's own. */
  children?: ReactNode;
};

type Errors = Partial<Record<ResetField, string>>;

const fieldId = (field: ResetField) => `reset-${field}`;

function readEntry(form: HTMLFormElement): ResetEntry {
  const data = new FormData(form);
  const text = (name: ResetField) => String(data.get(name) ?? "");
  return {
    otp: text("otp").replace(/\s/g, ""),
    newPassword: text("newPassword"),
    newPasswordAgain: text("newPasswordAgain"),
  };
}

/** The code from the mail, and the new password twice. */
export function NewPasswordForm({ email, passwordMin, onDone, children }: Props) {
  const translate = useTranslations("accounts.resetPassword");
  const forgot = useTranslations("accounts.forgotPassword");
  const words = useTranslations("accounts.login");
  const isReady = useHydrated();
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [trouble, setTrouble] = useState<string | null>(null);
  // Made anew only when there is something new to say: the summary takes the focus then.
  const summary = useMemo(() => {
    if (trouble) return [{ text: trouble }];
    return RESET_FIELDS.flatMap((name) => {
      const text = errors[name];
      return text ? [{ fieldId: fieldId(name), text }] : [];
    });
  }, [errors, trouble]);

  const tellFailure = (answer: Extract<CallAnswer, { ok: false }>) => {
    const isOffline = answer.status === 0;
    const { otp, newPassword } = answer.fields;
    const text = isOffline ? translate("offlineText") : (answer.message ?? translate("failedText"));
    if (otp || newPassword) setErrors({ ...(otp && { otp }), ...(newPassword && { newPassword }) });
    else setTrouble(text);
    notify({ tone: "wrong", title: isOffline ? translate("offline") : translate("failed"), text });
  };

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const entry = readEntry(event.currentTarget);
    const faults = findResetFaults(entry, passwordMin);
    const found: Errors = {};
    for (const name of RESET_FIELDS) {
      const fault = faults[name];
      if (fault) found[name] = translate(`faults.${fault}`, { min: passwordMin });
    }
    setErrors(found);
    setTrouble(null);
    if (Object.keys(found).length > 0) return;

    setBusy(true);
    const { otp, newPassword } = entry;
    const answer = await callApi("/api/reset-password", { email, otp, newPassword });
    setBusy(false);
    if (!answer.ok) return tellFailure(answer);
    // Whoever was signed in here before is out now.
    forgetAccount();
    notify({ tone: "good", title: forgot("changed") });
    onDone();
  };

  const texts = {
    show: words("show"),
    hide: words("hide"),
    showPassword: words("showPassword"),
    hidePassword: words("hidePassword"),
  };
  return (
    <form method="post" noValidate onSubmit={save} className="space-y-5">
      {summary.length > 0 && <ErrorSummary title={translate("summary")} faults={summary} />}
      {/* For password managers, which keep a new password with its address. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field
        id={fieldId("otp")}
        name="otp"
        label={translate("otp")}
        hint={translate("otpHint")}
        error={errors.otp}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={12}
        required
        inputClassName="max-w-48 text-2xl tracking-widest tabular-nums"
      />
      <PasswordField
        id={fieldId("newPassword")}
        name="newPassword"
        label={translate("newPassword")}
        hint={translate("newPasswordHint", { min: passwordMin })}
        error={errors.newPassword}
        autoComplete="new-password"
        maxLength={200}
        required
        texts={texts}
      />
      <PasswordField
        id={fieldId("newPasswordAgain")}
        name="newPasswordAgain"
        label={translate("newPasswordAgain")}
        error={errors.newPasswordAgain}
        autoComplete="new-password"
        maxLength={200}
        required
        texts={texts}
      />
      <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-end">
        <Button type="submit" disabled={!isReady || isBusy}>
          {isBusy ? translate("saving") : translate("save")}
        </Button>
        {children}
      </div>
    </form>
  );
}
