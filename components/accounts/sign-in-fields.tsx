import { useTranslations } from "next-intl";
import { LoginCodeField } from "@/components/accounts/login-code-field";
import { PasswordField } from "@/components/accounts/password-field";
import { Alert } from "@/components/ui/alert";
import { Field } from "@/components/ui/field";

type Props = {
  prefix: string;
  email?: string;
  trouble: string | null;
  /** Whether this message must announce itself. */
  isAlert?: boolean;
  wantsCode: boolean;
};

export function SignInFields({ prefix, email, trouble, isAlert = false, wantsCode }: Props) {
  const translate = useTranslations("accounts.login");
  const failureId = `${prefix}-failure`;
  return (
    <>
      {trouble && (
        <Alert tone="wrong" id={failureId} role={isAlert ? "alert" : undefined}>
          {trouble}
        </Alert>
      )}
      <Field
        id={`${prefix}-email`}
        name="email"
        type="email"
        label={translate("email")}
        defaultValue={email}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        aria-describedby={trouble ? failureId : undefined}
      />
      <PasswordField
        id={`${prefix}-password`}
        name="password"
        label={translate("password")}
        autoComplete="current-password"
      />
      {wantsCode && <LoginCodeField />}
    </>
  );
}
