"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ActionDialog } from "@/components/admin/action-dialog";
import { answerShort } from "@/lib/admin/actions";

/** Confirms and sends the ready answer to a short text. `children`: its points and its comment. */
export function ShortTextDialog({ writingId, children }: { writingId: string; children: ReactNode }) {
  const t = useTranslations("admin.marking");
  return (
    <ActionDialog
      label={t("short.open")}
      title={t("short.open")}
      action={answerShort}
      input={{ writingId }}
      labels={{
        confirm: t("send"),
        pending: t("sending"),
        cancel: t("short.cancel"),
        unreachable: t("failed"),
        done: t("short.done"),
        failed: t("failed"),
      }}
    >
      {children}
    </ActionDialog>
  );
}
