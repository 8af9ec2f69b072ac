"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { ChangeFields } from "@/components/accounts/change-fields";
import { ChangeForm } from "@/components/accounts/change-form";
import { useChange } from "@/components/accounts/use-change";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ErrorSummary } from "@/components/ui/error-summary";
import { useHydrated } from "@/components/ui/hydrated";
import { askForEmailCode, saveEmail } from "@/lib/accounts/actions";

/** The two steps to a new e-mail: ask for a code at the new address, then give it. `minutes`: how long a code works. */
export function EmailForm({ minutes }: { minutes: number }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null) return <AskForCode onSent={setSentTo} />;
  return <GiveCode email={sentTo} minutes={minutes} onBack={() => setSentTo(null)} />;
}

function AskForCode({ onSent }: { onSent: (email: string) => void }) {
  const translate = useTranslations("accounts.own.change");
  const isReady = useHydrated();
  const fields = [
    {
      name: "email",
      label: translate("newEmail"),
      type: "email",
      autoComplete: "email",
      autoCapitalize: "none",
      spellCheck: false,
      maxLength: 254,
      required: true,
    },
    {
      name: "currentPassword",
      label: translate("currentPassword"),
      type: "password",
      autoComplete: "current-password",
    },
  ];
  const { submit, isBusy, errors, summary } = useChange(fields, askForEmailCode, ({ email }) =>
    onSent(email?.trim() ?? ""),
  );
  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-5">
      {summary.length > 0 && <ErrorSummary title={translate("summary")} faults={summary} />}
      <ChangeFields fields={fields} errors={errors} />
      <Button type="submit" disabled={!isReady || isBusy}>
        {translate(isBusy ? "saving" : "sendCode")}
      </Button>
    </form>
  );
}

function GiveCode({ email, minutes, onBack }: { email: string; minutes: number; onBack: () => void }) {
  const translate = useTranslations("accounts.own.change");
  const told = useRef<HTMLDivElement>(null);

  // The form that was sent is gone: what was done takes its place, also for the keyboard.
  useEffect(() => told.current?.focus(), []);

  const code = {
    name: "code",
    label: translate("code"),
    hint: translate("codeHint"),
    inputMode: "numeric",
    autoComplete: "one-time-code",
    maxLength: 12,
    inputClassName: "max-w-40",
    required: true,
  } as const;
  return (
    <div className="space-y-5">
      <Alert ref={told} tabIndex={-1} tone="good" title={translate("codeSent")}>
        <p className="break-words">{translate("codeSentText", { email, minutes })}</p>
      </Alert>
      <ChangeForm what="email" fields={[code]} save={saveEmail} />
      <Button variant="quiet" size="compact" onClick={onBack}>
        {translate("otherEmail")}
      </Button>
    </div>
  );
}
