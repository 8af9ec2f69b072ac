"use client";

import { useTranslations } from "next-intl";
import { ChangeForm } from "@/components/accounts/change-form";
import { ReadAloud } from "@/components/layout/read-aloud";
import { Button } from "@/components/ui/button";
import { TitledCard } from "@/components/ui/card";
import { notify } from "@/components/ui/toaster";
import { useSubmit } from "@/components/ui/use-submit";
import { saveEmail, sendConfirmationCode } from "@/lib/accounts/actions";

/** Confirms the account's address with the code mailed at registration or a new one. `minutes`: the code's lifetime. */
export function ConfirmEmailForm({ email, minutes }: { email: string; minutes: number }) {
  const t = useTranslations("accounts.own.change");
  const { submit, isBlocked } = useSubmit({
    send: () => sendConfirmationCode(),
    onDone: () => notify({ tone: "good", title: t("codeSent"), text: t("codeSentText", { email, minutes }) }),
    words: { title: t("confirm"), failed: t("failed") },
  });
  const code = { name: "code", label: t("code"), hint: t("codeHint"), required: true } as const;
  return (
    <TitledCard id="confirm" title={t("confirm")} className="space-y-5">
      <ReadAloud>
        <p>{t("confirmFor", { minutes })}</p>
      </ReadAloud>
      <ChangeForm what="email" fields={[code]} save={saveEmail} button={t("confirmSave")} />
      <Button variant="quiet" size="compact" disabled={isBlocked} onClick={() => submit()}>
        {t("confirmSend")}
      </Button>
    </TitledCard>
  );
}
