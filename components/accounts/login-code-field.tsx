"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { CodeField } from "@/components/accounts/code-field";
import { Alert } from "@/components/ui/alert";

/** Second step of a sign-in with a second factor; takes the focus. */
export function LoginCodeField() {
  const translate = useTranslations("accounts.login");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector("input")?.focus(), []);
  return (
    <div ref={box} className="space-y-4">
      <Alert role="status">{translate("codeText")}</Alert>
      <CodeField id="login-code" label={translate("code")} hint={translate("codeHint")} />
    </div>
  );
}
