"use client";

import { useTranslations } from "next-intl";
import { useSignedOut } from "@/components/accounts/use-signed-out";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { useSubmit } from "@/components/ui/use-submit";
import { signOutEverywhere } from "@/lib/accounts/actions";

export function SignOutEverywhere() {
  const translate = useTranslations("accounts.own.everywhere");
  const leave = useSignedOut();
  const { submit, isBusy } = useSubmit({
    send: () => signOutEverywhere(),
    onDone: () => leave(translate("done")),
    words: { title: translate("failedTitle"), failed: translate("failed") },
  });
  return (
    <ConfirmButton
      startLabel={translate("start")}
      title={translate("start")}
      confirmLabel={translate("confirm")}
      pendingLabel={translate("busy")}
      cancelLabel={translate("keep")}
      isBusy={isBusy}
      onConfirm={() => submit()}
    >
      <p>{translate("sure")}</p>
    </ConfirmButton>
  );
}
