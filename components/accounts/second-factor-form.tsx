"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PasswordField } from "@/components/accounts/password-field";
import { ContactLine } from "@/components/layout/contact-line";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TitledCard } from "@/components/ui/card";
import { type Entry, useSubmit } from "@/components/ui/use-submit";
import type { ActionResult } from "@/lib/http/action";

type Props<T> = {
  id: string;
  title: string;
  text: ReactNode;
  asksPassword?: boolean;
  children?: ReactNode;
  button: string;
  variant?: "primary" | "danger";
  send: (entry: Entry) => Promise<ActionResult<T>>;
  onDone: (value: T) => void;
};

export function SecondFactorForm<T>(props: Props<T>) {
  const { id, title, text, asksPassword = false, children, button, variant = "primary", send, onDone } = props;
  const t = useTranslations("accounts.secondFactor");
  const { submit, isBusy, isBlocked, errors, formError } = useSubmit({
    send,
    onDone: ({ value }) => onDone(value),
    words: { failed: t("failed") },
  });
  return (
    <form method="post" onSubmit={submit}>
      <TitledCard id={id} title={title} className="space-y-5">
        {text}
        {asksPassword && (
          <PasswordField
            id="second-factor-password"
            name="currentPassword"
            label={t("password")}
            error={errors["currentPassword"]}
            autoComplete="current-password"
          />
        )}
        {children}
        {formError && (
          <Alert role="alert" tone="wrong">
            <p>{formError}</p>
            <ContactLine />
          </Alert>
        )}
        <Button type="submit" variant={variant} disabled={isBlocked} className="w-full sm:w-auto">
          {isBusy ? t("sending") : button}
        </Button>
      </TitledCard>
    </form>
  );
}
