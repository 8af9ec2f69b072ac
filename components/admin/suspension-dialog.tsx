"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useAdminCall } from "@/components/admin/admin-panel";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogText, DialogTitle } from "@/components/ui/dialog";
import { notify } from "@/components/ui/toaster";
import { useSubmit } from "@/components/ui/use-submit";
import { type CallResult, property } from "@/lib/http/call";

/** Confirms and runs the suspension of expired accounts; open while mounted. */
export default function SuspensionDialog({ count, onClose }: { count: number; onClose: () => void }) {
  const t = useTranslations("admin.tools");
  const router = useRouter();
  const call = useAdminCall();
  const { submit, isBusy } = useSubmit<CallResult>({
    send: () => call("/api/admin/suspend-expired-users", {}),
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
        <p className="mt-2">{t("suspendEffect")}</p>
        {count > 0 && (
          <Link
            href="/admin?filter=expired"
            prefetch={false}
            onClick={onClose}
            className="mt-2 inline-block min-h-11 py-2 underline underline-offset-4"
          >
            {t("suspendWho")}
          </Link>
        )}
        <DialogFooter>
          {count > 0 && (
            <Button variant="danger" onClick={() => submit()} disabled={isBusy}>
              {isBusy ? t("suspending") : t("suspendConfirm", { count })}
            </Button>
          )}
          <DialogClose asChild>
            <Button variant="secondary" disabled={isBusy}>
              {t("suspendCancel")}
            </Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
