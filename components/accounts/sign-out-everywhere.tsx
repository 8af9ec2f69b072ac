"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { deleteStoredAccount } from "@/components/accounts/stored-account";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { notify } from "@/components/ui/toaster";
import { useSubmit } from "@/components/ui/use-submit";
import { signOutEverywhere } from "@/lib/accounts/actions";

export function SignOutEverywhere() {
  const translate = useTranslations("accounts.own.everywhere");
  const router = useRouter();
  const { submit, isBusy } = useSubmit({
    send: () => signOutEverywhere(),
    onDone: async () => {
      notify({ tone: "good", title: translate("done") });
      await deleteStoredAccount();
      router.push("/");
      router.refresh();
    },
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
