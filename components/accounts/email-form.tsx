"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { ChangeForm } from "@/components/accounts/change-form";
import { ConfirmEmailForm } from "@/components/accounts/confirm-email-form";
import { Fields } from "@/components/accounts/fields";
import { ValidatedForm } from "@/components/accounts/validated-form";
import { ReadAloud } from "@/components/layout/read-aloud";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { saveEmail, sendEmailCode } from "@/lib/accounts/actions";

type Props = {
  /** The code's lifetime. */
  minutes: number;
  /** The account's address if it is still to be confirmed. */
  unconfirmed: string | null;
};

/** Confirms the e-mail, or changes it in two steps: send a code to the new address, then enter it. */
export function EmailForm({ minutes, unconfirmed }: Props) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null)
    return (
      <div className="space-y-6">
        {unconfirmed && <ConfirmEmailForm email={unconfirmed} minutes={minutes} />}
        <RequestCode onSent={setSentTo} />
      </div>
    );
  return <EnterCode email={sentTo} minutes={minutes} onBack={() => setSentTo(null)} />;
}

function RequestCode({ onSent }: { onSent: (email: string) => void }) {
  const t = useTranslations("accounts.own.change");
  const fields = [
    { name: "email", label: t("newEmail"), autoComplete: "email", required: true },
    { name: "currentPassword", label: t("currentPassword") },
  ] as const;
  return (
    <ValidatedForm
      schema={async () => (await import("@/lib/accounts/schema")).emailChangeSchema}
      send={sendEmailCode}
      onDone={(_sent, { email = "" }) => onSent(email.trim())}
      words={{ failed: t("failed") }}
      summary={t("summary")}
      button={t("sendCode")}
      pending={t("saving")}
    >
      {(errors) => <Fields prefix="change" fields={fields} errors={errors} />}
    </ValidatedForm>
  );
}

function EnterCode({ email, minutes, onBack }: { email: string; minutes: number; onBack: () => void }) {
  const t = useTranslations("accounts.own.change");
  const confirmation = useRef<HTMLDivElement>(null);

  // The submitted form is gone, so focus moves to the confirmation.
  useEffect(() => confirmation.current?.focus(), []);

  const code = { name: "code", label: t("code"), hint: t("codeHint"), required: true } as const;
  return (
    <div className="space-y-5">
      <Alert ref={confirmation} tabIndex={-1} tone="good" title={t("codeSent")}>
        <ReadAloud>
          <p className="break-words">{t("codeSentText", { email, minutes })}</p>
        </ReadAloud>
      </Alert>
      <ChangeForm what="email" fields={[code]} save={saveEmail} />
      <Button variant="quiet" size="compact" onClick={onBack}>
        {t("otherEmail")}
      </Button>
    </div>
  );
}
