"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { ReadAloud } from "@/components/layout/read-aloud";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { useSubmit } from "@/components/ui/use-submit";
import { withdraw } from "@/lib/payments/actions";

/** `statement`: the consumer's declaration with name, purchase and receipt address. */
export function WithdrawalForm({ statement }: { statement: string }) {
  const t = useTranslations("payments.withdrawal");
  const router = useRouter();
  const { submit, isBusy, formError } = useSubmit({
    send: () => withdraw(),
    onDone: () => router.refresh(),
    words: { title: t("failedTitle"), failed: t("failed") },
  });
  return (
    <ConfirmButton
      startLabel={t("start")}
      title={t("sureTitle")}
      confirmLabel={t("confirm")}
      pendingLabel={t("confirming")}
      cancelLabel={t("keep")}
      variant="danger"
      isBusy={isBusy}
      onConfirm={() => submit()}
    >
      <ReadAloud className="space-y-3">
        <p>{statement}</p>
        <p>{t("sure")}</p>
      </ReadAloud>
      {formError && (
        <p role="alert" className="font-semibold text-wrong">
          {formError}
        </p>
      )}
    </ConfirmButton>
  );
}
