"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { forgetAccount } from "@/components/accounts/stored-account";
import { ConfirmStep } from "@/components/ui/confirm-step";
import { notify } from "@/components/ui/toaster";
import { useSubmit } from "@/components/ui/use-submit";
import { leaveEverywhere } from "@/lib/accounts/actions";

export function LeaveEverywhere() {
  const translate = useTranslations("accounts.own.everywhere");
  const router = useRouter();
  const { submit, isBusy } = useSubmit({
    send: () => leaveEverywhere(),
    onDone: async () => {
      notify({ tone: "good", title: translate("done") });
      await forgetAccount();
      router.push("/");
      router.refresh();
    },
    words: { title: translate("failedTitle"), failed: translate("failed") },
  });
  return (
    <ConfirmStep
      start={translate("start")}
      title={translate("start")}
      confirm={translate("confirm")}
      pending={translate("busy")}
      keep={translate("keep")}
      isBusy={isBusy}
      onConfirm={() => submit()}
    >
      <p>{translate("sure")}</p>
    </ConfirmStep>
  );
}
