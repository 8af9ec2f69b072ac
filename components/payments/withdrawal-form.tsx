"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { useSubmit } from "@/components/ui/use-submit";
import { withdraw } from "@/lib/payments/actions";

/** `statement`: the consumer's declaration with name, purchase and receipt address. */
export function WithdrawalForm({ statement }: { statement: string }) {
  const translate = useTranslations("payments.withdrawal");
  const router = useRouter();
  const { submit, isBusy, formError } = useSubmit({
    send: () => withdraw(),
    onDone: () => router.refresh(),
    words: { title: translate("failedTitle"), failed: translate("failed") },
  });
  return (
    <ConfirmButton
      startLabel={translate("start")}
      title={translate("sureTitle")}
      confirmLabel={translate("confirm")}
      pendingLabel={translate("confirming")}
      cancelLabel={translate("keep")}
      variant="danger"
      isBusy={isBusy}
      onConfirm={() => submit()}
    >
      <p>{statement}</p>
      <p>{translate("sure")}</p>
      {formError && (
        <p role="alert" className="font-semibold text-wrong">
          {formError}
        </p>
      )}
    </ConfirmButton>
  );
}
