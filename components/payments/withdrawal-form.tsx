"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { ConfirmStep } from "@/components/ui/confirm-step";
import { useSubmit } from "@/components/ui/use-submit";
import { withdraw } from "@/lib/payments/actions";

/** `statement`: the consumer's declaration with name, purchase and receipt address. */
export function WithdrawalForm({ statement }: { statement: string }) {
  const translate = useTranslations("payments.withdrawal");
  const router = useRouter();
  const { submit, isBusy, trouble } = useSubmit({
    send: () => withdraw(),
    onDone: () => router.refresh(),
    words: { title: translate("failedTitle"), failed: translate("failed") },
  });
  return (
    <ConfirmStep
      start={translate("start")}
      title={translate("sureTitle")}
      confirm={translate("confirm")}
      pending={translate("confirming")}
      keep={translate("keep")}
      variant="danger"
      isBusy={isBusy}
      onConfirm={() => submit()}
    >
      <p>{statement}</p>
      <p>{translate("sure")}</p>
      {trouble && (
        <p role="alert" className="font-semibold text-wrong">
          {trouble}
        </p>
      )}
    </ConfirmStep>
  );
}
