"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState, useTransition } from "react";
import { ExamDialog } from "@/components/exam/exam-dialog";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { useHydrated } from "@/components/ui/hydrated";
import { revokeCodes } from "@/lib/admin/actions";

type Props = {
  batchId: string;
  /** The one code to revoke, or null for all unused ones. */
  number: number | null;
  /** How many codes it takes. */
  count: number;
};

/** The button that revokes one code or all unused ones, after a reason and a confirmation. */
export function RevokeGiftCodes({ batchId, number, count }: Props) {
  const t = useTranslations("admin.giftCodes.revoke");
  const router = useRouter();
  const isReady = useHydrated();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isSending, startSending] = useTransition();

  const open = () => {
    setTrouble(null);
    setOpen(true);
  };

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get("reason") ?? "");
    setTrouble(null);
    startSending(async () => {
      const answer = await revokeCodes({ batchId, number, reason }).catch(() => null);
      if (!answer?.ok) return setTrouble(answer?.message ?? t("failed"));
      setOpen(false);
      router.refresh();
    });
  };

  return (
    <>
      <Button
        variant={number === null ? "danger" : "quiet"}
        size="small"
        disabled={!isReady}
        aria-label={number === null ? undefined : t("oneLabel", { number })}
        onClick={open}
      >
        {t(number === null ? "all" : "one")}
      </Button>
      <ExamDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={number === null ? t("allTitle", { count }) : t("oneTitle", { number })}
        className="max-w-lg text-left"
      >
        <form onSubmit={send} className="mt-3 space-y-4">
          <p>{t("sure")}</p>
          <Field
            id={`${id}-reason`}
            name="reason"
            label={t("reason")}
            hint={t("reasonHint")}
            required
            maxLength={500}
            autoComplete="off"
          />
          {trouble && (
            <Alert role="alert" tone="wrong">
              {trouble}
            </Alert>
          )}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="danger" disabled={isSending}>
              {isSending ? t("sending") : t("confirm")}
            </Button>
            <Button variant="secondary" disabled={isSending} onClick={() => setOpen(false)}>
              {t("keep")}
            </Button>
          </div>
        </form>
      </ExamDialog>
    </>
  );
}
