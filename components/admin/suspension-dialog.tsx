"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useAdminCall } from "@/components/admin/admin-panel";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogText, DialogTitle } from "@/components/ui/dialog";
import { notify } from "@/components/ui/toaster";
import { useSubmit } from "@/components/ui/use-submit";
import { type CallResult, property } from "@/lib/http/call";

type Props = { count: number; children: ReactNode; onClose: () => void };

/** Confirms and runs the suspension of expired accounts; open while mounted. `children`: the fields. */
export default function SuspensionDialog({ count, children, onClose }: Props) {
  const t = useTranslations("admin.tools");
  const router = useRouter();
  const call = useAdminCall();
  const { submit, isBusy } = useSubmit<CallResult>({
    send: ({ reason = "" }) => call("/api/admin/suspend-expired-users", { reason }),
    onDone: ({ data }) => {
      onClose();
      notify({ tone: "good", title: t("suspended", { count: Number(property(data, "suspendedCount")) }) });
      router.refresh();
    },
    onRefused: ({ status }) => {
      onClose();
      // For 401 and 403 the panel shows its own notice.
      if (![401, 403].includes(status)) notify({ tone: "wrong", title: t("suspendFailed") });
      return true;
    },
    words: { failed: t("suspendFailed") },
  });
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogTitle>{t("suspendTitle")}</DialogTitle>
        <DialogText className="mt-2 font-semibold">{t("suspendText", { count })}</DialogText>
        <form method="post" onSubmit={submit} className="mt-3 space-y-3">
          {children}
          <p>{t("suspendEffect")}</p>
          <DialogFooter>
            {count > 0 && (
              <Button type="submit" variant="danger" disabled={isBusy}>
                {isBusy ? t("suspending") : t("suspendConfirm", { count })}
              </Button>
            )}
            <DialogClose asChild>
              <Button variant="secondary" disabled={isBusy}>
                {t("suspendCancel")}
              </Button>
            </DialogClose>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
