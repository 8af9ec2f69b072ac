"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { ChangeForm } from "@/components/accounts/change-form";
import { EntryForm } from "@/components/accounts/entry-form";
import { Fields } from "@/components/accounts/fields";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { askForEmailCode, saveEmail } from "@/lib/accounts/actions";

/** Changes the e-mail in two steps: send a code to the new address, then enter it. `minutes`: the code's lifetime. */
export function EmailForm({ minutes }: { minutes: number }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null) return <AskForCode onSent={setSentTo} />;
  return <GiveCode email={sentTo} minutes={minutes} onBack={() => setSentTo(null)} />;
}

function AskForCode({ onSent }: { onSent: (email: string) => void }) {
  const translate = useTranslations("accounts.own.change");
  const fields = [
    { name: "email", label: translate("newEmail"), autoComplete: "email", required: true },
    { name: "currentPassword", label: translate("currentPassword") },
  ] as const;
  return (
    <EntryForm
      schema={async () => (await import("@/lib/accounts/schema")).emailChangeSchema}
      send={askForEmailCode}
      onDone={(_sent, { email = "" }) => onSent(email.trim())}
      words={{ failed: translate("failed") }}
      summary={translate("summary")}
      button={translate("sendCode")}
      pending={translate("saving")}
    >
      {(errors) => <Fields prefix="change" fields={fields} errors={errors} />}
    </EntryForm>
  );
}

function GiveCode({ email, minutes, onBack }: { email: string; minutes: number; onBack: () => void }) {
  const translate = useTranslations("accounts.own.change");
  const told = useRef<HTMLDivElement>(null);

  // The submitted form is gone, so focus moves to the confirmation.
  useEffect(() => told.current?.focus(), []);

  const code = { name: "code", label: translate("code"), hint: translate("codeHint"), required: true } as const;
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
