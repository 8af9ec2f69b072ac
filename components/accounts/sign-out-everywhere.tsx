"use client";

import { useTranslations } from "next-intl";
import { useSignedOut } from "@/components/accounts/use-signed-out";
import { ReadAloud } from "@/components/layout/read-aloud";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { useSubmit } from "@/components/ui/use-submit";
import { signOutEverywhere } from "@/lib/accounts/actions";

export function SignOutEverywhere() {
  const t = useTranslations("accounts.own.everywhere");
  const leave = useSignedOut();
  const { submit, isBusy } = useSubmit({
    send: () => signOutEverywhere(),
    onDone: () => leave(t("done")),
    words: { title: t("failedTitle"), failed: t("failed") },
  });
  return (
    <ConfirmButton
      startLabel={t("start")}
      title={t("start")}
      confirmLabel={t("confirm")}
      pendingLabel={t("busy")}
      cancelLabel={t("keep")}
      isBusy={isBusy}
      onConfirm={() => submit()}
    >
      <ReadAloud>
        <p>{t("sure")}</p>
        <p>{t("unsaved")}</p>
      </ReadAloud>
    </ConfirmButton>
  );
}
