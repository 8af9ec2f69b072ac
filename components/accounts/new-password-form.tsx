"use client";

import { useTranslations } from "next-intl";
import type { FormEvent, ReactNode } from "react";
import { type AccountField, Fields } from "@/components/accounts/fields";
import { deleteStoredAccount } from "@/components/accounts/stored-account";
import { ValidatedForm } from "@/components/accounts/validated-form";
import { notify } from "@/components/ui/toaster";
import { callApi } from "@/lib/http/call";
import { compact } from "@/lib/typed-text";

type Props = { email: string; passwordMin: number; onDone: () => void; children?: ReactNode };

/** Pasted codes may contain other characters. */
function limitToSixDigits({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
  input.value = compact(input.value).replace(/\D/g, "").slice(0, 6);
}

export function NewPasswordForm({ email, passwordMin: min, onDone, children }: Props) {
  const t = useTranslations("accounts.resetPassword");
  const forgot = useTranslations("accounts.forgotPassword");
  const fields: AccountField[] = [
    {
      name: "otp",
      label: t("otp"),
      hint: t("otpHint"),
      onInput: limitToSixDigits,
      required: true,
      inputClassName: "max-w-48 text-2xl tracking-widest tabular-nums",
    },
    { name: "newPassword", label: t("newPassword"), hint: t("newPasswordHint", { min }) },
    { name: "newPasswordAgain", label: t("newPasswordAgain") },
  ];
  return (
    <ValidatedForm
      schema={async () => (await import("@/lib/accounts/schema")).resetFormSchema(min)}
      messageFor={(fault) => (fault === "password_short" ? t("passwordShort", { min }) : undefined)}
      send={({ otp, newPassword }) => callApi("/api/reset-password", { email, otp, newPassword })}
      onDone={() => {
        // A password reset ends this browser's session too.
        void deleteStoredAccount();
        notify({ tone: "good", title: forgot("changed") });
        onDone();
      }}
      words={{ title: t("failed"), failed: t("failedText"), offlineTitle: t("offline"), offline: t("offlineText") }}
      summary={t("summary")}
      button={t("save")}
      pending={t("saving")}
      buttonClassName="w-full sm:order-1 sm:w-auto"
      extraButtons={children}
    >
      {(errors) => (
        <>
          {/* Password managers store a new password with its address. */}
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          <Fields prefix="reset" fields={fields} errors={errors} />
        </>
      )}
    </ValidatedForm>
  );
}
