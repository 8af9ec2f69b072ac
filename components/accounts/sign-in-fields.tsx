import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { CodeField } from "@/components/accounts/code-field";
import { PasswordField } from "@/components/accounts/password-field";
import { ContactLine } from "@/components/layout/contact-line";
import { Alert } from "@/components/ui/alert";
import { Field } from "@/components/ui/field";

type Props = {
  prefix: string;
  email?: string;
  formError: string | null;
  /** Whether this message must announce itself. */
  isAlert?: boolean;
  wantsCode: boolean;
};

export function SignInFields({ prefix, email, formError, isAlert = false, wantsCode }: Props) {
  const t = useTranslations("accounts.login");
  const failureId = `${prefix}-failure`;
  return (
    <>
      {formError && (
        <Alert tone="wrong" id={failureId} role={isAlert ? "alert" : undefined}>
          <p>{formError}</p>
          <ContactLine />
        </Alert>
      )}
      <Field
        id={`${prefix}-email`}
        name="email"
        type="email"
        label={t("email")}
        defaultValue={email}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        aria-describedby={formError ? failureId : undefined}
      />
      <PasswordField id={`${prefix}-password`} name="password" label={t("password")} autoComplete="current-password" />
      {wantsCode && <LoginCodeField />}
    </>
  );
}

/** Second step of a sign-in with a second factor; takes the focus. */
function LoginCodeField() {
  const t = useTranslations("accounts.login");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector("input")?.focus(), []);
  return (
    <div ref={box} className="space-y-4">
      <Alert role="status">{t("codeText")}</Alert>
      <CodeField id="login-code" label={t("code")} hint={t("codeHint")} />
    </div>
  );
}
